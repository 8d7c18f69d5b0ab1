package org.umpire.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "value",
        header = "What a position is worth to the side to move under perfect play.",
        description = "Prints WIN n, DRAW or LOSS n; n counts the moves of both up to the one that decides.",
        footer = {
            "  umpire croquet value B 20@3 17! 0",
            "  umpire croquet value -  < positions  # one a line; a malformed one gives ERROR and its rule"
        })
final class CroquetValueCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(
            arity = "1..*",
            paramLabel = "POSITION",
            description = "Four words; or '-' to read positions from standard input, one a line.")
    private List<String> words = new ArrayList<>();

    @Mixin
    private CroquetReadingOption reading = new CroquetReadingOption();

    CroquetValueCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        return new CroquetQuestion(
                        terminal,
                        reading.oracle(),
                        (oracle, position) -> oracle.value(position).toString())
                .ask(words);
    }
}
