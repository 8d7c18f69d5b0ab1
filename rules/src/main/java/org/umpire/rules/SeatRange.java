package org.umpire.rules;

/**
 * How many seats a table of a game may have, both ends included.
 *
 * @param min at least 1
 * @param max at least {@code min}
 */
public record SeatRange(int min, int max) {
    public SeatRange {
        if (min < 1 || max < min) {
            throw new IllegalArgumentException("seats from " + min + " to " + max);
        }
    }

    /** Returns whether a table may have this many seats. */
    public boolean contains(int seats) {
        return seats >= min && seats <= max;
    }

    @Override
    public String toString() {
        return min == max ? Integer.toString(min) : min + "-" + max;
    }
}
