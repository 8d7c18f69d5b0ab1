package org.umpire.league.statistics;

import java.util.OptionalDouble;

/**
 * What is kept of the results of blocks, by Welford's method, so that large numbers lose no precision. Immutable.
 *
 * @param blocks how many there are
 * @param mean their average; 0 without any
 * @param squares the sum of the squared distances from the average
 */
public record Tally(long blocks, double mean, double squares) {
    /** No block at all. */
    public static final Tally NONE = new Tally(0, 0, 0);

    /** Returns this and one more block. */
    public Tally with(double block) {
        double off = block - mean;
        double next = mean + off / (blocks + 1);
        return new Tally(blocks + 1, next, squares + off * (block - next));
    }

    /** Returns the standard deviation of a block; empty below two blocks. */
    public OptionalDouble deviation() {
        return blocks < 2 ? OptionalDouble.empty() : OptionalDouble.of(Math.sqrt(squares / (blocks - 1)));
    }

    /** Returns the standard error of the average; empty below two blocks. */
    public OptionalDouble standardError() {
        return blocks < 2 ? OptionalDouble.empty() : OptionalDouble.of(Math.sqrt(squares / (blocks - 1) / blocks));
    }

    /**
     * Returns half the width of the interval that holds the true average in 95 of 100 cases, by Student's distribution;
     * empty below two blocks.
     */
    public OptionalDouble halfWidth95() {
        OptionalDouble error = standardError();
        return error.isEmpty() ? error : OptionalDouble.of(error.getAsDouble() * Student.quantile975(blocks - 1.0));
    }

    /**
     * Returns how likely it is that the true average is above 0, all true averages being equally likely before
     * (likelihood of superiority): Student's distribution at the average in units of its standard error. 0.5 below two
     * blocks, and where all blocks were 0.
     */
    public double superiority() {
        OptionalDouble error = standardError();
        if (error.isEmpty() || (error.getAsDouble() == 0 && mean == 0)) {
            return 0.5;
        }
        return Student.cumulative(mean / error.getAsDouble(), blocks - 1.0);
    }
}
