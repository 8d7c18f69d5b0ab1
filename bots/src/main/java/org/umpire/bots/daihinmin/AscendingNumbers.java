package org.umpire.bots.daihinmin;

import java.util.Optional;
import org.umpire.games.daihinmin.DaihinminMove;
import org.umpire.games.daihinmin.Hand;
import org.umpire.games.daihinmin.Primality;

/** Goes through the numbers that some cards can make, in ascending order, and stops at the first prime. */
final class AscendingNumbers {
    private final int[] counts = new int[Hand.DIGITS];
    private final char[] number;
    private final String above;
    private int tests;

    private AscendingNumbers(Hand hand, int length, String above, int tests) {
        for (int digit = 0; digit < Hand.DIGITS; digit++) {
            counts[digit] = hand.count(digit);
        }
        this.number = new char[length];
        this.above = above;
        this.tests = tests;
    }

    /**
     * Returns the lowest prime of so many cards, if it is found.
     *
     * @param above what it must exceed, of any length
     * @param tests how many numbers are tested at most
     */
    static Optional<DaihinminMove> lowest(Hand hand, int length, String above, int tests) {
        if (length > hand.size() || length < above.length()) {
            return Optional.empty();
        }
        AscendingNumbers search = new AscendingNumbers(hand, length, length == above.length() ? above : "", tests);
        return search.from(0, !search.above.isEmpty())
                ? Optional.of(DaihinminMove.number(new String(search.number)))
                : Optional.empty();
    }

    /**
     * Fills the places from one on.
     *
     * @param tight whether the places before are those of the number that must be exceeded
     */
    private boolean from(int place, boolean tight) {
        if (place == number.length) {
            tests--;
            return !tight && Primality.isPrime(new String(number));
        }
        int first = tight ? above.charAt(place) - '0' : place == 0 ? 1 : 0;
        boolean last = place == number.length - 1;
        for (int digit = first; digit < Hand.DIGITS && tests > 0; digit++) {
            if (counts[digit] == 0 || (last && place > 0 && (digit % 2 == 0 || digit == 5))) {
                continue;
            }
            counts[digit]--;
            number[place] = (char) ('0' + digit);
            boolean found = from(place + 1, tight && digit == first);
            counts[digit]++;
            if (found) {
                return true;
            }
        }
        return false;
    }
}
