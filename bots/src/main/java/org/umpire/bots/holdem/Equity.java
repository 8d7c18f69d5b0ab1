package org.umpire.bots.holdem;

import org.umpire.games.holdem.HandSeen;
import org.umpire.games.holdem.Hands;
import org.umpire.games.holdem.HoldemCards;

/** How much of the pot a hand wins on an average, if all others hold any cards. */
final class Equity {
    private static final int BOARD = 5;

    private Equity() {}

    /**
     * Returns the share of a hand at the showdown, estimated by dealing the cards that are not seen at random.
     *
     * @param samples how often they are dealt
     */
    static double of(HandSeen hand, int samples, Draws draws) {
        long known = hand.hole() | hand.board();
        int missing = BOARD - Long.bitCount(hand.board());
        int others = hand.betting().left() - 1;
        long[] deck = new long[52 - Long.bitCount(known)];
        int size = 0;
        for (long left = HoldemCards.ALL & ~known; left != 0; left &= left - 1) {
            deck[size++] = Long.lowestOneBit(left);
        }
        double sum = 0;
        for (int i = 0; i < samples; i++) {
            sum += share(hand, deck, missing, others, draws);
        }
        return sum / samples;
    }

    private static double share(HandSeen hand, long[] deck, int missing, int others, Draws draws) {
        int needed = missing + 2 * others;
        for (int i = 0; i < needed; i++) {
            int j = i + draws.below(deck.length - i);
            long card = deck[j];
            deck[j] = deck[i];
            deck[i] = card;
        }
        long board = hand.board();
        for (int i = 0; i < missing; i++) {
            board |= deck[i];
        }
        int own = Hands.rank(hand.hole() | board);
        int equal = 1;
        for (int other = 0; other < others; other++) {
            int rank = Hands.rank(deck[missing + 2 * other] | deck[missing + 2 * other + 1] | board);
            if (rank > own) {
                return 0;
            }
            equal += rank == own ? 1 : 0;
        }
        return 1.0 / equal;
    }
}
