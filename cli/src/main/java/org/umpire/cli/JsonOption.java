package org.umpire.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The option of every command whose result a machine may want to read. */
@Command
final class JsonOption {
    @Option(names = "--json", description = "Prints the result as JSON.")
    private boolean json;

    boolean given() {
        return json;
    }
}
