package org.umpire.games.holdem;

import org.umpire.rules.Rule;

/** The rules that an action can break, in the order in which they are checked. Anchors in docs/games/holdem.md. */
public enum HoldemRule implements Rule {
    /** Nobody folds who could check. */
    FOLD_ONLY_WHEN_SOMETHING_IS_OWED,
    /** Nobody checks who owes chips. */
    CHECK_ONLY_WHEN_NOTHING_IS_OWED,
    /** Nobody calls who owes nothing. */
    CALL_ONLY_WHEN_SOMETHING_IS_OWED,
    /** The first chips on a street are a bet; later ones that go beyond are a raise. */
    BET_ONLY_WHEN_NOBODY_HAS_BET,
    /** A raise needs a bet (or the big blind) to raise. */
    RAISE_ONLY_WHEN_SOMEBODY_HAS_BET,
    /** A raise goes above the current bet. */
    RAISE_MUST_BE_HIGHER,
    /** Nobody puts in more than the own stack. */
    STACK_MUST_COVER,
    /** Standard rules: a raise that no opponent has chips to answer is none. */
    SOMEBODY_MUST_HAVE_CHIPS_TO_ANSWER,
    /** Standard rules: whoever has spoken may raise again only after a full raise. */
    RAISE_NEEDS_A_FULL_RAISE_SINCE,
    /** Limit: a bet and three raises on a street, no more. */
    LIMIT_OF_FOUR_BETS,
    /** No-limit: at least the big blind, and at least the last full raise, unless all-in. */
    SIZE_AT_LEAST_THE_MINIMUM,
    /** Limit: exactly the size of the street, unless all-in for less. */
    SIZE_AS_FIXED
}
