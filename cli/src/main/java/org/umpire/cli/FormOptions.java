package org.umpire.cli;

import picocli.CommandLine.Option;

/** As what something about entrants is printed: one of these, or text for people. An argument group, or the base of one. */
class FormOptions {
    @Option(names = "--json", description = "Prints the result as JSON.")
    private boolean json;

    @Option(names = "--csv", description = "Prints comma-separated values.")
    private boolean csv;

    final boolean json() {
        return json;
    }

    final boolean csv() {
        return csv;
    }
}
