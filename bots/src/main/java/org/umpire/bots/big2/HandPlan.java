package org.umpire.bots.big2;

import java.util.Arrays;
import org.umpire.games.big2.Big2Moves;

/**
 * How a hand is best split into plays. Each play of the split costs a turn, or less if it wins the lead back or is easy
 * to get rid of; the plan of a set of cards is the split that costs least.
 *
 * <p>Sets of cards of the hand are masks of its up to 13 places here, so that what every subset costs fits into a table;
 * it is filled as it is asked for.
 */
final class HandPlan {
    private static final double UNKNOWN = -1;

    private final long hand;
    private final Odds odds;
    private final Weights weights;
    private final double[] costs;
    /** By the lowest place: the plays of the hand that contain it and nothing lower, and what each costs. */
    private final int[][] plays;

    private final double[][] playCosts;
    private final boolean[][] sure;

    /** By set of cards: how many plays of its best split could be beaten, plus one; 0 where that was not asked yet. */
    private final byte[] beatable;

    HandPlan(long hand, Odds odds, Weights weights) {
        this.hand = hand;
        this.odds = odds;
        this.weights = weights;
        int size = Long.bitCount(hand);
        costs = new double[1 << size];
        Arrays.fill(costs, 1, costs.length, UNKNOWN);
        beatable = new byte[1 << size];
        plays = new int[size][];
        playCosts = new double[size][];
        sure = new boolean[size][];
        long[] moves = new long[Big2Moves.MOST];
        int count = Big2Moves.list(hand, 0, false, moves);
        int[] found = new int[size];
        for (int i = 0; i < count; i++) {
            found[places(Long.lowestOneBit(moves[i]) - 1)]++;
        }
        for (int place = 0; place < size; place++) {
            plays[place] = new int[found[place]];
            playCosts[place] = new double[found[place]];
            sure[place] = new boolean[found[place]];
        }
        for (int i = 0; i < count; i++) {
            int place = places(Long.lowestOneBit(moves[i]) - 1);
            found[place]--;
            plays[place][found[place]] = mask(moves[i]);
            double stands = odds.stands(moves[i]);
            playCosts[place][found[place]] = cost(moves[i], stands);
            sure[place][found[place]] = stands == 1;
        }
    }

    /** Returns how many turns some cards of the hand cost. */
    double turns(long cards) {
        return costOf(mask(cards));
    }

    /**
     * Returns whether some cards of the hand go out for certain if the seat is to lead: split into plays of which all but
     * the last cannot be beaten.
     */
    boolean certain(long cards) {
        return beatable(mask(cards)) <= 1;
    }

    private int beatable(int cards) {
        if (cards == 0) {
            return 0;
        }
        if (beatable[cards] == 0) {
            int place = Integer.numberOfTrailingZeros(cards);
            int fewest = Byte.MAX_VALUE - 1;
            for (int i = 0; i < plays[place].length && fewest > 0; i++) {
                int mask = plays[place][i];
                if ((mask & ~cards) == 0) {
                    fewest = Math.min(fewest, (sure[place][i] ? 0 : 1) + beatable(cards & ~mask));
                }
            }
            beatable[cards] = (byte) (fewest + 1);
        }
        return beatable[cards] - 1;
    }

    private double cost(long play, double stands) {
        double easy = Long.bitCount(play) == 1 ? weights.follow() * (1 - odds.higher(play)) : 0;
        return Math.max(0.01, 1 - easy - weights.control() * stands);
    }

    private double costOf(int cards) {
        double known = costs[cards];
        if (known != UNKNOWN) {
            return known;
        }
        int place = Integer.numberOfTrailingZeros(cards);
        int[] masks = plays[place];
        double[] values = playCosts[place];
        double least = Double.MAX_VALUE;
        for (int i = 0; i < masks.length; i++) {
            if ((masks[i] & ~cards) == 0 && values[i] < least) {
                least = Math.min(least, values[i] + costOf(cards & ~masks[i]));
            }
        }
        costs[cards] = least;
        return least;
    }

    /** Returns how many cards of the hand are in a set. */
    private int places(long cards) {
        return Long.bitCount(hand & cards);
    }

    private int mask(long cards) {
        int mask = 0;
        for (long left = cards; left != 0; left &= left - 1) {
            mask |= 1 << places(Long.lowestOneBit(left) - 1);
        }
        return mask;
    }
}
