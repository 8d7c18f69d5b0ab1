package org.umpire.league.schedule;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Entrants by their points a match so far. Who has not played yet is taken for average. */
final class ScoreGroups {
    private final Integer[] order;
    private final int[] group;
    private final int[] place;
    private final int[] size;
    private int groups;

    private ScoreGroups(int entrants, Comparator<Integer> better) {
        order = new Integer[entrants];
        group = new int[entrants];
        place = new int[entrants];
        size = new int[entrants];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, better);
        for (int from = 0, to; from < entrants; from = to) {
            to = from;
            while (to < entrants && better.compare(order[from], order[to]) == 0) {
                to++;
            }
            for (int i = from; i < to; i++) {
                group[order[i]] = groups;
                place[order[i]] = i - from;
                size[order[i]] = to - from;
            }
            groups++;
        }
    }

    static ScoreGroups of(Summary soFar) {
        int n = soFar.entrants();
        long[] points = new long[n];
        long[] matches = new long[n];
        for (List<Summary.Meeting> round : soFar.rounds()) {
            for (Summary.Meeting meeting : round) {
                for (int i = 0; i < meeting.entrants().size(); i++) {
                    points[meeting.entrants().get(i)] += meeting.points().get(i);
                    matches[meeting.entrants().get(i)] += meeting.matches();
                }
            }
        }
        long allPoints = Arrays.stream(points).sum();
        long allMatches = Math.max(1, Arrays.stream(matches).sum());
        for (int i = 0; i < n; i++) {
            points[i] = matches[i] == 0 ? allPoints : points[i];
            matches[i] = matches[i] == 0 ? allMatches : matches[i];
        }
        return new ScoreGroups(n, (a, b) -> {
            int fewer =
                    Long.compare(Math.multiplyExact(points[a], matches[b]), Math.multiplyExact(points[b], matches[a]));
            return soFar.lowerIsBetter() ? fewer : -fewer;
        });
    }

    /** Returns all entrants, best first; equal ones in the order of their numbers. */
    List<Integer> order() {
        return List.of(order);
    }

    /** Returns the group of an entrant, 0 for the best: those with equal points a match. */
    int group(int entrant) {
        return group[entrant];
    }

    /** Returns the place of an entrant within its group. */
    int place(int entrant) {
        return place[entrant];
    }

    /** Returns how many there are in the group of an entrant. */
    int size(int entrant) {
        return size[entrant];
    }

    /** Returns how many groups there are. */
    int groups() {
        return groups;
    }
}
