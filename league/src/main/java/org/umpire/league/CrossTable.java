package org.umpire.league;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Every entrant against every other. All matches are in it, those with entrants out of competition too. */
public final class CrossTable {
    private final Map<List<Integer>, Cell> cells = new HashMap<>();

    private CrossTable() {}

    /** Returns the table of these matches. */
    public static CrossTable of(Collection<PlayedMatch> matches, boolean lowerIsBetter) {
        Map<List<Integer>, Builder> builders = new HashMap<>();
        List<PlayedMatch> inOrder = new ArrayList<>(matches);
        inOrder.sort(Comparator.comparingLong(PlayedMatch::number));
        for (PlayedMatch match : inOrder) {
            for (PlayedMatch.Side one : match.sides()) {
                for (PlayedMatch.Side other : match.sides()) {
                    if (one.entrant() != other.entrant()) {
                        builders.computeIfAbsent(
                                        List.of(one.entrant(), other.entrant()), key -> new Builder(lowerIsBetter))
                                .add(match, one, other);
                    }
                }
            }
        }
        CrossTable table = new CrossTable();
        builders.forEach((key, builder) -> table.cells.put(key, builder.cell()));
        return table;
    }

    /** Returns how one entrant did against another, as the first one sees it. */
    public Cell cell(int entrant, int opponent) {
        return cells.getOrDefault(List.of(entrant, opponent), Cell.NONE);
    }

    /**
     * One entrant against another.
     *
     * @param points of both, in units, in the matches in which both were
     * @param ahead how often the one was ahead of the other; in a match of two: how often it won
     * @param level how often they were level
     * @param behind how often it was behind
     * @param scoreAhead by how much a game its own score was above the other's, over matches
     * @param matches in their order
     */
    public record Cell(
            long points,
            long opponentPoints,
            long ahead,
            long level,
            long behind,
            long score,
            long opponentScore,
            Mean scoreAhead,
            List<PlayedMatch> matches) {
        static final Cell NONE = new Cell(0, 0, 0, 0, 0, 0, 0, Mean.NONE, List.of());

        public Cell {
            matches = List.copyOf(matches);
        }

        /** Returns how many matches there are. */
        public long count() {
            return matches.size();
        }

        /** Returns where the records of all tables are, in order. */
        List<String> records() {
            return matches.stream()
                    .flatMap(match -> match.records().stream())
                    .filter(record -> !record.isEmpty())
                    .toList();
        }
    }

    private static final class Builder {
        private final boolean lowerIsBetter;
        private final long[] points = new long[2];
        private final long[] scores = new long[2];
        /** Behind, level, ahead. */
        private final long[] results = new long[3];

        private final Mean.Sum scoreAhead = new Mean.Sum();
        private final List<PlayedMatch> matches = new ArrayList<>();

        Builder(boolean lowerIsBetter) {
            this.lowerIsBetter = lowerIsBetter;
        }

        void add(PlayedMatch match, PlayedMatch.Side one, PlayedMatch.Side other) {
            points[0] += one.points();
            points[1] += other.points();
            scores[0] += one.total();
            scores[1] += other.total();
            results[1 + compare(one, other)]++;
            if (one.effort().games() > 0 && other.effort().games() > 0) {
                scoreAhead.add((double) one.total() / one.effort().games()
                        - (double) other.total() / other.effort().games());
            }
            matches.add(match);
        }

        private int compare(PlayedMatch.Side one, PlayedMatch.Side other) {
            if (one.lostByFault() != other.lostByFault()) {
                return one.lostByFault() ? -1 : 1;
            }
            return Long.compare(one.points(), other.points()) * (lowerIsBetter ? -1 : 1);
        }

        Cell cell() {
            return new Cell(
                    points[0],
                    points[1],
                    results[2],
                    results[1],
                    results[0],
                    scores[0],
                    scores[1],
                    scoreAhead.mean(),
                    Collections.unmodifiableList(matches));
        }
    }
}
