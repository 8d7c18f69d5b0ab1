package org.umpire.bots.holdem;

import org.umpire.games.holdem.HandSeen;

/**
 * The chance of a bot, drawn from what it sees and mixed by SplitMix64 (Steele, Lea and Flood, 2014), so that equal views
 * get equal moves. Used by one thread.
 */
final class Draws {
    private static final long GOLDEN_GAMMA = 0x9E37_79B9_7F4A_7C15L;

    private long state;

    Draws(HandSeen hand) {
        state = hand.hole() * 31 + hand.board();
        state = next() ^ hand.hand();
        state = next() ^ hand.bettingText().hashCode();
    }

    private long next() {
        state += GOLDEN_GAMMA;
        long z = state;
        z = (z ^ z >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        z = (z ^ z >>> 27) * 0x94D0_49BB_1331_11EBL;
        return z ^ z >>> 31;
    }

    /** Returns a number from 0 to below a bound, which is small against 2^63. */
    int below(int bound) {
        return (int) ((next() >>> 1) % bound);
    }
}
