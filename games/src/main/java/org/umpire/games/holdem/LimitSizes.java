package org.umpire.games.holdem;

/** The fixed sizes of limit betting. */
final class LimitSizes {
    /** How many bets and raises a street has at most; the big blind is the first one preflop. */
    static final int BETS_MAX = 4;

    private LimitSizes() {}

    /** Returns the size of a bet or raise on a street: the big blind, from the turn on twice as much. */
    static int of(Stakes stakes, Street street) {
        return street.compareTo(Street.TURN) < 0 ? stakes.bigBlind() : 2 * stakes.bigBlind();
    }
}
