package org.umpire.bots.croquet;

import java.util.List;
import org.umpire.bots.Bot;
import org.umpire.games.croquet.CroquetMove;
import org.umpire.games.croquet.CroquetView;

/**
 * Plays any legal move, each as likely as another. Its chance comes from what it sees and from a salt, mixed by SplitMix64
 * (Steele, Lea and Flood, 2014), so that equal views get equal moves.
 */
final class Random implements Bot<CroquetView, CroquetMove> {
    private static final long GOLDEN_GAMMA = 0x9E37_79B9_7F4A_7C15L;

    private final long salt;

    Random(long salt) {
        this.salt = salt;
    }

    @Override
    public CroquetMove move(CroquetView view) {
        List<CroquetMove> moves = view.position().moves(view.readings());
        return moves.get((int) ((seed(view) >>> 1) % moves.size()));
    }

    private long seed(CroquetView view) {
        long seed = mix(salt + view.moves());
        for (char letter : view.position().toString().toCharArray()) {
            seed = mix(seed ^ letter);
        }
        return seed;
    }

    private static long mix(long value) {
        long z = value + GOLDEN_GAMMA;
        z = (z ^ z >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        z = (z ^ z >>> 27) * 0x94D0_49BB_1331_11EBL;
        return z ^ z >>> 31;
    }
}
