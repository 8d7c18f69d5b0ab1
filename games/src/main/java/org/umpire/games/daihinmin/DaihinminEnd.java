package org.umpire.games.daihinmin;

/** Why a table is over. */
public enum DaihinminEnd {
    /** It is not. */
    NONE,
    /** A hand is empty. */
    HAND_EMPTY,
    /** The last card of the stock was drawn. */
    STOCK_EMPTY,
    /** All players but one are out. */
    ONE_LEFT
}
