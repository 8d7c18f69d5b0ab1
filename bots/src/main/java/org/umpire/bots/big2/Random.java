package org.umpire.bots.big2;

import org.umpire.bots.Bot;
import org.umpire.games.big2.Big2Moves;
import org.umpire.games.big2.Big2Play;
import org.umpire.games.big2.Big2View;

/**
 * Plays any legal move, each as likely as another, {@code PASS} among them where it is allowed. Its chance comes from
 * what it sees, mixed by SplitMix64 (Steele, Lea and Flood, 2014), so that equal views get equal moves.
 */
final class Random implements Bot<Big2View, Big2Play> {
    private static final long GOLDEN_GAMMA = 0x9E37_79B9_7F4A_7C15L;

    @Override
    public Big2Play move(Big2View view) {
        long[] moves = new long[Big2Moves.MOST];
        int count = view.list(moves);
        // The remainder of 63 random bits is uniform enough for at most 1665 moves.
        return new Big2Play(moves[(int) ((seed(view) >>> 1) % count)]);
    }

    private static long seed(Big2View view) {
        long seed = mix(GOLDEN_GAMMA + view.game());
        seed = mix(seed ^ view.hand());
        for (int seat = 0; seat < 4; seat++) {
            seed = mix(seed ^ view.played(seat));
        }
        return mix(seed ^ view.turns());
    }

    private static long mix(long value) {
        long z = value + GOLDEN_GAMMA;
        z = (z ^ z >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        z = (z ^ z >>> 27) * 0x94D0_49BB_1331_11EBL;
        return z ^ z >>> 31;
    }
}
