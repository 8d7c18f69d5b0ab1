package org.umpire.games.holdem;

/** The kinds of hands, from the lowest to the highest. */
public enum HandCategory {
    /** Nothing of what follows. */
    HIGH_CARD(0),
    /** Two of one rank. */
    PAIR(1),
    /** Two of one rank and two of another. */
    TWO_PAIR(2),
    /** Three of one rank. */
    THREE_OF_A_KIND(3),
    /** Five ranks in sequence; the ace is high, or low below the five. */
    STRAIGHT(4),
    /** Five of one suit. */
    FLUSH(5),
    /** Three of one rank and two of another. */
    FULL_HOUSE(6),
    /** Four of one rank. */
    FOUR_OF_A_KIND(7),
    /** A straight in one suit. */
    STRAIGHT_FLUSH(8);

    private final int level;

    HandCategory(int level) {
        this.level = level;
    }

    /** Returns 0 for the lowest kind, 8 for the highest. */
    int level() {
        return level;
    }

    /** Returns the kind with this level. */
    static HandCategory of(int level) {
        return values()[level];
    }
}
