package org.umpire.bots.daihinmin;

import org.umpire.games.daihinmin.DaihinminView;

/**
 * Random numbers that are drawn from what a seat sees, so that equal views get equal moves: SplitMix64 (Steele, Lea and
 * Flood, 2014).
 */
final class Chance {
    private static final long GOLDEN_GAMMA = 0x9E37_79B9_7F4A_7C15L;

    private long state;

    Chance(DaihinminView view, long salt) {
        state = salt * GOLDEN_GAMMA
                + view.course().hashCode() * 31L
                + view.hand().hashCode()
                + view.seat();
    }

    /** Returns a number from 0 to {@code bound - 1}. */
    int below(int bound) {
        return (int) (((next() >>> 33) * bound) >>> 31);
    }

    /** Returns a number from 0 to 1, which is excluded. */
    double fraction() {
        return (next() >>> 11) * 0x1p-53;
    }

    private long next() {
        state += GOLDEN_GAMMA;
        long z = state;
        z = (z ^ z >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        z = (z ^ z >>> 27) * 0x94D0_49BB_1331_11EBL;
        return z ^ z >>> 31;
    }
}
