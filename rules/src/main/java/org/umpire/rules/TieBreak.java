package org.umpire.rules;

/** What decides between entrants with equal points, in the order that a {@link ContestFormat} gives. */
public enum TieBreak {
    /**
     * Points in the matches among the tied alone, applied once to the whole tied group; whoever lost a match against
     * one of the tied by a fault ranks below that one.
     */
    HEAD_TO_HEAD,
    /** The game's own score over all matches. */
    TOTAL_SCORE,
    /** Matches won. */
    WINS,
    /**
     * The points a match of those whom an entrant has met, on an average: who had the stronger opponents, did more for the same
     * points. A schedule asks for it in which not all meet the same; a format need not.
     */
    OPPONENTS
}
