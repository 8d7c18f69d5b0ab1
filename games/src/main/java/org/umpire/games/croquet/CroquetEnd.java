package org.umpire.games.croquet;

/** How a game stands. */
public enum CroquetEnd {
    /** It goes on. */
    NONE,
    /** A has won. */
    A_WINS,
    /** B has won. */
    B_WINS,
    /** Both have finished. */
    DRAW;

    /** Returns the end in which this side, 0 or 1, has won. */
    public static CroquetEnd won(int side) {
        return side == 0 ? A_WINS : B_WINS;
    }

    /** Returns what the end is worth for a side, in half points: 2, 1 or 0. */
    public int halves(int side) {
        return this == DRAW ? 1 : this == won(side) ? 2 : 0;
    }
}
