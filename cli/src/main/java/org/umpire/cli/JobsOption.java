package org.umpire.cli;

import java.util.OptionalInt;
import org.umpire.contest.Jobs;
import org.umpire.contest.Settings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

    @Mixin
    private PinOption pin = new PinOption();

    OptionalInt given() {
        return jobs == 0 ? OptionalInt.empty() : OptionalInt.of(jobs);
    }

    PinOption pin() {
        return pin;
    }

    /** Returns how many tables are played at a time, as many as usual if nothing was said; see {@link PinOption#jobs}. */
    Jobs orUsual() {
        return pin.jobs(given().orElseGet(Settings::usualJobs));
    }
}
