package org.umpire.league.schedule;

import java.util.Arrays;
import java.util.List;

/**
 * What came of the rounds so far.
 *
 * @param entrants how many there are
 * @param lowerIsBetter whether fewer points are better, and a lower score with them
 * @param rounds all meetings of each round
 */
public record Summary(int entrants, boolean lowerIsBetter, List<List<Meeting>> rounds) {
    public Summary {
        rounds = rounds.stream().map(List::copyOf).toList();
    }

    /**
     * Some entrants that met, in one match or several.
     *
     * @param entrants by their numbers
     * @param matches how many they played against each other
     * @param points of each, over these matches
     * @param totals the game's own score of each, over these matches
     */
    public record Meeting(List<Integer> entrants, int matches, List<Long> points, List<Long> totals) {
        public Meeting {
            entrants = List.copyOf(entrants);
            points = List.copyOf(points);
            totals = List.copyOf(totals);
            if (points.size() != entrants.size() || totals.size() != entrants.size() || matches < 1) {
                throw new IllegalArgumentException("a meeting of " + entrants + " with points " + points);
            }
        }
    }

    /** Returns how often each two have met, symmetric. */
    int[][] met() {
        int[][] met = new int[entrants][entrants];
        for (List<Meeting> round : rounds) {
            for (Meeting meeting : round) {
                for (int one : meeting.entrants()) {
                    for (int other : meeting.entrants()) {
                        met[one][other] += one == other ? 0 : 1;
                    }
                }
            }
        }
        return met;
    }

    /** Returns in how many rounds each had nobody to meet. */
    int[] byes() {
        int[] byes = new int[entrants];
        Arrays.fill(byes, rounds.size());
        for (List<Meeting> round : rounds) {
            round.forEach(meeting -> meeting.entrants().forEach(entrant -> byes[entrant]--));
        }
        return byes;
    }

    /** Compares two sides of a meeting, the better one first: by points, then by the game's own score. */
    int compare(Meeting meeting, int one, int other) {
        int sign = lowerIsBetter ? 1 : -1;
        int byPoints =
                sign * Long.compare(meeting.points().get(one), meeting.points().get(other));
        return byPoints != 0
                ? byPoints
                : sign
                        * Long.compare(
                                meeting.totals().get(one), meeting.totals().get(other));
    }
}
