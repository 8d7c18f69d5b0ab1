package org.umpire.bots.big2;

import java.util.Arrays;
import org.umpire.games.big2.Big2Cards;
import org.umpire.games.big2.Big2Kind;
import org.umpire.games.big2.Big2Order;
import org.umpire.games.big2.Big2View;

/**
 * How likely plays stand, judged by what one seat sees: every card that it has not seen is in one of the other three
 * hands, as likely in one place as in another; a seat that passed on a play is less likely to have a higher one.
 */
final class Odds {
    private static final int SEATS = 4;

    /** How often, against a hand of 0 to 13 cards, a play of five is beaten, in parts of how often 13 cards do. */
    private static final double[] FIVE_IN = {0, 0, 0, 0, 0, .0025, .013, .038, .087, .168, .296, .468, .70, 1};

    private final Weights weights;
    private final long unseen;
    private final int unseenCount;

    private final int[] counts = new int[SEATS];
    /** By seat and size: the strength of the lowest play that the seat passed on in this game. */
    private final long[][] passedOn = new long[SEATS][6];

    Odds(Big2View view, Weights weights) {
        this.weights = weights;
        unseen = view.unseen();
        unseenCount = Long.bitCount(unseen);
        for (int seat = 1; seat < SEATS; seat++) {
            counts[seat] = view.count(seat);
            Arrays.fill(passedOn[seat], Long.MAX_VALUE);
        }
        long last = 0;
        for (int turn = 0; turn < view.turns(); turn++) {
            long move = view.move(turn);
            if (move != 0) {
                last = move;
                continue;
            }
            long[] seat = passedOn[view.mover(turn)];
            int size = Long.bitCount(last);
            seat[size] = Math.min(seat[size], Big2Order.strength(last));
        }
    }

    /** Returns how many cards a seat holds. */
    int count(int seat) {
        return counts[seat];
    }

    /** Returns how likely nobody beats a play. */
    double stands(long play) {
        return stands(play, 0);
    }

    /** Returns how likely nobody beats a play, apart from one seat that is not asked; seat 0 is not asked anyway. */
    double stands(long play, int except) {
        double stands = 1;
        for (int seat = 1; seat < SEATS; seat++) {
            if (seat != except) {
                stands *= 1 - beats(seat, play);
            }
        }
        return stands;
    }

    /** Returns the part of the unseen single cards that are higher than a play of one card. */
    double higher(long single) {
        return unseenCount == 0 ? 0 : (double) Long.bitCount(above(single)) / unseenCount;
    }

    /** Returns how likely a seat beats a play. */
    private double beats(int seat, long play) {
        int size = Long.bitCount(play);
        if (counts[seat] < size) {
            return 0;
        }
        double could = switch (size) {
            case 1 -> 1 - power(1 - (double) counts[seat] / unseenCount, Long.bitCount(above(play)));
            case 2 -> couldBeatAlike(seat, play, 2);
            case 3 -> couldBeatAlike(seat, play, 3);
            default -> 1 - StrictMath.exp(-threat(play) * FIVE_IN[counts[seat]]);
        };
        double would = weights.beats(size);
        boolean passed = passedOn[seat][size] <= Big2Order.strength(play);
        return could * would * (passed ? weights.passed() : 1);
    }

    /** Returns the unseen cards that are higher than the highest of a play. */
    private long above(long play) {
        return unseen & -(Long.highestOneBit(play) << 1);
    }

    /** Returns how likely a seat holds a higher pair or three of a kind. */
    private double couldBeatAlike(int seat, long play, int size) {
        int held = counts[seat];
        double together = 1;
        for (int i = 0; i < size; i++) {
            together *= (double) (held - i) / (unseenCount - i);
        }
        int rank = Big2Cards.rank(Big2Cards.highest(play));
        double none = 1;
        if (size == 2 && Long.bitCount(unseen >>> (4 * rank) & 0xF) == 2 && (above(play) >>> (4 * rank) & 0xF) != 0) {
            none = 1 - together;
        }
        for (int higher = rank + 1; higher < 13; higher++) {
            int left = Long.bitCount(unseen >>> (4 * higher) & 0xF);
            if (left >= size) {
                int ways = size == 2 ? left * (left - 1) / 2 : left == 4 ? 4 : 1;
                none *= power(1 - together, ways);
            }
        }
        return 1 - none;
    }

    /**
     * Returns how much a play of five has to fear from a hand of 13 cards: such a hand beats it with probability {@code
     * 1 - exp(-threat)}. Fitted to random hands.
     */
    private static double threat(long play) {
        Big2Kind kind = Big2Order.kind(play).orElseThrow();
        int highest = Big2Cards.rank(Big2Cards.highest(play));
        return switch (kind) {
            case STRAIGHT -> 2.83 - 0.1 * (highest - 4);
            case FLUSH -> highest == 12 ? 0.85 : highest == 11 ? 1.24 : 1.76 - 0.08 * (highest - 6);
            case FULL_HOUSE -> 0.63 - 0.048 * middle(play);
            case FOUR_AND_ONE -> 0.05 - 0.0027 * middle(play);
            default -> 0.01;
        };
    }

    /** Returns a power in the same bits on every machine, as {@code Math.pow} need not. */
    private static double power(double base, int exponent) {
        double power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= base;
        }
        return power;
    }

    /** Returns the rank of the third of five cards, which belongs to every three and four of a kind. */
    private static int middle(long play) {
        long upper = play & play - 1;
        upper &= upper - 1;
        return Big2Cards.rank(Long.numberOfTrailingZeros(upper));
    }
}
