package org.umpire.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The option of every command that computes something from the records of a season: whether it trusts the index. */
@Command
final class RecordsOption {
    @Option(
            names = "--records",
            description = "Reads every record, whatever results.index says: to check what somebody else has played.")
    private boolean records;

    boolean given() {
        return records;
    }
}
