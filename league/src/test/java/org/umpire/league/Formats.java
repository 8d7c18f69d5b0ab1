package org.umpire.league;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.MatchResult;
import org.umpire.rules.Shuffler;
import org.umpire.rules.TableResult;
import org.umpire.rules.TieBreak;

/** Contest formats for tests, in the manner of the games. */
final class Formats {
    private Formats() {}

    /** Two entrants, two tables with the seats swapped, 2-1-0 points, a fault loses. */
    static ContestFormat duplicatePairs() {
        return new Duplicate(1, false, List.of(TieBreak.HEAD_TO_HEAD, TieBreak.TOTAL_SCORE));
    }

    /** The same with a draw worth half a point. */
    static ContestFormat halves() {
        return new Duplicate(2, false, List.of(TieBreak.HEAD_TO_HEAD, TieBreak.WINS));
    }

    /** The same with this direction and these tie-breaks. */
    static ContestFormat pairs(boolean lowerIsBetter, TieBreak... tieBreaks) {
        return new Duplicate(1, lowerIsBetter, List.of(tieBreaks));
    }

    private record Duplicate(int pointsUnit, boolean lowerIsBetter, List<TieBreak> tieBreaks) implements ContestFormat {
        @Override
        public int matchSize(int seats) {
            return 2;
        }

        @Override
        public List<List<Integer>> tables(int seats, Shuffler draw) {
            int[] order = IntStream.range(0, seats).map(seat -> seat % 2).toArray();
            draw.shuffle(order);
            List<Integer> first = IntStream.of(order).boxed().toList();
            return List.of(first, first.stream().map(entrant -> 1 - entrant).toList());
        }

        @Override
        public MatchResult score(List<TableResult> tables) {
            long[] totals = new long[2];
            int faulted = -1;
            for (TableResult table : tables) {
                for (int seat = 0; seat < table.seating().size(); seat++) {
                    int entrant = table.seating().get(seat);
                    totals[entrant] += table.outcome().seats().get(seat).score();
                    if (faulted < 0 && table.outcome().seats().get(seat).fault().isPresent()) {
                        faulted = entrant;
                    }
                }
            }
            int order = faulted == 0 ? -1 : faulted == 1 ? 1 : Long.compare(totals[0], totals[1]);
            return new MatchResult(
                    List.of(1L + order, 1L - order),
                    List.of(totals[0], totals[1]),
                    faulted < 0 ? Set.of() : Set.of(faulted));
        }
    }

    /** Groups of four, one table for each rotation; the place is the points, ties take the worst of their places. */
    static final class Rotations implements ContestFormat {
        @Override
        public int matchSize(int seats) {
            return 4;
        }

        @Override
        public List<List<Integer>> tables(int seats, Shuffler draw) {
            int first = draw.below(seats);
            List<List<Integer>> tables = new ArrayList<>();
            for (int t = 0; t < seats; t++) {
                int by = first + t;
                tables.add(IntStream.range(0, seats)
                        .mapToObj(seat -> (seat + by) % seats)
                        .toList());
            }
            return tables;
        }

        @Override
        public MatchResult score(List<TableResult> tables) {
            long[] points = new long[4];
            long[] totals = new long[4];
            for (TableResult table : tables) {
                for (int seat = 0; seat < 4; seat++) {
                    long score = table.outcome().seats().get(seat).score();
                    int entrant = table.seating().get(seat);
                    totals[entrant] += score;
                    points[entrant] += table.outcome().seats().stream()
                            .filter(other -> other.score() <= score)
                            .count();
                }
            }
            return new MatchResult(
                    IntStream.range(0, 4).mapToObj(i -> points[i]).toList(),
                    IntStream.range(0, 4).mapToObj(i -> totals[i]).toList(),
                    Set.of());
        }

        @Override
        public int pointsUnit() {
            return 1;
        }

        @Override
        public boolean lowerIsBetter() {
            return true;
        }

        @Override
        public List<TieBreak> tieBreaks() {
            return List.of();
        }
    }
}
