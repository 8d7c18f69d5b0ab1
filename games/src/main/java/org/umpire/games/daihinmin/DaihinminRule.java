package org.umpire.games.daihinmin;

import org.umpire.rules.Rule;

/** The rules that a move can break, in the order in which they are looked at. docs/games/daihinmin.md#rules. */
public enum DaihinminRule implements Rule {
    /** Every card that is played is in the player's hand, each copy of it. */
    CARDS_MUST_BE_HELD,
    /** A number does not begin with 0. */
    NO_LEADING_ZERO,
    /** A lead has one to five cards. */
    LEAD_HAS_AT_MOST_FIVE_CARDS,
    /** An answer has as many cards as there are digits on the table. */
    MUST_USE_AS_MANY_CARDS,
    /** A number is prime. */
    MUST_BE_PRIME,
    /** An answer is greater than the number before it. */
    MUST_BE_GREATER
}
