package org.umpire.bots.daihinmin;

import java.util.Optional;
import org.umpire.games.daihinmin.Hand;
import org.umpire.games.daihinmin.Trick;

/**
 * Plays a hand to its end in one trick. If all others answer a lead of k cards, the turn comes round with 8k digits on the
 * table of four players (2^(n - 1) of n): so a hand of 9k cards is played out by two numbers. A hand is brought to such a
 * size by the cuts 3 and 7, which keep the lead.
 */
final class NineParts {
    private NineParts() {}

    /** Returns what to lead, if the hand has such a size, or can be brought to one. */
    static Optional<String> lead(Hand hand, int seats) {
        int parts = 1 + (1 << Math.min(seats - 1, 8));
        int single = hand.count(3) + hand.count(7);
        for (int lead = Trick.LEAD; lead > 0; lead--) {
            int over = hand.size() - lead * parts;
            if (over == 0) {
                int wanted = lead;
                Optional<String> first = ShortPrimes.best(
                                hand, wanted, "", prime -> canBePrime(hand.minus(prime)) ? 1 : 0)
                        .filter(prime -> canBePrime(hand.minus(prime)));
                if (first.isPresent()) {
                    return first;
                }
            } else if (over > 0 && over <= single) {
                return Optional.of(hand.count(3) >= hand.count(7) ? "3" : "7");
            }
        }
        return Optional.empty();
    }

    private static boolean canBePrime(Hand hand) {
        int sum = 0;
        for (int digit = 1; digit < Hand.DIGITS; digit++) {
            sum += digit * hand.count(digit);
        }
        return sum % 3 != 0 && hand.count(1) + hand.count(3) + hand.count(7) + hand.count(9) > 0;
    }
}
