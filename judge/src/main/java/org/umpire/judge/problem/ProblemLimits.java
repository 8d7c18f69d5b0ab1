package org.umpire.judge.problem;

import java.time.Duration;
import java.util.Optional;

/**
 * What submissions, compilers and validators of a problem may use.
 *
 * @param time CPU time of one case; empty if it is to be told from the accepted submissions
 * @param timing how it is told
 * @param memoryBytes of a submission
 * @param outputBytes of a submission on one case
 * @param codeBytes of a submission's sources together
 * @param compilation of a compiler
 * @param validation of an output validator on one case
 */
public record ProblemLimits(
        Optional<Duration> time,
        Timing timing,
        long memoryBytes,
        long outputBytes,
        long codeBytes,
        Share compilation,
        Share validation) {
    /** No time limit is longer, whoever gives it. */
    public static final int SECONDS_MAX = 3600;

    /**
     * What a program of the package may use.
     *
     * @param time by the CPU clock for a compiler, by the wall for a validator
     */
    public record Share(Duration time, long memoryBytes) {}

    /**
     * How a time limit is told from the accepted submissions.
     *
     * @param acceptedToLimit the limit is at least so many times the slowest of them
     * @param resolutionSeconds the limit is a multiple of that
     */
    public record Timing(double acceptedToLimit, double resolutionSeconds) {
        /** Returns the limit, where the slowest accepted submission took so long on its slowest case. */
        public Duration limit(Duration slowest) {
            double seconds = slowest.toNanos() / 1e9 * acceptedToLimit;
            double steps = Math.max(1, Math.ceil(seconds / resolutionSeconds));
            return Duration.ofNanos(Math.round(steps * resolutionSeconds * 1e9));
        }
    }

    /** Returns the same limits with this time. */
    public ProblemLimits withTime(Duration limit) {
        return new ProblemLimits(
                Optional.of(limit), timing, memoryBytes, outputBytes, codeBytes, compilation, validation);
    }
}
