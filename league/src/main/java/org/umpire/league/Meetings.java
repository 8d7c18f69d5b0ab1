package org.umpire.league;

import java.util.Arrays;

/**
 * How often entrants play and meet in one round.
 *
 * @param leastPlayed by any entrant
 * @param mostPlayed by any entrant
 * @param leastMet by any two
 * @param mostMet by any two
 */
record Meetings(int leastPlayed, int mostPlayed, int leastMet, int mostMet) {
    /** Counts all groups out of n entrants. */
    static Meetings of(Groups groups, int n) {
        int[] played = new int[n];
        int[] met = new int[n * (n - 1) / 2];
        for (long i = 0; i < groups.size(); i++) {
            int[] group = groups.at(i);
            for (int b = 0; b < group.length; b++) {
                played[group[b]]++;
                for (int a = 0; a < b; a++) {
                    met[group[b] * (group[b] - 1) / 2 + group[a]]++;
                }
            }
        }
        return new Meetings(least(played), most(played), least(met), most(met));
    }

    int spread() {
        return mostMet - leastMet;
    }

    private static int least(int[] counts) {
        return Arrays.stream(counts).min().orElseThrow();
    }

    private static int most(int[] counts) {
        return Arrays.stream(counts).max().orElseThrow();
    }
}
