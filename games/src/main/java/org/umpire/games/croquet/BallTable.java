package org.umpire.games.croquet;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Every ball that can be, numbered so that each move leads to a higher number: first those with the miss to come, by
 * number; then those that must come back; then those with the miss used, by number.
 */
final class BallTable {
    /** Not a move for this ball. */
    static final int NONE = -1;

    /** The ball is through. */
    static final int FINISH = -2;

    /** A second miss. */
    static final int LOSE = -3;

    /** Numbers 1 to 8 and an unused 0. */
    static final int MOVES = Ball.MOST + 1;

    /** Pairs 1 to 4, and 0 for none. */
    static final int BLOCKS = 5;

    private final List<Ball> balls = new ArrayList<>();
    private final Map<Ball, Integer> indices = new HashMap<>();
    private final int[] next;
    private final boolean[] inHoop;
    private final boolean[] finishes;

    BallTable(CroquetReadings readings) {
        addAll(false);
        for (int hoop = 10; hoop <= Ball.LAST_HOOP; hoop += 10) {
            for (int above = 1; above < Ball.MOST; above++) {
                add(new Ball(hoop + above, 0, true, true));
            }
        }
        addAll(true);
        next = new int[size() * MOVES];
        inHoop = new boolean[size()];
        finishes = new boolean[size() * BLOCKS];
        for (int index = 0; index < size(); index++) {
            fill(index, readings);
        }
    }

    private void addAll(boolean missed) {
        for (int number = 0; number <= Ball.LAST_HOOP; number++) {
            if (number == 0 || number % 10 != 0) {
                add(new Ball(number, 0, missed, false));
                continue;
            }
            for (int entered = 1; entered <= Ball.MOST; entered++) {
                add(new Ball(number, entered, missed, false));
            }
        }
    }

    private void add(Ball ball) {
        indices.put(ball, balls.size());
        balls.add(ball);
    }

    private void fill(int index, CroquetReadings readings) {
        Ball ball = balls.get(index);
        inHoop[index] = ball.inHoop();
        // Unblocked, so that every number is here that can ever be played.
        CroquetPosition alone = new CroquetPosition(0, ball, Ball.START, 0);
        for (int number = 1; number <= Ball.MOST; number++) {
            int move = ball.returning() ? -number : number;
            int at = index * MOVES + number;
            if (alone.check(move, readings).isPresent()) {
                next[at] = NONE;
            } else if (ball.event(move) == Ball.Event.MISSES_AGAIN) {
                next[at] = LOSE;
            } else if (ball.after(move, readings).finished()) {
                next[at] = FINISH;
                for (int block = 0; block < BLOCKS; block++) {
                    finishes[index * BLOCKS + block] |= block != CroquetPosition.pair(number);
                }
            } else {
                next[at] = index(ball.after(move, readings));
            }
        }
    }

    int size() {
        return balls.size();
    }

    Ball ball(int index) {
        return balls.get(index);
    }

    int index(Ball ball) {
        Integer index = indices.get(ball);
        if (index == null) {
            throw new IllegalArgumentException("no ball of a game that goes on: " + ball);
        }
        return index;
    }

    /** Returns the ball after a number from 1 to 8 (subtracted where the ball must come back), or one of the constants. */
    int next(int index, int number) {
        return next[index * MOVES + number];
    }

    boolean inHoop(int index) {
        return inHoop[index];
    }

    /** Returns whether some number finishes that is not in the blocked pair. */
    boolean canFinish(int index, int blocked) {
        return finishes[index * BLOCKS + blocked];
    }

    /** Returns the pair that a number blocks once it has led to this ball; 0 for none. */
    int blocks(int target, int number) {
        return inHoop[target] ? 0 : CroquetPosition.pair(number);
    }
}
