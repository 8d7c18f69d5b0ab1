package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code croquet value}, {@code best} and {@code stats}. */
class CroquetOracleCommandsTest {
    @Test
    void theStartIsADraw() {
        assertThat(Run.of("croquet", "value", "A", "0", "0", "0")).isEqualTo(new Run(0, "DRAW\n", ""));
    }

    @Test
    void aPositionMayBeOneWord() {
        assertThat(Run.of("croquet", "value", "B 20@3 17! 0")).isEqualTo(new Run(0, "WIN 51\n", ""));
    }

    @Test
    void aBlockedNumberStandsForItsPair() {
        Run three = Run.of("croquet", "value", "A", "20@3", "17", "3");
        assertThat(three.code()).isZero();
        assertThat(Run.of("croquet", "value", "A", "20@3", "17", "6")).isEqualTo(three);
    }

    @Test
    void theBestMovesKeepTheValueAndStandInOrder() {
        assertThat(Run.of("croquet", "best", "A", "0", "0", "0")).isEqualTo(new Run(0, "2\n", ""));
        assertThat(Run.of("croquet", "best", "A", "20@3", "17", "3")).isEqualTo(new Run(0, "0\n", ""));
        assertThat(Run.of("croquet", "best", "A", "13^10", "3", "4").out()).matches("(-[1-8] ?)+\n");
    }

    @Test
    void theStatisticsAreFiveLines() {
        assertThat(Run.of("croquet", "stats")).isEqualTo(new Run(0, """
                        reachable 725732
                        win 371089
                        draw 32709
                        loss 321934
                        longest-win 91
                        """, ""));
    }

    @Test
    void anotherReadingGivesOtherStatistics() {
        Run other = Run.of("croquet", "stats", "--reading", "return=onto-hoop");
        assertThat(other.code()).isZero();
        assertThat(other.out())
                .startsWith("reachable ")
                .isNotEqualTo(Run.of("croquet", "stats").out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A 20@9 17 0 | ENTRY_IS_1_TO_8: '20@9': a hoop cannot be entered with 9",
                "A 17 17 12 | BLOCK_IS_0_TO_8: '12' is no number from 0 to 8",
                "A 17^20 17 0 | RETURN_IS_FROM_ABOVE_THE_HOOP: '17^20': who missed 20 stands at 21 to 27",
                "A 17 17 | FOUR_WORDS: 3 words, not four as in 'A 17 20@3 5'",
                "a 17 17 0 | SIDE_IS_A_OR_B: 'a' is to move",
                "A 17? 17 0 | BALL_HAS_A_KNOWN_FORM: '17?' is not like 17, 17!, 20@3, 20@3! or 27^20",
                "A 103 17 0 | GAME_IS_NOT_OVER: '103' is over 100: the game is over (or write what must come back, as"
                        + " in 103^100)",
                "A 20 17 0 | HOOP_NEEDS_ITS_ENTRY: '20' is a hoop; say by which number it was entered, as in 20@3",
                "A 25@3 17 0 | ENTRY_ONLY_IN_A_HOOP: '25@3': 25 is no hoop"
            })
    void aPositionThatCannotBeIsRefusedWithTheNameOfItsRule(String position, String reason) {
        assertThat(Run.of("croquet", "value", position)).isEqualTo(new Run(2, "", "umpire: " + reason + "\n"));
        Run line = Run.with(position + "\n", "croquet", "value", "-");
        assertThat(line.code()).isEqualTo(1);
        assertThat(line.out()).isEqualTo("ERROR " + reason + "\n");
        assertThat(Run.with(position, "croquet", "best", "-").out()).isEqualTo(line.out());
    }

    @Test
    void allThatIsWrongWithAPositionIsSaidAtOnce() {
        assertThat(Run.of("croquet", "value", "x", "20", "30@0", "9").err())
                .contains("SIDE_IS_A_OR_B", "HOOP_NEEDS_ITS_ENTRY", "ENTRY_IS_1_TO_8", "BLOCK_IS_0_TO_8")
                .hasLineCount(1);
    }

    @Test
    void whatCannotBeReachedIsAnsweredWithANote() {
        assertThat(Run.of("croquet", "value", "A", "20@3", "30@1", "5"))
                .isEqualTo(new Run(0, "LOSS 46\n", "note: A 20@3 30@1 4 cannot be reached from the start\n"));
    }

    @Test
    void aPositionWithoutALegalMoveIsLost() {
        Run value = Run.of("croquet", "value", "A", "17^10", "5", "1");
        assertThat(value.out()).isEqualTo("LOSS 0\n");
        assertThat(value.err()).endsWith("cannot be reached from the start; there is no legal move\n");
        assertThat(Run.of("croquet", "best", "A", "17^10", "5", "1").out()).isEqualTo("\n");
    }

    @Test
    void everyLineOfInputGetsItsLine() {
        Run run =
                Run.with("A 0 0 0\r\n\nA 20@3 30@1 5\n  B  20@3 17! 0\nbell\u0007 x\nA 0 0 0", "croquet", "value", "-");
        assertThat(run.out()).isEqualTo("""
                        DRAW
                        ERROR FOUR_WORDS: 0 words, not four as in 'A 17 20@3 5'
                        LOSS 46
                        WIN 51
                        ERROR FOUR_WORDS: 2 words, not four as in 'A 17 20@3 5'
                        DRAW
                        """);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).isEqualTo("""
                        note: line 3: A 20@3 30@1 4 cannot be reached from the start
                        umpire: 2 of 6 lines are no position; see the ERROR lines
                        """);
    }

    @Test
    void controlCharactersOfTheInputAreNotShown() {
        assertThat(Run.with("A 17 1\u001b[31m 0\n", "croquet", "value", "-").out())
                .contains("\\u{1b}")
                .doesNotContain("\u001b");
    }

    @Test
    void noInputIsNoAnswer() {
        assertThat(Run.with("", "croquet", "value", "-")).isEqualTo(new Run(0, "", ""));
    }

    @Test
    void thousandsOfPositionsAreAnswered() {
        StringBuilder positions = new StringBuilder();
        IntStream.range(0, 20_000)
                .forEach(i -> positions
                        .append(i % 2 == 0 ? "A " : "B ")
                        .append(i % 9 + 1)
                        .append(" 17! 0\n"));
        Run run = Run.with(positions.toString(), "croquet", "value", "-");
        assertThat(run.code()).isZero();
        assertThat(run.out().lines()).hasSize(20_000).allMatch(line -> line.matches("DRAW|(WIN|LOSS) [1-9][0-9]?"));
    }
}
