package org.umpire.league.rating;

/**
 * Two entrants, and whether what happened between them is what the ratings say.
 *
 * @param one the lower number of the two
 * @param blocks in which both were
 * @param results in which both were
 * @param score how often the first was ahead, a tie counting half
 * @param expected the same by the ratings
 * @param deviation how far the first did better (above 0) or worse than expected, in standard errors
 * @param probability of so much or more by chance, at most; corrected for the number of pairings (Holm)
 */
public record Pairing(
        int one,
        int other,
        long blocks,
        long results,
        double score,
        double expected,
        double deviation,
        double probability) {
    private static final double LIMIT = 0.05;

    /** Returns whether chance does not account for it: among all pairings one in twenty seasons would have such a one. */
    public boolean outlier() {
        return probability < LIMIT;
    }
}
