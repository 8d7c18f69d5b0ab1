package org.umpire.league.rating;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Results that depend on each other, as those of the tables of a match do, which share one deal; or a single one.
 *
 * @param finishes in an order of their own, whatever the order in which they were given
 */
public record RatedBlock(List<Finish> finishes) implements Comparable<RatedBlock> {
    public RatedBlock {
        finishes = finishes.stream().sorted().toList();
        if (finishes.isEmpty()) {
            throw new IllegalArgumentException("a block without a result");
        }
    }

    /** Returns a block of one result. */
    public static RatedBlock of(Finish finish) {
        return new RatedBlock(List.of(finish));
    }

    /** Returns who took part, ascending. */
    int[] entrants() {
        int[] first = finishes.get(0).entrants();
        int[] all = first;
        for (Finish finish : finishes) {
            int[] more = finish.entrants();
            // At all tables of a match the same ones meet.
            all = Arrays.equals(more, first)
                    ? all
                    : IntStream.concat(Arrays.stream(all), Arrays.stream(more))
                            .distinct()
                            .sorted()
                            .toArray();
        }
        return all;
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
