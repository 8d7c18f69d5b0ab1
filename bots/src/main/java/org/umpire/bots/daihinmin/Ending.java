package org.umpire.bots.daihinmin;

import java.util.Optional;
import org.umpire.games.daihinmin.Hand;
import org.umpire.games.daihinmin.Trick;

/**
 * Finds a way to play all cards from the lead without losing it: cuts (3, 7, 31, 127, 8191), leads that no number of their
 * length exceeds (97, 997, 9973, 99991), and any prime of at most five cards for the last. Only Belphegor's prime in
 * another hand could stop it.
 */
final class Ending {
    private static final int[] FREE = {1, 2, 3, 7, 8, 9};
    private static final int[] STUCK = {0, 4, 5, 6};

    private final int[] counts = new int[Hand.DIGITS];
    /** The cards that are left for the last number. */
    private final int[] last = new int[Hand.DIGITS];

    private Ending(Hand hand) {
        for (int digit = 0; digit < Hand.DIGITS; digit++) {
            counts[digit] = hand.count(digit);
        }
    }

    /** Returns what to lead, if a hand can be played to its end. */
    static Optional<String> lead(Hand hand) {
        int stuck = 0;
        Ending ending = new Ending(hand);
        for (int digit : STUCK) {
            stuck += hand.count(digit);
            ending.last[digit] = hand.count(digit);
            ending.counts[digit] = 0;
        }
        return stuck >= Trick.LEAD ? Optional.empty() : ending.choose(0, Trick.LEAD - stuck, stuck);
    }

    /** Puts cards aside for the last number, of the free digits from one on. */
    private Optional<String> choose(int index, int most, int chosen) {
        if (index == FREE.length) {
            return chosen == 0 ? Optional.empty() : finish();
        }
        int digit = FREE[index];
        for (int taken = 0; taken <= Math.min(most, counts[digit]); taken++) {
            counts[digit] -= taken;
            last[digit] += taken;
            Optional<String> found = choose(index + 1, most - taken, chosen + taken);
            counts[digit] += taken;
            last[digit] -= taken;
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** Returns the first lead, if all that is not put aside can be led and the rest is a prime. */
    private Optional<String> finish() {
        for (int highest = 0; highest <= counts[9] / 4; highest++) {
            int ones = counts[1] - counts[2] - 2 * counts[8] - highest;
            int nines = counts[9] - counts[8] - 4 * highest;
            int threes = counts[3] - ones;
            int sevens = counts[7] - counts[2] - (nines + 1) / 2;
            if (ones >= 0 && nines >= 0 && threes >= 0 && sevens >= 0) {
                Optional<String> prime = ShortPrimes.ofAll(cards(last));
                return prime.map(end -> counts[8] > 0
                        ? "8191"
                        : counts[2] > 0
                                ? "127"
                                : ones > 0
                                        ? "31"
                                        : threes > 0
                                                ? "3"
                                                : sevens > 0
                                                        ? "7"
                                                        : nines > 1
                                                                ? "997"
                                                                : nines > 0 ? "97" : counts[9] > 0 ? "99991" : end);
            }
        }
        return Optional.empty();
    }

    private static Hand cards(int[] counts) {
        StringBuilder cards = new StringBuilder();
        for (int digit = 0; digit < Hand.DIGITS; digit++) {
            cards.append(Character.toString('0' + digit).repeat(counts[digit]));
        }
        return Hand.of(cards.toString());
    }
}
