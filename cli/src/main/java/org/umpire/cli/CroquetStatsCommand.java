package org.umpire.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "stats",
        header = "How many positions can be reached, and what they are worth.",
        footer = {"  umpire croquet stats", "  umpire croquet stats --reading return=onto-hoop"})
final class CroquetStatsCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin
    private CroquetReadingOption reading = new CroquetReadingOption();

    CroquetStatsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        reading.oracle().census().counts().lines().forEach(terminal.out()::println);
        return Terminal.DONE;
    }
}
