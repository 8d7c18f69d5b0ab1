package org.umpire.league;

import java.util.OptionalDouble;
import org.umpire.league.statistics.Student;
import org.umpire.league.statistics.Tally;

/**
 * An average over blocks (matches, whose tables share one deal), with its standard error.
 *
 * @param value the average of the blocks' averages
 * @param standardError of {@code value}; empty with fewer than two blocks, or too few to tell
 * @param degrees of freedom of the error; at least 1 where there is one
 * @param blocks how many there are
 */
public record Mean(double value, OptionalDouble standardError, double degrees, long blocks) {
    /** No blocks at all; the value is 0. */
    public static final Mean NONE = new Mean(0, OptionalDouble.empty(), 0, 0);

    /**
     * Returns half the width of the interval that holds the true average in 95 of 100 cases, by Student's distribution;
     * empty where the error is.
     */
    public OptionalDouble halfWidth95() {
        return standardError.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(standardError.getAsDouble() * Student.quantile975(degrees));
    }

    /** Sums up blocks one by one. */
    static final class Sum {
        private Tally tally = Tally.NONE;

        void add(double block) {
            tally = tally.with(block);
        }

        Mean mean() {
            return tally.blocks() == 0
                    ? NONE
                    : new Mean(tally.mean(), tally.standardError(), tally.blocks() - 1.0, tally.blocks());
        }
    }
}
