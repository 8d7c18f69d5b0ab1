package org.umpire.cli;

import java.util.OptionalInt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The option of every command that may play several tables at a time. */
@Command
final class JobsOption {
    @Option(
            names = "--jobs",
            paramLabel = "N",
            converter = PositiveNumber.class,
            description = "How many tables are played at a time. Without it, one less than there are cores.")
    private int jobs;

    OptionalInt given() {
        return jobs == 0 ? OptionalInt.empty() : OptionalInt.of(jobs);
    }
}
