package org.umpire.games.croquet;

import org.umpire.rules.Rule;

/** The rules that a move can break. docs/games/croquet.md#rules. */
public enum CroquetRule implements Rule {
    /** A player adds or, coming back, subtracts a number from 1 to 8. */
    MUST_BE_1_TO_8,
    /** Only a player whose number to leave a hoop is blocked skips. */
    SKIP_ONLY_WHEN_BLOCKED_IN_HOOP,
    /** Only a player who has missed a hoop subtracts. */
    BACK_ONLY_AFTER_MISS,
    /** A player who has missed a hoop comes back on his next move. */
    MUST_COME_BACK_AFTER_MISS,
    /** A hoop is left by the number by which it was entered. */
    MUST_LEAVE_HOOP_AS_ENTERED,
    /** Neither the opponent's last number n nor 9 - n may be used. */
    MUST_NOT_BE_BLOCKED,
    /** Coming back ends below the hoop that was missed. */
    MUST_END_BELOW_HOOP
}
