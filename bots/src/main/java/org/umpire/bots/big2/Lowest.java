package org.umpire.bots.big2;

import org.umpire.bots.Bot;
import org.umpire.games.big2.Big2Moves;
import org.umpire.games.big2.Big2Order;
import org.umpire.games.big2.Big2Play;
import org.umpire.games.big2.Big2View;

/**
 * Plays the lowest legal play and passes only if it must. When it leads, where plays of several sizes are legal, it
 * leads the shortest or the longest.
 *
 * @param leadsLongest else the shortest
 */
record Lowest(boolean leadsLongest) implements Bot<Big2View, Big2Play> {
    @Override
    public Big2Play move(Big2View view) {
        long[] moves = new long[Big2Moves.MOST];
        int count = view.list(moves);
        long best = moves[0];
        for (int i = 1; i < count; i++) {
            if (best == 0 || before(moves[i], best)) {
                best = moves[i];
            }
        }
        return new Big2Play(best);
    }

    private boolean before(long play, long other) {
        int size = Long.bitCount(play);
        int otherSize = Long.bitCount(other);
        if (size != otherSize) {
            return size < otherSize != leadsLongest;
        }
        long strength = Big2Order.strength(play);
        long otherStrength = Big2Order.strength(other);
        if (strength != otherStrength) {
            return strength < otherStrength;
        }
        // Equal full houses, say: the one whose cards, in ascending order, differ first by a lower card.
        long differing = play ^ other;
        return (Long.lowestOneBit(differing) & play) != 0;
    }
}
