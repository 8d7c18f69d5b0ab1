package org.umpire.rules;

/**
 * A figure of a player over all his tables, which a {@link Commentary} gives for each table and which adds up.
 *
 * @param heading a few words, for the head of a column
 * @param explanation what stands behind the heading and a colon, with a full stop
 * @param unit how many of what is counted make one: 2 where halves are counted
 * @param perTable whether the average over tables is shown, and not the sum
 */
public record Measure(String heading, String explanation, int unit, boolean perTable) {
    public Measure {
        if (unit < 1) {
            throw new IllegalArgumentException("a unit of " + unit);
        }
    }
}
