package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CroquetAnnotateCommandTest {
    private static final String SEVEN = """
              1  A   2        2 : 0                                DRAW     DRAW
              2  B   1        2 : 1                                DRAW     DRAW
              3  A   5        7 : 1                                DRAW     DRAW
              4  B   3        7 : 4                                DRAW     DRAW
              5  A   7    14^10 : 4        misses 10               DRAW     LOSS 58  ?
              6  B   3    14^10 : 7                                WIN 57   WIN 57
              7  A  -5       9! : 7        comes back              LOSS 56  LOSS 56
            not over

            A  4 moves: 1 draw given away, ½ point
            B  3 moves: nothing given away
            """;

    @TempDir
    Path folder;

    @Test
    void theMovesOfAGameAreAnnotated() throws IOException {
        Path file = Files.writeString(folder.resolve("moves.txt"), "2 1 5\n3 +7 3\n-5\n");
        assertThat(Run.of("croquet", "annotate", file.toString())).isEqualTo(new Run(0, SEVEN, ""));
        assertThat(Run.with("2 1 5 3 7 3 -5", "croquet", "annotate", "-")).isEqualTo(new Run(0, SEVEN, ""));
    }

    @Test
    void aRecordIsAnnotatedWithItsNames() throws IOException {
        Path file = Tables.croquet(folder.resolve("table.ndjson"), "greedy", "perfect");
        Run run = Run.of("croquet", "annotate", file.toString());
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        List<String> lines = run.out().lines().toList();
        assertThat(lines).startsWith("A  greedy", "B  perfect", "").contains("B wins");
        assertThat(lines.get(lines.size() - 2)).matches("A  \\d+ moves: .* given away, .* points?");
        assertThat(lines.get(lines.size() - 1)).matches("B  \\d+ moves: nothing given away");
        String record = Files.readString(file);
        assertThat(Run.with(record, "croquet", "annotate", "-")).isEqualTo(run);
    }

    @Test
    void aFaultEndsTheGame() {
        Path file = Tables.croquet(folder.resolve("table.ndjson"), "perfect", "9");
        assertThat(Run.of("croquet", "annotate", file.toString()).out()).isEqualTo("""
                        A  perfect
                        B  9

                          1  A   2        2 : 0                                DRAW     DRAW
                        A wins: B is out, illegal: MUST_BE_1_TO_8: 9 is not a number from 1 to 8

                        A  1 move: nothing given away
                        B  0 moves: nothing given away
                        """);
    }

    @Test
    void ofSeveralGamesEachIsNamed() throws IOException {
        Path one = Files.writeString(folder.resolve("one"), "2");
        Path other = Files.writeString(folder.resolve("other"), "2 2");
        Run run = Run.of("croquet", "annotate", one.toString(), other.toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).startsWith("# " + one + "\n  1  A   2");
        assertThat(run.err()).isEqualTo("umpire: " + other + ": move 2, 2: MUST_NOT_BE_BLOCKED: 2 and 7 are blocked\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5 4 | move 2, 4: MUST_NOT_BE_BLOCKED: 4 and 5 are blocked",
                "0 | move 1, 0: SKIP_ONLY_WHEN_BLOCKED_IN_HOOP: at 0, in no hoop",
                "9 | move 1, 9: MUST_BE_1_TO_8: 9 is not a number from 1 to 8",
                "-3 | move 1, -3: BACK_ONLY_AFTER_MISS: at 0, no hoop was just missed",
                "8 3 2 2 5 | move 5, 5: MUST_LEAVE_HOOP_AS_ENTERED: 10 was entered with 2: leave it so, not with 5",
                "8 3 2 2 2 | move 5, 2: MUST_NOT_BE_BLOCKED: 2 and 7 are blocked; skip with 0",
                "8 3 5 7 1 | move 5, 1: MUST_COME_BACK_AFTER_MISS: 10 was missed: come back from 13 by -8 to -4",
                "8 3 5 7 -3 | move 5, -3: MUST_END_BELOW_HOOP: -3 leads to 10; 10 was missed: come back from 13 by -8 to -4",
                "8 3 5 7 -7 0 8 7 8 1 | move 10, 1: the game is over",
                "2 x | move 2: 'x' is no number"
            })
    void aMoveThatCannotBeIsNamedWithItsRule(String moves, String why) {
        Run run = Run.with(moves, "croquet", "annotate", "-");
        assertThat(run).isEqualTo(new Run(1, "", "umpire: standard input: " + why + "\n"));
    }

    @Test
    void aSecondMissIsLegalAndLoses() {
        Run run = Run.with("8 3 5 7 -7 0 8 7 8", "croquet", "annotate", "-");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("misses 20 again").contains("\nB wins\n");
    }

    @Test
    void movesAreReadByTheReadingThatIsAskedFor() {
        String moves = "8 3 5 7 -3";
        assertThat(Run.with(moves, "croquet", "annotate", "-").code()).isEqualTo(1);
        Run run = Run.with(moves, "croquet", "annotate", "-", "--reading", "return=onto-hoop");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("comes back, in hoop 10");
    }

    @Test
    void aRecordOfAnotherGameIsRefused() {
        Path file = Tables.big2(folder.resolve("table.ndjson"), 1, "cup/7");
        assertThat(Run.of("croquet", "annotate", file.toString()))
                .isEqualTo(new Run(
                        1, "", "umpire: " + file + ": the record of a table of Big 2, not of Arithmetic Croquet\n"));
    }

    @Test
    void aDamagedRecordIsRefusedWithItsLine() throws IOException {
        Path file = Tables.croquet(folder.resolve("table.ndjson"), "greedy", "perfect");
        List<String> lines = new java.util.ArrayList<>(Files.readAllLines(file));
        lines.set(2, "{}");
        Files.write(file, lines);
        Run run = Run.of("croquet", "annotate", file.toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains(file + ", line 3: ").hasLineCount(1);
    }

    @Test
    void aFileThatIsNotThereFails() {
        Path file = folder.resolve("none");
        assertThat(Run.of("croquet", "annotate", file.toString()))
                .isEqualTo(new Run(1, "", "umpire: there is no " + file + "\n"));
    }
}
