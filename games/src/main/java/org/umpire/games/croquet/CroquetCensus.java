package org.umpire.games.croquet;

import java.util.List;

/** Which positions can be reached from the start by any legal moves, and how many of them are worth what. */
public final class CroquetCensus {
    private static final int BLOCKS = BallTable.BLOCKS;

    private final BallTable balls;
    private final Values values;
    /** For each pair of balls the blocked pairs with which it is reached, as bits, A to move. */
    private final byte[] toA;

    private final byte[] toB;

    /** What a position is worth. */
    @FunctionalInterface
    interface Values {
        CroquetValue of(int a, int b, int mover, int blocked);
    }

    CroquetCensus(BallTable balls, Values values) {
        this.balls = balls;
        this.values = values;
        this.toA = new byte[balls.size() * balls.size()];
        this.toB = new byte[balls.size() * balls.size()];
        int start = balls.index(Ball.START);
        toA[start * balls.size() + start] = 1;
        for (int a = 0; a < balls.size(); a++) {
            for (int b = 0; b < balls.size(); b++) {
                skip(a, b);
                move(a, b);
            }
        }
    }

    /** Marks what skips lead to; it is the same pair of balls, unblocked. */
    private void skip(int a, int b) {
        int at = a * balls.size() + b;
        boolean aSkips = balls.inHoop(a) && (toA[at] & entryBit(a)) != 0;
        boolean bSkips = balls.inHoop(b) && (toB[at] & entryBit(b)) != 0;
        toB[at] |= (byte) (aSkips ? 1 : 0);
        toA[at] |= (byte) (bSkips ? 1 : 0);
    }

    private int entryBit(int ball) {
        return 1 << CroquetPosition.pair(balls.ball(ball).entered());
    }

    private void move(int a, int b) {
        int size = balls.size();
        int blockedA = toA[a * size + b];
        int blockedB = toB[a * size + b];
        for (int number = 1; number <= Ball.MOST; number++) {
            // Some way to come here must leave the number free.
            int others = ~(1 << CroquetPosition.pair(number));
            int target = balls.next(a, number);
            if (target >= 0 && (blockedA & others) != 0) {
                toB[target * size + b] |= (byte) (1 << balls.blocks(target, number));
            }
            target = balls.next(b, number);
            if (target >= 0 && (blockedB & others) != 0) {
                toA[a * size + target] |= (byte) (1 << balls.blocks(target, number));
            }
        }
    }

    /** Returns whether a position can be reached from the start by any legal moves, foolish ones included. */
    public boolean reaches(CroquetPosition position) {
        int at = balls.index(position.a()) * balls.size() + balls.index(position.b());
        return ((position.mover() == 0 ? toA : toB)[at] & 1 << position.blocked()) != 0;
    }

    /** What a walk over positions is told. */
    @FunctionalInterface
    public interface Visitor {
        /** Takes a reachable position and what it is worth to the side to move. */
        void visit(CroquetPosition position, CroquetValue value);
    }

    /** Visits every reachable position once, in a fixed order. */
    public void forEach(Visitor visitor) {
        for (int a = 0; a < balls.size(); a++) {
            for (int b = 0; b < balls.size(); b++) {
                for (int mover = 0; mover < 2; mover++) {
                    byte[] reached = mover == 0 ? toA : toB;
                    for (int blocked = 0; blocked < BLOCKS; blocked++) {
                        if ((reached[a * balls.size() + b] & 1 << blocked) != 0) {
                            visitor.visit(
                                    new CroquetPosition(mover, balls.ball(a), balls.ball(b), blocked),
                                    values.of(a, b, mover, blocked));
                        }
                    }
                }
            }
        }
    }

    /**
     * How many reachable positions are worth what to the side to move.
     *
     * @param longestWin the greatest distance of a win
     */
    public record Counts(int reachable, int win, int draw, int loss, int longestWin) {
        /** Returns the lines of {@code croquet stats}. */
        public List<String> lines() {
            return List.of(
                    "reachable " + reachable,
                    "win " + win,
                    "draw " + draw,
                    "loss " + loss,
                    "longest-win " + longestWin);
        }
    }

    /** Returns the counts. */
    public Counts counts() {
        int[] signs = new int[3];
        int[] longest = new int[1];
        forEach((position, value) -> {
            signs[value.sign() + 1]++;
            if (value.sign() > 0) {
                longest[0] = Math.max(longest[0], value.distance());
            }
        });
        return new Counts(signs[0] + signs[1] + signs[2], signs[2], signs[1], signs[0], longest[0]);
    }
}
