package org.umpire.league.rating;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

/**
 * How strong the entrants of a season are: ratings, how sure they are, and where results are not what they say. Defined
 * in {@code docs/ratings.md}. A function of the results, whatever their order, to the last bit.
 *
 * @param rows the strongest first; who cannot be compared with the others, last
 * @param pairings of the rated, the most surprising first
 * @param anchor where ratings begin
 * @param drawShare how often two equals are level; empty where no two ever were
 * @param blocks with a result of two or more
 * @param results of two or more
 */
public record Ratings(
        List<Rating> rows, List<Pairing> pairings, Anchor anchor, OptionalDouble drawShare, long blocks, long results) {
    /** Elo points of one unit of the logarithm of a strength: 400 points are odds of ten to one. */
    public static final double ELO = 400 / Math.log(10);

    public Ratings {
        rows = List.copyOf(rows);
        pairings = List.copyOf(pairings);
    }

    /**
     * Returns the ratings of entrants 0 to {@code entrants − 1} after these results.
     *
     * @param anchor of one of them, or of their average
     */
    public static Ratings of(int entrants, Collection<RatedBlock> blocks, Anchor anchor) {
        return of(entrants, blocks, anchor, true);
    }

    /** Returns the same, with or without the odds of places, which take most of the time. */
    static Ratings of(int entrants, Collection<RatedBlock> blocks, Anchor anchor, boolean odds) {
        Map<RatedBlock, Long> counts = new HashMap<>();
        blocks.forEach(block -> counts.merge(block, 1L, Long::sum));
        // Sums of floating-point numbers depend on their order: it is that of the blocks' own.
        return new RatingTable(entrants, new TreeMap<>(counts), anchor).ratings(odds);
    }

    /** Returns the pairings whose results chance does not account for, the most surprising first. */
    public List<Pairing> outliers() {
        return pairings.stream().filter(Pairing::outlier).toList();
    }
}
