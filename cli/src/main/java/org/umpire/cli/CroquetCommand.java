package org.umpire.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "croquet",
        header = "The oracle of Arithmetic Croquet: knows the value of every position.",
        description = {
            "A position is four words: the side to move, A's ball, B's ball, and the blocked number (0: none). A ball"
                    + " is 17, 17! (the miss used), 20@3 (in hoop 20, entered by 3), 20@3!, or 27^20 (at 27, must come"
                    + " back below 20). See docs/games/croquet.md."
        },
        subcommands = {
            CroquetValueCommand.class,
            CroquetBestCommand.class,
            CroquetStatsCommand.class,
            CroquetPlayCommand.class,
            CroquetAnnotateCommand.class
        },
        footer = {"  umpire croquet value A 0 0 0", "  umpire croquet annotate table.ndjson"})
final class CroquetCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything is called
    private CommandSpec spec;

    CroquetCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        spec.commandLine().usage(terminal.err());
        return Terminal.MISUSED;
    }
}
