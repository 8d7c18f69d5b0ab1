package org.umpire.games.daihinmin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.MatchResult;
import org.umpire.rules.Outcome.SeatOutcome;
import org.umpire.rules.ScoreName;
import org.umpire.rules.Shuffler;
import org.umpire.rules.TableResult;
import org.umpire.rules.TieBreak;

/**
 * Matches of as many entrants as a table has seats, over as many tables with the same deal, at each of which another one
 * leads. A place is worth its number, and fewer points are better. docs/games/daihinmin.md#match.
 */
public final class DaihinminFormat implements ContestFormat {
    @Override
    public int matchSize(int seats) {
        return seats;
    }

    /** Returns as many tables as seats: the order of the entrants is drawn once, and turned by a seat each time. */
    @Override
    public List<List<Integer>> tables(int seats, Shuffler draw) {
        int[] order = new int[seats];
        Arrays.setAll(order, entrant -> entrant);
        draw.shuffle(order);
        List<List<Integer>> tables = new ArrayList<>();
        for (int turned = 0; turned < seats; turned++) {
            List<Integer> table = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) {
                table.add(order[(seat + turned) % seats]);
            }
            tables.add(List.copyOf(table));
        }
        return List.copyOf(tables);
    }

    @Override
    public MatchResult score(List<TableResult> tables) {
        int entrants = tables.get(0).seating().size();
        long[] points = new long[entrants];
        long[] cards = new long[entrants];
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

    @Override
    public ScoreName scoreName() {
        return new ScoreName("cards left", false);
    }

    /** Returns none: the contest's rules know points only, and who has equally many shares the place. */
    @Override
    public List<TieBreak> tieBreaks() {
        return List.of();
    }
}
