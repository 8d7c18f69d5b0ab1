package org.umpire.games.croquet;

/** What every position obeys that is written down. docs/games/croquet.md#positions. */
public enum PositionRule {
    /** Side to move, A's ball, B's ball, blocked number. */
    FOUR_WORDS,
    /** The side to move is A or B. */
    SIDE_IS_A_OR_B,
    /** A ball is written like 17, 17!, 20@3, 20@3! or 27^20. */
    BALL_HAS_A_KNOWN_FORM,
    /** Who is over 100 and need not come back has finished. */
    GAME_IS_NOT_OVER,
    /** Who stands at 10, 20 … 100 is in a hoop, which he entered by some number. */
    HOOP_NEEDS_ITS_ENTRY,
    /** Hoops are 10, 20 … 100 and no other numbers. */
    ENTRY_ONLY_IN_A_HOOP,
    /** A hoop is entered by a number from 1 to 8. */
    ENTRY_IS_1_TO_8,
    /** Who must come back stands 1 to 7 above the hoop that he missed. */
    RETURN_IS_FROM_ABOVE_THE_HOOP,
    /** The blocked number is from 0 to 8. */
    BLOCK_IS_0_TO_8;

    /** Returns the trouble of a text that breaks this rule; the message begins with the rule's name. */
    IllegalArgumentException broken(String detail) {
        return new IllegalArgumentException(said(detail));
    }

    /** Returns the words for a text that breaks this rule; they begin with the rule's name. */
    String said(String detail) {
        return name() + ": " + detail;
    }
}
