package org.umpire.rules;

import java.util.List;

/** How entrants meet in a contest of one game, and what a match is worth. Pure. */
public interface ContestFormat {
    /**
     * Returns how many entrants meet in one match.
     *
     * @param seats how many seats each table has
     */
    int matchSize(int seats);

    /**
     * Returns whether there is chance in a deal, which the tables of a match then share: else that they share it says
     * nothing about luck.
     */
    default boolean chance() {
        return true;
    }

    /**
     * Returns the tables of one match. All tables of a match have the same deal.
     *
     * @param seats how many seats each table has
     * @param draw the chance of this match, for whatever is drawn by lot
     * @return for each table, for each seat, the number of its entrant within the match, 0-based
     */
    List<List<Integer>> tables(int seats, Shuffler draw);

    /**
     * Returns what a match was worth, once all its tables are played; or of a single table, what it would be worth alone.
     *
     * @param tables in the order of {@link #tables}
     */
    MatchResult score(List<TableResult> tables);

    /** Returns how many units make one point: 2 where a draw is worth half a point, else 1. */
    int pointsUnit();

    /**
     * Returns whether fewer points are better, as where a place counts as points. Where the game's own score decides
     * between equal points, it counts in the same direction.
     */
    boolean lowerIsBetter();

    /** Returns what the game's own score, {@link MatchResult#totals}, is called in reports. */
    default ScoreName scoreName() {
        return ScoreName.USUAL;
    }

    /**
     * Returns whether the places by instant run-off are told beside those by points: where points have no upper bound, so
     * that winning much from the weakest can decide.
     */
    default boolean runOff() {
        return false;
    }

    /** Returns what decides between equal points, in order; what is equal after all shares the place. */
    List<TieBreak> tieBreaks();
}
