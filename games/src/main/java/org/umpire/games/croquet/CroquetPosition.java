package org.umpire.games.croquet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.umpire.rules.Breach;

/**
 * A position, but for the readings of the rules.
 *
 * @param mover 0 when A is to move, 1 when B is
 * @param a A's ball
 * @param b B's ball
 * @param blocked 0 if nothing is blocked, else the smaller number, 1 to 4, of the blocked pair
 */
public record CroquetPosition(int mover, Ball a, Ball b, int blocked) {
    /** The opening. */
    public static final CroquetPosition START = new CroquetPosition(0, Ball.START, Ball.START, 0);

    public CroquetPosition {
        if (mover < 0 || mover > 1 || blocked < 0 || blocked > 4) {
            throw new IllegalArgumentException("mover " + mover + ", blocked pair " + blocked);
        }
    }

    /** Returns the smaller of a number from 1 to 8 and 9 less it: what names a blocked pair. */
    static int pair(int number) {
        return Math.min(number, 9 - number);
    }

    /** Returns the ball of a side. */
    public Ball ball(int side) {
        return side == 0 ? a : b;
    }

    /** Returns the ball of the side to move. */
    public Ball own() {
        return ball(mover);
    }

    /** Returns whether the opponent's last move bars this number, 1 to 8. */
    public boolean blocks(int number) {
        return blocked == pair(number);
    }

    /** Returns the first rule that a move of the side to move would break, or empty if it may be played. */
    public Optional<Breach> check(int move, CroquetReadings readings) {
        Ball ball = own();
        int number = Math.abs(move);
        if (number > Ball.MOST) {
            return breach(CroquetRule.MUST_BE_1_TO_8, move + " is not a number from 1 to 8");
        }
        if (move == 0) {
            return ball.inHoop() && blocks(ball.entered())
                    ? Optional.empty()
                    : breach(
                            CroquetRule.SKIP_ONLY_WHEN_BLOCKED_IN_HOOP,
                            ball.inHoop()
                                    ? ball.entered() + " is not blocked: leave " + ball.hoop() + " with it"
                                    : "at " + ball.number() + ", in no hoop");
        }
        if (ball.returning() && move > 0) {
            return breach(CroquetRule.MUST_COME_BACK_AFTER_MISS, wayBack(ball, readings));
        }
        if (!ball.returning() && move < 0) {
            return breach(CroquetRule.BACK_ONLY_AFTER_MISS, "at " + ball.number() + ", no hoop was just missed");
        }
        if (ball.inHoop() && number != ball.entered()) {
            return breach(
                    CroquetRule.MUST_LEAVE_HOOP_AS_ENTERED,
                    ball.hoop() + " was entered with " + ball.entered() + ": leave it so, not with " + number);
        }
        if (blocks(number)) {
            return breach(
                    CroquetRule.MUST_NOT_BE_BLOCKED,
                    blocked + " and " + (9 - blocked) + " are blocked" + (ball.inHoop() ? "; skip with 0" : ""));
        }
        int target = ball.number() + move;
        return ball.returning() && target > highestBack(ball, readings)
                ? breach(CroquetRule.MUST_END_BELOW_HOOP, move + " leads to " + target + "; " + wayBack(ball, readings))
                : Optional.empty();
    }

    private static int highestBack(Ball ball, CroquetReadings readings) {
        return readings.returnOntoHoop() ? ball.hoop() : ball.hoop() - 1;
    }

    /** Says by which numbers a ball that must come back does so. */
    private static String wayBack(Ball ball, CroquetReadings readings) {
        int least = highestBack(ball, readings) - ball.number();
        return ball.hoop() + " was missed: come back from " + ball.number() + " by -" + Ball.MOST
                + (least == -Ball.MOST ? "" : " to " + least);
    }

    private static Optional<Breach> breach(CroquetRule rule, String detail) {
        return Optional.of(new Breach(rule, detail));
    }

    /** Returns the legal moves of the side to move, ascending; none if he is stuck and so has lost. */
    public List<CroquetMove> moves(CroquetReadings readings) {
        List<CroquetMove> moves = new ArrayList<>(Ball.MOST);
        for (int move = own().returning() ? -Ball.MOST : 0; move <= (own().returning() ? 0 : Ball.MOST); move++) {
            if (check(move, readings).isEmpty()) {
                moves.add(new CroquetMove(move));
            }
        }
        return moves;
    }

    /** Returns whether the side to move can finish with this move. */
    boolean finishes(int move, CroquetReadings readings) {
        return check(move, readings).isEmpty() && own().after(move, readings).finished();
    }

    /** Returns whether the side to move can finish at once. */
    boolean canFinish(CroquetReadings readings) {
        return moves(readings).stream().anyMatch(move -> finishes(move.number(), readings));
    }

    /** Returns the position after a legal move; where the move decides the game, the balls as they lie then. */
    CroquetPosition after(int move, CroquetReadings readings) {
        Ball moved = own().after(move, readings);
        boolean free = moved.inHoop() || (mover == 0 && moved.finished() && readings.answerUnblocked());
        int blocks = free ? 0 : pair(Math.abs(move));
        return mover == 0 ? new CroquetPosition(1, moved, b, blocks) : new CroquetPosition(0, a, moved, blocks);
    }

    /**
     * Returns the position with this text: side to move, A's ball, B's ball, blocked number. docs/games/croquet.md.
     *
     * @throws IllegalArgumentException if there is none; the message says all that is wrong, each with the name of its
     *     {@link PositionRule}
     */
    public static CroquetPosition of(String text) {
        List<String> words = text.isBlank() ? List.of() : List.of(text.strip().split("\\s+", -1));
        if (words.size() != 4) {
            throw PositionRule.FOUR_WORDS.broken(
                    words.size() + (words.size() == 1 ? " word" : " words") + ", not four as in 'A 17 20@3 5'");
        }
        List<String> problems = new ArrayList<>();
        if (!words.get(0).equals("A") && !words.get(0).equals("B")) {
            problems.add(PositionRule.SIDE_IS_A_OR_B.said("'" + words.get(0) + "' is to move"));
        }
        Ball[] balls = {Ball.START, Ball.START};
        for (int side = 0; side < 2; side++) {
            try {
                balls[side] = Ball.of(words.get(1 + side));
            } catch (IllegalArgumentException e) {
                problems.add(e.getMessage());
            }
        }
        if (!words.get(3).matches("[0-8]")) {
            problems.add(PositionRule.BLOCK_IS_0_TO_8.said("'" + words.get(3) + "' is no number from 0 to 8"));
        }
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException(String.join("; ", problems));
        }
        int blocked = words.get(3).charAt(0) - '0';
        return new CroquetPosition(
                words.get(0).equals("A") ? 0 : 1, balls[0], balls[1], blocked == 0 ? 0 : pair(blocked));
    }

    /** Returns the text, such as {@code A 17 20@3 4}. */
    @Override
    public String toString() {
        return "AB".charAt(mover) + " " + a + " " + b + " " + blocked;
    }
}
