package org.umpire.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.umpire.games.croquet.CroquetMove;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "best",
        header = "The moves that keep the value of a position.",
        description = "Prints them in ascending order: 5 goes on, -3 comes back, 0 skips. Where there is no legal move,"
                + " the line is empty.",
        footer = {"  umpire croquet best A 0 0 0", "  umpire croquet best -  < positions"})
final class CroquetBestCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(
            arity = "1..*",
            paramLabel = "POSITION",
            description = "Four words; or '-' to read positions from standard input, one a line.")
    private List<String> words = new ArrayList<>();

    @Mixin
    private CroquetReadingOption reading = new CroquetReadingOption();

    CroquetBestCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        return new CroquetQuestion(
                        terminal,
                        reading.oracle(),
                        (oracle, position) -> oracle.best(position).stream()
                                .map(CroquetMove::toString)
                                .collect(Collectors.joining(" ")))
                .ask(words);
    }
}
