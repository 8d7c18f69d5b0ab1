package org.umpire.games.daihinmin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.MatchResult;
import org.umpire.rules.Outcome.SeatOutcome;
import org.umpire.rules.Shuffler;
import org.umpire.rules.TableResult;
import org.umpire.rules.TieBreak;

/**
 * Matches of four entrants over four tables with the same deal, at each of which another one leads. A place is worth its
 * number, and fewer points are better. docs/games/daihinmin.md#match.
 */
public final class DaihinminFormat implements ContestFormat {
    private static final int ENTRANTS = 4;

    @Override
    public int matchSize() {
        return ENTRANTS;
    }

    /** Returns four tables: the order of the entrants is drawn once, and turned by a seat from table to table. */
    @Override
    public List<List<Integer>> tables(int seats, Shuffler draw) {
        if (seats < ENTRANTS) {
            throw new IllegalArgumentException("four entrants meet; at a table of " + seats + " they have no seats");
        }
        int[] order = {0, 1, 2, 3};
        draw.shuffle(order);
        List<List<Integer>> tables = new ArrayList<>();
        for (int turned = 0; turned < ENTRANTS; turned++) {
            List<Integer> table = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) {
                table.add(order[(seat + turned) % ENTRANTS]);
            }
            tables.add(List.copyOf(table));
        }
        return List.copyOf(tables);
    }

    @Override
    public MatchResult score(List<TableResult> tables) {
        long[] points = new long[ENTRANTS];
        long[] cards = new long[ENTRANTS];
        for (TableResult table : tables) {
            List<Integer> places = places(
                    table.outcome().seats().stream().map(SeatOutcome::score).toList());
            for (int seat = 0; seat < table.seating().size(); seat++) {
                int entrant = table.seating().get(seat);
                points[entrant] += places.get(seat);
                cards[entrant] += table.outcome().seats().get(seat).score();
            }
        }
        // A fault costs its table, by its score, and no more.
        return new MatchResult(
                Arrays.stream(points).boxed().toList(),
                Arrays.stream(cards).boxed().toList(),
                Set.of());
    }

    /**
     * Returns the place for each score: how many scores are lower or equal, so that those who are equal all take the worst
     * of their places. docs/games/daihinmin.md#score.
     */
    public static List<Integer> places(List<Long> scores) {
        return scores.stream()
                .map(mine ->
                        (int) scores.stream().filter(other -> other <= mine).count())
                .toList();
    }

    @Override
    public int pointsUnit() {
        return 1;
    }

    @Override
    public boolean lowerIsBetter() {
        return true;
    }

    /** Returns none: the contest's rules know points only, and who has equally many shares the place. */
    @Override
    public List<TieBreak> tieBreaks() {
        return List.of();
    }
}
