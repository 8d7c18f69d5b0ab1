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
    private static final double LEAST = 0.01;

    private final long hand;
    private final Odds odds;
    private final Weights weights;
    /** By the lowest place of a play: every play of the hand. */
    private final Plays[] plays;
    /** By set: what its best split costs. */
    private final double[] turns;
    /** By set: how many plays of a split could be beaten, at least, plus one; 0 where that was not asked yet. */
    private final byte[] beatable;

    /** The plays whose lowest card is the same: their sets, what each costs, and whether nobody can beat it. */
    private static final class Plays {
        private final int[] sets;
        private final double[] costs;
        private final boolean[] sure;
        private int count;

        Plays(int size) {
            sets = new int[size];
            costs = new double[size];
            sure = new boolean[size];
        }
    }

    HandPlan(long hand, Odds odds, Weights weights) {
        this.hand = hand;
        this.odds = odds;
        this.weights = weights;
        int size = Long.bitCount(hand);
        turns = new double[1 << size];
        Arrays.fill(turns, 1, turns.length, UNKNOWN);
        beatable = new byte[1 << size];
        long[] moves = new long[Big2Moves.MOST];
        int count = Big2Moves.list(hand, 0, false, moves);
        int[] found = new int[size];
        for (int i = 0; i < count; i++) {
            found[place(Long.lowestOneBit(moves[i]))]++;
        }
        plays = new Plays[size];
        Arrays.setAll(plays, place -> new Plays(found[place]));
        for (int i = 0; i < count; i++) {
            add(plays[place(Long.lowestOneBit(moves[i]))], moves[i]);
        }
    }

    private void add(Plays to, long play) {
        double stands = odds.stands(play);
        double easy = Long.bitCount(play) == 1 ? weights.follow() * (1 - odds.higher(play)) : 0;
        to.sets[to.count] = set(play);
        to.costs[to.count] = Math.max(LEAST, 1 - easy - weights.control() * stands);
        to.sure[to.count] = stands == 1;
        to.count++;
    }

    /** Returns how many turns some cards of the hand cost. */
    double turns(long cards) {
        return turnsOf(set(cards));
    }

    /**
     * Returns whether some cards of the hand go out for certain if the seat is to lead: split into plays of which all but
     * the last cannot be beaten.
     */
    boolean certain(long cards) {
        return beatable(set(cards)) <= 1;
    }

    private double turnsOf(int cards) {
        if (turns[cards] == UNKNOWN) {
            Plays with = plays[Integer.numberOfTrailingZeros(cards)];
            double least = Double.MAX_VALUE;
            for (int i = 0; i < with.count; i++) {
                if ((with.sets[i] & ~cards) == 0 && with.costs[i] < least) {
                    least = Math.min(least, with.costs[i] + turnsOf(cards & ~with.sets[i]));
                }
            }
            turns[cards] = least;
        }
        return turns[cards];
    }

    private int beatable(int cards) {
        if (cards == 0) {
            return 0;
        }
        if (beatable[cards] == 0) {
            Plays with = plays[Integer.numberOfTrailingZeros(cards)];
            int fewest = Integer.bitCount(cards);
            for (int i = 0; i < with.count && fewest > 0; i++) {
                if ((with.sets[i] & ~cards) == 0) {
                    fewest = Math.min(fewest, (with.sure[i] ? 0 : 1) + beatable(cards & ~with.sets[i]));
                }
            }
            beatable[cards] = (byte) (fewest + 1);
        }
        return beatable[cards] - 1;
    }

    /** Returns the place in the hand of one card. */
    private int place(long card) {
        return Long.bitCount(hand & card - 1);
    }

    /** Returns a set of cards as a mask of places. */
    private int set(long cards) {
        int set = 0;
        for (long left = cards; left != 0; left &= left - 1) {
            set |= 1 << place(Long.lowestOneBit(left));
        }
        return set;
    }
}
