package org.umpire.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

@Command(
        name = "holdem",
        header = "Hold'em: finds the actions of a hand from the stacks; writes hands as PHH.",
        subcommands = {HoldemReconstructCommand.class, HoldemPhhCommand.class},
        footer = "  umpire holdem reconstruct < hand.txt")
final class HoldemCommand implements Callable<Integer> {
    private final Terminal terminal;

    HoldemCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        return terminal.misused("which one: reconstruct or phh? (see 'umpire holdem --help')");
    }
}
