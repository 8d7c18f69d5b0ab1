package org.umpire.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The options that every command has. */
@Command
final class HelpOption {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Shows this text.")
    @SuppressWarnings("UnusedVariable") // picocli acts on it
    private boolean help;
}
