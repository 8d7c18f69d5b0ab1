package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.umpire.games.croquet.CroquetEnd;
import org.umpire.games.croquet.CroquetMove;
import org.umpire.games.croquet.CroquetOracle;
import org.umpire.games.croquet.CroquetReadings;
import org.umpire.games.croquet.CroquetState;

class CroquetPlayCommandTest {
    @Test
    void aGameAgainstTheOracleIsPlayedToItsEnd() {
        Run run = Run.with(perfectMoves(0), "croquet", "play");
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("You are A. ")
                .contains("\nB plays ", "\na draw\n", " moves: nothing given away\n", "\nthe game: 2 ");
    }

    @Test
    void onTheOtherSideTheBotBegins() {
        Run run = Run.with(perfectMoves(1), "croquet", "play", "--side", "b", "--against", "perfect");
        assertThat(run.code()).isZero();
        assertThat(run.out()).startsWith("You are B. ").contains("\nA plays 2\n", "\na draw\n");
    }

    /** Returns what a side plays when both sides are perfect, one move a line. */
    private static String perfectMoves(int side) {
        StringBuilder lines = new StringBuilder();
        CroquetState state = CroquetState.start(CroquetReadings.USUAL);
        while (state.end() == CroquetEnd.NONE) {
            CroquetMove move = CroquetOracle.usual().perfect(state.position());
            if (state.position().mover() == side) {
                lines.append(move).append('\n');
            }
            state = state.play(move);
        }
        return lines.toString();
    }

    @Test
    void whatCannotBePlayedIsNamedAndAskedForAgain() {
        Run run = Run.with("9\n0\n-1\nseven\n\n2\nquit\n", "croquet", "play");
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains(
                        "A> MUST_BE_1_TO_8: 9 is not a number from 1 to 8\n",
                        "A> SKIP_ONLY_WHEN_BLOCKED_IN_HOOP: at 0, in no hoop\n",
                        "A> BACK_ONLY_AFTER_MISS: at 0, no hoop was just missed\n",
                        "A> 'seven' is no number; type ? for what there is\n",
                        "A> A> you play 2\n");
    }

    @Test
    void hintsTellWhatEveryMoveIsWorth() {
        Run run = Run.with("hint\nvalues\nposition\n?\nquit\n", "croquet", "play");
        assertThat(run.out())
                .contains("A> 2  (DRAW)\n", "A> 1: LOSS ", "   2: DRAW   3: LOSS ", "A> A 0 0 0\n", "takes back");
        assertThat(Run.with("quit\n", "croquet", "play", "--hints").out())
                .contains("move 1, nothing blocked\n1: LOSS ", "   2: DRAW   3: LOSS ");
    }

    @Test
    void hintsAreGivenToTheEndOfTheGame() {
        String moves = perfectMoves(1).replaceAll("(?m)^", "hint\nposition\n");
        Run run = Run.with(moves, "croquet", "play", "--side", "B");
        assertThat(run.code()).as(run.seen()).isZero();
        assertThat(run.out())
                .contains("A has finished: no position")
                .contains("  (DRAW)")
                .contains("draw");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void aMoveMayBeTakenBack() {
        Run run = Run.with("back\n1\nback\n2\nquit\n", "croquet", "play", "--against", "greedy");
        assertThat(run.out()).contains("A> you have made no move yet\n");
        List<String> starts = run.out()
                .lines()
                .filter(line -> line.equals("move 1, nothing blocked"))
                .toList();
        assertThat(starts).hasSize(2);
        assertThat(run.code()).isZero();
    }

    @Test
    void aSlipIsShownAtTheEnd() {
        Run run = Run.with(
                "8\n7\n6\n5\n4\n3\n2\n1\n0\n-8\n-7\n-6\n-5\n-4\n-3\n-2\n-1\n".repeat(60),
                "croquet",
                "play",
                "--against",
                "oracle");
        assertThat(run.out()).contains("\n  move 1, 8: DRAW became LOSS ").contains("\nB wins\n");
    }

    @Test
    void anotherReadingIsPlayed() {
        String moves = "values\nquit\n";
        Run other = Run.with(moves, "croquet", "play", "--reading", "answer=free", "--reading", "miss-of-100=finish");
        assertThat(other.code()).isZero();
        assertThat(other.out()).isNotEqualTo(Run.with(moves, "croquet", "play").out());
    }

    @Test
    void inputThatEndsTooSoonFails() {
        Run run = Run.with("2\n", "croquet", "play");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).isEqualTo("umpire: the input ended before the game did\n");
    }
}
