package org.umpire.games.croquet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game written down for people, one line a move; with an oracle, what each move was worth. docs/games/croquet.md#sheet.
 *
 * @param lines one a move, in order
 * @param end the moment after the last move
 */
public record CroquetSheet(List<Line> lines, CroquetState end) {
    /** Takes what is given as it is. */
    public CroquetSheet {
        lines = List.copyOf(lines);
    }

    /** What a move did to the value. */
    public enum Mark {
        /** Kept it. */
        KEPT(""),
        /** Gave a draw away. */
        DRAW_GIVEN_AWAY("?"),
        /** Gave a win away. */
        WIN_GIVEN_AWAY("??");

        private final String sign;

        Mark(String sign) {
            this.sign = sign;
        }

        /** Returns the sign beside the move. */
        public String sign() {
            return sign;
        }
    }

    /**
     * What a move was worth to who made it.
     *
     * @param before the value of the position; the distance counts this move
     * @param after what the move left of it; the distance counts this move too
     */
    public record Worth(CroquetValue before, CroquetValue after) {
        /** Returns whether something was given away. */
        public Mark mark() {
            if (after.sign() >= before.sign()) {
                return Mark.KEPT;
            }
            return before.sign() > 0 ? Mark.WIN_GIVEN_AWAY : Mark.DRAW_GIVEN_AWAY;
        }
    }

    /**
     * One move.
     *
     * @param number of the move, from 1
     * @param side 0 for A, 1 for B
     * @param after the position
     * @param happened such as {@code takes 20}, or empty
     */
    public record Line(
            int number, int side, CroquetMove move, CroquetPosition after, String happened, Optional<Worth> worth) {}

    /**
     * What one side gave away.
     *
     * @param moves it made
     * @param draws given away
     * @param wins given away
     * @param halves half points given away: a win for a draw is one, for a loss two
     */
    public record Mistakes(int moves, int draws, int wins, int halves) {
        /** Returns both together. */
        public Mistakes plus(Mistakes other) {
            return new Mistakes(moves + other.moves, draws + other.draws, wins + other.wins, halves + other.halves);
        }

        /** Returns them in words: {@code 37 moves: 2 draws and 1 win given away, 2 points}. */
        public String text() {
            String made = count(moves, "move") + ": ";
            if (draws + wins == 0) {
                return made + "nothing given away";
            }
            String what = draws > 0 && wins > 0
                    ? count(draws, "draw") + " and " + count(wins, "win")
                    : draws > 0 ? count(draws, "draw") : count(wins, "win");
            String points = (halves == 1 ? "" : Integer.toString(halves / 2)) + (halves % 2 == 1 ? "½" : "");
            return made + what + " given away, " + points + (halves <= 2 ? " point" : " points");
        }

        private static String count(int number, String word) {
            return number + " " + word + (number == 1 ? "" : "s");
        }
    }

    /**
     * Returns the sheet of a game from its start.
     *
     * @throws IllegalArgumentException if a move is illegal; names it
     */
    public static CroquetSheet of(List<CroquetMove> moves, CroquetReadings readings) {
        return of(moves, readings, Optional.empty());
    }

    /** Returns the sheet of a game from its start with the worth of every move, by the readings of the oracle. */
    public static CroquetSheet of(List<CroquetMove> moves, CroquetOracle oracle) {
        return of(moves, oracle.readings(), Optional.of(oracle));
    }

    private static CroquetSheet of(List<CroquetMove> moves, CroquetReadings readings, Optional<CroquetOracle> oracle) {
        List<Line> lines = new ArrayList<>();
        CroquetState state = CroquetState.start(readings);
        for (CroquetMove move : moves) {
            CroquetPosition before = state.position();
            try {
                state = state.play(move);
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(
                        "move " + (lines.size() + 1) + ", " + move + ": " + e.getMessage(), e);
            }
            lines.add(new Line(
                    lines.size() + 1,
                    before.mover(),
                    move,
                    state.position(),
                    happened(before.own(), move.number(), state.position().ball(before.mover())),
                    oracle.map(known -> worth(known, before, move))));
        }
        return new CroquetSheet(lines, state);
    }

    private static Worth worth(CroquetOracle oracle, CroquetPosition before, CroquetMove move) {
        return new Worth(oracle.valueAfter(before, oracle.perfect(before)), oracle.valueAfter(before, move));
    }

    private static String happened(Ball ball, int move, Ball after) {
        String happened = switch (ball.event(move)) {
            case GOES -> "";
            case TAKES -> "takes " + ball.nextHoop();
            case LEAVES -> "takes " + ball.hoop();
            case LANDS -> after.inHoop() ? "in hoop " + ball.nextHoop() : "reaches " + ball.nextHoop();
            case SKIPS -> "skips";
            case MISSES -> "misses " + ball.nextHoop();
            case MISSES_AGAIN -> "misses " + ball.nextHoop() + " again";
            case COMES_BACK -> "comes back";
            case COMES_BACK_ONTO -> "comes back, in hoop " + ball.hoop();
        };
        return after.finished() ? happened + ", through" : happened;
    }

    /** Returns what a side, 0 or 1, gave away; nothing where no worth is known. */
    public Mistakes mistakes(int side) {
        Mistakes all = new Mistakes(0, 0, 0, 0);
        for (Line line : lines) {
            if (line.side() == side) {
                Mark mark = line.worth().map(Worth::mark).orElse(Mark.KEPT);
                int halves = line.worth()
                        .map(worth -> Math.max(
                                0, worth.before().sign() - worth.after().sign()))
                        .orElse(0);
                all = all.plus(new Mistakes(
                        1, mark == Mark.DRAW_GIVEN_AWAY ? 1 : 0, mark == Mark.WIN_GIVEN_AWAY ? 1 : 0, halves));
            }
        }
        return all;
    }

    /** Returns the sheet as text: move, player, number, both balls after it, what happened, the worth before and after. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (Line line : lines) {
            String row = String.format(
                    "%3d  %c  %2d  %7s : %-7s  %-22s%s",
                    line.number(),
                    "AB".charAt(line.side()),
                    line.move().number(),
                    line.after().a(),
                    line.after().b(),
                    line.happened(),
                    line.worth()
                            .map(worth -> String.format(
                                    "  %-7s  %-7s  %s",
                                    worth.before(), worth.after(), worth.mark().sign()))
                            .orElse(""));
            text.append(row.stripTrailing()).append('\n');
        }
        return text.append(ending()).append('\n').toString();
    }

    private String ending() {
        int mover = end.position().mover();
        boolean stuck = !end.position().ball(0).finished()
                && !end.position().ball(1).finished()
                && end.faulted().isEmpty()
                && end.position().moves(end.readings()).isEmpty();
        String why = stuck ? ": " + "AB".charAt(mover) + " has no legal move" : "";
        if (end.faulted().isPresent()) {
            CroquetState.Dropped dropped = end.faulted().get();
            why = ": " + "AB".charAt(dropped.seat()) + " is out, " + dropped.fault();
        }
        return switch (end.end()) {
            case NONE -> "not over";
            case DRAW -> "a draw";
            case A_WINS -> "A wins" + why;
            case B_WINS -> "B wins" + why;
        };
    }
}
