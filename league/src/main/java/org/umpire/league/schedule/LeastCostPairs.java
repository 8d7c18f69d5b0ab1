package org.umpire.league.schedule;

import java.util.Arrays;

/** Everybody in pairs, at the least cost there is: a perfect matching of a complete graph. */
final class LeastCostPairs {
    private LeastCostPairs() {}

    /**
     * Returns for each its mate.
     *
     * @param cost for each two of an even number, symmetric, not negative, below 2^60
     */
    static int[] of(long[][] cost) {
        long most = 0;
        for (long[] row : cost) {
            most = Math.max(most, Arrays.stream(row).max().orElse(0));
        }
        // All weights are positive and all pairs are there, so a matching of most weight leaves nobody over.
        long[][] weight = new long[cost.length][cost.length];
        for (int i = 0; i < cost.length; i++) {
            for (int j = 0; j < cost.length; j++) {
                weight[i][j] = i == j ? 0 : most + 1 - cost[i][j];
            }
        }
        return new Blossoms(weight).mates();
    }
}
