package org.umpire.games.holdem;

import java.util.Optional;
import org.umpire.rules.Breach;

/** Which bets and raises the standard rules allow, beyond what the source asks for. */
final class StandardSizes {
    private StandardSizes() {}

    /** Returns the first rule that a bet or raise to this total would break. */
    static Optional<Breach> check(Betting betting, int p, int total) {
        if (!answerable(betting, p)) {
            return Betting.breach(
                    HoldemRule.SOMEBODY_MUST_HAVE_CHIPS_TO_ANSWER, "all others are out or all-in; call or fold");
        }
        boolean limit = betting.rules == RuleSet.LIMIT;
        int size = limit ? LimitSizes.of(betting.stakes, betting.street) : betting.lastFullRaise;
        // Under limit rules half a bet opens the betting again: docs/games/holdem.md#raise-needs-a-full-raise-since
        int opens = limit ? (size + 1) / 2 : size;
        int since = betting.currentBet - betting.spokenAt[p];
        if (betting.spokenAt[p] >= 0 && since < opens) {
            return Betting.breach(
                    HoldemRule.RAISE_NEEDS_A_FULL_RAISE_SINCE,
                    "raised by " + since + " since this player spoke, a full raise is " + opens);
        }
        boolean allIn = total == betting.allInTotal(p);
        return limit ? fixed(betting, total, size, allIn) : atLeast(betting, total, size, allIn);
    }

    private static boolean answerable(Betting betting, int p) {
        for (int other = 0; other < betting.players(); other++) {
            if (other != p && !betting.folded(other) && betting.stack(other) > 0) {
                return true;
            }
        }
        return false;
    }

    private static Optional<Breach> fixed(Betting betting, int total, int size, boolean allIn) {
        if (betting.betsMade >= LimitSizes.BETS_MAX) {
            return Betting.breach(
                    HoldemRule.LIMIT_OF_FOUR_BETS,
                    betting.betsMade + " bets and raises on the " + betting.street.word());
        }
        long exactly = (long) betting.currentBet + size;
        return total == exactly || (allIn && total < exactly)
                ? Optional.empty()
                : Betting.breach(HoldemRule.SIZE_AS_FIXED, total + ", where it must be " + exactly);
    }

    private static Optional<Breach> atLeast(Betting betting, int total, int size, boolean allIn) {
        long least = (long) betting.currentBet + size;
        return total >= least || allIn
                ? Optional.empty()
                : Betting.breach(
                        HoldemRule.SIZE_AT_LEAST_THE_MINIMUM, total + ", where it must be " + least + " or more");
    }
}
