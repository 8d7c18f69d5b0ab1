package org.umpire.bots.daihinmin;

import java.util.Optional;
import org.umpire.games.daihinmin.Hand;

/**
 * What cards are worth to be rid of. 0, 4, 5 and 6 stand in no cut and end no prime; 2 and 8 stand in a cut beside 1s; 3
 * and 7 are cuts by themselves.
 */
final class Ballast {
    private static final int[] WORTH = {9, 2, 6, 0, 9, 9, 9, 0, 6, 3};

    /** The digits, those first of which it is best to be rid. */
    private static final String ORDER = "0465289173";

    private static final String ENDS = "9173";

    private Ballast() {}

    /** Returns how good it is to be rid of the cards of a number. */
    static int worth(String cards) {
        int worth = 0;
        for (int i = 0; i < cards.length(); i++) {
            worth += WORTH[cards.charAt(i) - '0'];
        }
        return worth;
    }

    /** Returns how many cards of a hand stand in no cut and end no prime. */
    static int stuck(Hand hand) {
        return hand.count(0) + hand.count(4) + hand.count(5) + hand.count(6);
    }

    /**
     * Returns cards for a number of some length, the last of which can end a prime; the others are those of which it is
     * best to be rid.
     *
     * @param variant 0 for the best choice; each further one exchanges a card
     */
    static Optional<String> choose(Hand hand, int length, int variant) {
        for (int i = 0; i < ENDS.length(); i++) {
            String end = ENDS.substring((i + variant) % ENDS.length(), (i + variant) % ENDS.length() + 1);
            if (hand.holds(end)) {
                return Optional.of(others(hand.minus(end), length - 1, variant / ENDS.length()) + end);
            }
        }
        return Optional.empty();
    }

    private static String others(Hand hand, int count, int exchanged) {
        StringBuilder all = new StringBuilder(hand.size());
        for (int i = 0; i < ORDER.length(); i++) {
            String digit = ORDER.substring(i, i + 1);
            all.append(digit.repeat(hand.count(Integer.parseInt(digit))));
        }
        // Taken for cards of the choice: high ones, with which a number can begin.
        int most = Math.min(Math.min(exchanged, count), Math.min(hand.count(9), hand.size() - count));
        StringBuilder chosen = new StringBuilder(all.substring(0, count - most));
        Hand rest = hand.minus(chosen.toString());
        for (int i = 0; i < most; i++) {
            String high = rest.holds("9")
                    ? "9"
                    : rest.holds("8") ? "8" : rest.toString().substring(rest.size() - 1);
            chosen.append(high);
            rest = rest.minus(high);
        }
        return chosen.toString();
    }
}
