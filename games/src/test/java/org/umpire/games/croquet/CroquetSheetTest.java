package org.umpire.games.croquet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Golden;

/** Games written down for people. */
public final class CroquetSheetTest {
    private static List<CroquetMove> moves(String text) {
        return Arrays.stream(text.split(" ", -1))
                .map(word -> new CroquetMove(Integer.parseInt(word)))
                .toList();
    }

    @Test
    public void aSheetSaysWhatHappenedAndWhatWasGivenAway() {
        CroquetSheet sheet = CroquetSheet.of(perfectWithSlips(), CroquetOracle.usual());

        Golden.check(Path.of("src/test/resources/golden/croquet/annotated.txt"), sheet.text());
        CroquetSheet.Mistakes all = sheet.mistakes(0).plus(sheet.mistakes(1));
        assertThat(all.moves()).isEqualTo(sheet.lines().size());
        assertThat(sheet.text().lines().filter(line -> line.endsWith(" ??")).count())
                .isEqualTo(all.wins());
        assertThat(sheet.text().lines().filter(line -> line.endsWith(" ?")).count())
                .isEqualTo(all.draws());
        assertThat(all.wins()).isPositive();
        assertThat(all.draws()).isPositive();
        assertThat(all.halves()).isBetween(all.wins() + all.draws(), 2 * all.wins() + all.draws());
    }

    /** Returns a game between perfect players who slip at some moves, in a way that is fixed. */
    private static List<CroquetMove> perfectWithSlips() {
        List<CroquetMove> moves = new java.util.ArrayList<>();
        CroquetState state = CroquetState.start(CroquetReadings.USUAL);
        while (state.end() == CroquetEnd.NONE) {
            List<CroquetMove> legal = state.legalMoves();
            CroquetMove move = state.moves() % 5 == 4
                    ? slip(state, legal)
                    : CroquetOracle.usual().perfect(state.position());
            moves.add(move);
            state = state.play(move);
        }
        return moves;
    }

    private static CroquetMove slip(CroquetState state, List<CroquetMove> legal) {
        List<CroquetMove> sane = legal.stream()
                .filter(move -> state.position().own().event(move.number()) != Ball.Event.MISSES_AGAIN)
                .toList();
        return sane.get(state.moves() * 7 % sane.size());
    }

    @Test
    public void withoutAnOracleNothingIsJudged() {
        CroquetSheet sheet = CroquetSheet.of(moves("8 3 5 7 -7 0 8 7 8"), CroquetReadings.USUAL);

        assertThat(sheet.text()).isEqualTo("""
                          1  A   8        8 : 0
                          2  B   3        8 : 3
                          3  A   5    13^10 : 3        misses 10
                          4  B   7    13^10 : 10@7     in hoop 10
                          5  A  -7       6! : 10@7     comes back
                          6  B   0       6! : 10@7     skips
                          7  A   8      14! : 10@7     takes 10
                          8  B   7      14! : 17       takes 10
                          9  A   8    22^20 : 17       misses 20 again
                        B wins
                        """);
        assertThat(sheet.mistakes(0).halves()).isZero();
    }

    @Test
    public void anIllegalMoveIsNamed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CroquetSheet.of(moves("2 7"), CroquetReadings.USUAL))
                .withMessage("move 2, 7: MUST_NOT_BE_BLOCKED: 2 and 7 are blocked");
    }
}
