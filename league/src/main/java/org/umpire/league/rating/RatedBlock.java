package org.umpire.league.rating;

import java.util.List;

/**
 * Results that depend on each other, as those of the tables of a match do, which share one deal; or a single one.
 *
 * @param finishes in an order of their own, whatever the order in which they were given
 */
public record RatedBlock(List<Finish> finishes) implements Comparable<RatedBlock> {
    public RatedBlock {
        finishes = finishes.stream().sorted().toList();
    }

    /** Returns a block of one result. */
    public static RatedBlock of(Finish finish) {
        return new RatedBlock(List.of(finish));
    }

    @Override
    public int compareTo(RatedBlock other) {
        for (int i = 0; i < Math.min(finishes.size(), other.finishes.size()); i++) {
            int compared = finishes.get(i).compareTo(other.finishes.get(i));
            if (compared != 0) {
                return compared;
            }
        }
        return Integer.compare(finishes.size(), other.finishes.size());
    }
}
