package org.umpire.judge.run;

import java.time.Duration;
import org.umpire.judge.problem.ProblemLimits;

/**
 * What one run of a submission may use.
 *
 * @param cpu CPU time
 * @param wall time by the clock on the wall: for programs that wait
 */
record RunLimits(Duration cpu, Duration wall, long memoryBytes, long outputBytes) {
    /** A program that computes all the time comes nowhere near it, unless it gets less than a third of a processor. */
    private static final int WALL_FACTOR = 3;

    private static final Duration WALL_EXTRA = Duration.ofSeconds(3);

    /** Returns the limits of a problem; its time limit must be known. */
    static RunLimits of(ProblemLimits limits) {
        Duration cpu = limits.time().orElseThrow();
        return new RunLimits(
                cpu, cpu.multipliedBy(WALL_FACTOR).plus(WALL_EXTRA), limits.memoryBytes(), limits.outputBytes());
    }
}
