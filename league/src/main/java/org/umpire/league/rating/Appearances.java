package org.umpire.league.rating;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/** How often each entrant took part, and how it did: counts that need no model. */
final class Appearances {
    private final long[] blocks;
    private final long[] results;
    private final double[] scores;

    Appearances(int entrants, SortedMap<RatedBlock, Long> counted) {
        this.blocks = new long[entrants];
        this.results = new long[entrants];
        this.scores = new double[entrants];
        long[] seen = new long[entrants];
        long number = 0;
        for (Map.Entry<RatedBlock, Long> block : counted.entrySet()) {
            number++;
            for (Finish finish : block.getKey().finishes()) {
                add(finish, block.getValue());
                for (int entrant : finish.entrants()) {
                    blocks[entrant] += seen[entrant] == number ? 0 : block.getValue();
                    seen[entrant] = number;
                }
            }
        }
    }

    private void add(Finish finish, long count) {
        int[] all = finish.entrants();
        int behind = all.length;
        for (List<Integer> level : finish.order()) {
            behind -= level.size();
            for (int entrant : level) {
                results[entrant] += count;
                scores[entrant] += count * (behind + (level.size() - 1) / 2.0) / (all.length - 1);
            }
        }
    }

    long blocks(int entrant) {
        return blocks[entrant];
    }

    long results(int entrant) {
        return results[entrant];
    }

    /** Returns how many of its opponents it left behind, of all, on an average; a tie counts half. */
    double score(int entrant) {
        return results[entrant] == 0 ? 0 : scores[entrant] / results[entrant];
    }
}
