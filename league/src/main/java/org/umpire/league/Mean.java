package org.umpire.league;

import java.util.OptionalDouble;

/**
 * An average over blocks (matches, whose tables share one deal), with its standard error.
 *
 * @param value the average of the blocks' averages
 * @param standardError of {@code value}; empty with fewer than two blocks
 * @param blocks how many there are
 */
public record Mean(double value, OptionalDouble standardError, long blocks) {
    /** No blocks at all; the value is 0. */
    public static final Mean NONE = new Mean(0, OptionalDouble.empty(), 0);

    /**
     * Returns half the width of the interval that holds the true average in 95 of 100 cases, by Student's distribution;
     * empty with fewer than two blocks.
     */
    public OptionalDouble halfWidth95() {
        return standardError.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(standardError.getAsDouble() * Student.quantile975(blocks - 1));
    }

    /** Sums up blocks one by one (Welford), so that large scores lose no precision. */
    static final class Sum {
        private long blocks;
        private double mean;
        private double squares;

        void add(double block) {
            blocks++;
            double off = block - mean;
            mean += off / blocks;
            squares += off * (block - mean);
        }

        Mean mean() {
            if (blocks == 0) {
                return NONE;
            }
            OptionalDouble error =
                    blocks < 2 ? OptionalDouble.empty() : OptionalDouble.of(Math.sqrt(squares / (blocks - 1) / blocks));
            return new Mean(mean, error, blocks);
        }
    }
}
