package org.umpire.games.big2;

import org.umpire.rules.Rule;

/** The rules that a play can break, in the order in which they are checked. Anchors in docs/games/big2.md. */
public enum Big2Rule implements Rule {
    /** Whoever leads a trick may not pass. */
    LEADER_MUST_PLAY,
    /** Only cards of the own hand can be played. */
    CARDS_MUST_BE_HELD,
    /** One card, a pair, three of a kind, or one of the five kinds of five. */
    MUST_BE_A_COMBINATION,
    /** The first play of a table contains the three of diamonds. */
    FIRST_PLAY_HAS_D3,
    /** Within a trick every play has as many cards as the last. */
    MUST_MATCH_SIZE,
    /** Within a trick every play is higher than the last. */
    MUST_BE_HIGHER
}
