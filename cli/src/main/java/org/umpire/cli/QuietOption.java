package org.umpire.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The option of every command that talks while it works. */
@Command
final class QuietOption {
    @Option(names = "--quiet", description = "No talk about how it goes; only what goes wrong.")
    private boolean quiet;

    boolean given() {
        return quiet;
    }
}
