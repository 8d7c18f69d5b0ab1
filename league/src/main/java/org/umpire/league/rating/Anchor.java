package org.umpire.league.rating;

import java.util.OptionalInt;

/**
 * Where ratings begin, since results tell their differences only.
 *
 * @param entrant whose rating is given; empty for the average of all that are rated
 * @param value that rating, in Elo points
 */
public record Anchor(OptionalInt entrant, double value) {
    /** The average is 0. */
    public static final Anchor MEAN_ZERO = new Anchor(OptionalInt.empty(), 0);

    public Anchor {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("not a rating: " + value);
        }
    }

    /** Returns an anchor at one entrant. */
    public static Anchor of(int entrant, double value) {
        return new Anchor(OptionalInt.of(entrant), value);
    }
}
