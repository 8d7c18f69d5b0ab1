import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/**
 * Arithmetic Croquet in Java: looks six moves ahead (alpha-beta), and there counts who is further on.
 *
 * <pre>
 *     javac Ahead.java && java Ahead        (or simply: java Ahead.java, which starts more slowly)
 * </pre>
 *
 * <p>The protocol, over standard input and output, one line at a time:
 *
 * <ol>
 *   <li>The first line is "first" or "second". Who is first moves at once.
 *   <li>To move, the program writes a whole number as one line: 5 adds 5; -3 subtracts 3, coming back below a hoop that
 *       it has missed; 0 skips, which is allowed (and a must) only in a hoop whose number is barred. Flush! What stays
 *       in a buffer nobody sees.
 *   <li>Each move of the opponent comes as such a number. Then it is this program's turn.
 *   <li>The last line is "win", "draw" or "loss"; then the input ends. When the opponent's number has ended the game
 *       the result follows it at once, and nobody reads an answer any more.
 * </ol>
 *
 * <p>The program is suspended whenever it is not its turn.
 */
public final class Ahead {
    private static final int DEPTH = 6;
    private static final int SURE = 1_000;
    private static final int NO_MOVE = Integer.MIN_VALUE;

    /** What a player has. Entered: the number by which he entered the hoop that he is in, or 0. */
    private record Ball(int number, int entered, boolean missed, boolean owes, boolean lost) {
        int hoop() {
            return number / 10 * 10;
        }

        boolean finished() {
            return number > 100 && !owes;
        }

        /** Whether a number, 0 to skip, negative to come back, may be played; last bars itself and 9 less it. */
        boolean allows(int move, int last) {
            int size = Math.abs(move);
            if (move == 0) {
                return entered > 0 && (last == entered || last == 9 - entered);
            }
            if ((last > 0 && (size == last || size == 9 - last)) || move < 0 != owes) {
                return false;
            }
            return owes ? number + move < hoop() : entered == 0 || entered == move;
        }

        Ball after(int move) {
            int target = number + move;
            int nextHoop = hoop() + 10;
            if (move == 0) {
                return this;
            }
            if (owes || entered > 0 || target < nextHoop || target - nextHoop == nextHoop - number) {
                return new Ball(target, 0, missed, false, false);
            }
            if (target == nextHoop) {
                return new Ball(target, move, missed, false, false);
            }
            return new Ball(target, 0, true, true, missed);
        }

        /** The number that a move which led here bars; 0 if none. */
        int bars(int move) {
            return entered > 0 ? 0 : Math.abs(move);
        }

        int standing() {
            return (owes ? hoop() - 4 : number) - (missed ? 5 : 0) - (entered > 0 ? 2 : 0);
        }
    }

    /**
     * Both balls, seen from who is to move.
     *
     * @param first whether who is to move began the game
     */
    private record Position(Ball own, Ball other, int last, boolean first) {
        Position after(int move) {
            Ball moved = own.after(move);
            return new Position(other, moved, moved.bars(move), !first);
        }

        /** What the position is worth to who is to move, if that lies between the bounds. */
        int worth(int depth, int from, int to) {
            if (other.lost()) {
                return SURE + depth;
            }
            if (other.finished()) {
                // Who is second may still save a draw.
                return first || !canFinish() ? -SURE - depth : 0;
            }
            if (depth == 0) {
                return own.standing() - other.standing();
            }
            int best = NO_MOVE;
            for (int move = 8; move >= -8 && best < to; move--) {
                if (own.allows(move, last)) {
                    best = Math.max(best, -after(move).worth(depth - 1, -to, -Math.max(from, best)));
                }
            }
            return best == NO_MOVE ? -SURE - depth : best;
        }

        boolean canFinish() {
            for (int move = 1; move <= 8; move++) {
                if (own.allows(move, last) && own.after(move).finished()) {
                    return true;
                }
            }
            return false;
        }

        /** The best number; of equal ones the highest. */
        int choose() {
            int chosen = NO_MOVE;
            int best = -2 * SURE;
            for (int move = 8; move >= -8; move--) {
                if (own.allows(move, last)) {
                    int worth = -after(move).worth(DEPTH - 1, -2 * SURE, -best);
                    if (worth > best || chosen == NO_MOVE) {
                        best = worth;
                        chosen = move;
                    }
                }
            }
            return chosen;
        }

        /** Once the other has finished, only a number that finishes too is of use. */
        int answer() {
            for (int move = 1; move <= 8 && other.finished(); move++) {
                if (own.allows(move, last) && own.after(move).finished()) {
                    return move;
                }
            }
            return choose();
        }
    }

    private Ahead() {}

    public static void main(String[] arguments) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        Ball start = new Ball(0, 0, false, false, false);
        String line = in.readLine();
        boolean first = line != null && line.startsWith("first");
        Position position = new Position(start, start, 0, true);
        boolean myTurn = first;
        while (line != null) {
            int move = myTurn ? position.answer() : NO_MOVE;
            if (move != NO_MOVE) {
                System.out.println(move);
                position = position.after(move);
            }
            line = in.readLine();
            if (line == null || line.equals("win") || line.equals("draw") || line.equals("loss")) {
                return;
            }
            position = position.after(Integer.parseInt(line.trim()));
            myTurn = true;
        }
    }
}
