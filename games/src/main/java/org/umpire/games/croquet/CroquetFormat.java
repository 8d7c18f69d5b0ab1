package org.umpire.games.croquet;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.MatchResult;
import org.umpire.rules.ScoreName;
import org.umpire.rules.Shuffler;
import org.umpire.rules.TableResult;
import org.umpire.rules.TieBreak;

/**
 * Matches of two entrants over 2k games, each first in k of them; a win is a point, a draw half a point.
 * docs/games/croquet.md#match.
 */
public final class CroquetFormat implements ContestFormat {
    private static final int ENTRANTS = 2;
    private static final int WIN = 2;

    private final int firstEach;

    /** Makes matches of two games, or of twice as many as each entrant is first. */
    public CroquetFormat(int firstEach) {
        if (firstEach < 1) {
            throw new IllegalArgumentException("each first " + firstEach + " times");
        }
        this.firstEach = firstEach;
    }

    @Override
    public boolean chance() {
        return false;
    }

    @Override
    public int matchSize(int seats) {
        return ENTRANTS;
    }

    @Override
    public List<List<Integer>> tables(int seats, Shuffler draw) {
        if (seats != ENTRANTS) {
            throw new IllegalArgumentException("croquet has two seats, not " + seats);
        }
        List<List<Integer>> tables = new ArrayList<>();
        for (int i = 0; i < firstEach; i++) {
            tables.add(List.of(0, 1));
            tables.add(List.of(1, 0));
        }
        return List.copyOf(tables);
    }

    @Override
    public MatchResult score(List<TableResult> tables) {
        long[] halves = new long[ENTRANTS];
        long[] wins = new long[ENTRANTS];
        for (TableResult table : tables) {
            for (int seat = 0; seat < ENTRANTS; seat++) {
                int entrant = table.seating().get(seat);
                long score = table.outcome().seats().get(seat).score();
                halves[entrant] += score;
                wins[entrant] += score == WIN ? 1 : 0;
            }
        }
        // A fault loses its game and no more, so that nobody loses a match by one.
        return new MatchResult(List.of(halves[0], halves[1]), List.of(wins[0], wins[1]), Set.of());
    }

    @Override
    public int pointsUnit() {
        return 2;
    }

    @Override
    public boolean lowerIsBetter() {
        return false;
    }

    @Override
    public ScoreName scoreName() {
        return new ScoreName("games won", false);
    }

    /** Returns points among the tied, then games won, which are the totals of these matches. */
    @Override
    public List<TieBreak> tieBreaks() {
        return List.of(TieBreak.HEAD_TO_HEAD, TieBreak.TOTAL_SCORE);
    }
}
