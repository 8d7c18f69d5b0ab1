package org.umpire.judge.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.umpire.testkit.Seeds;

class TokenComparisonTest {
    private static byte[] bytes(String text) {
        return text.replace("\\n", "\n")
                .replace("\\r", "\r")
                .replace("\\t", "\t")
                .replace("\\0", "\0")
                .replace("BOM", "\u00ef\u00bb\u00bf")
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    private static Optional<String> difference(String flags, byte[] answer, byte[] output, int piece) {
        List<String> words = flags.isBlank() ? List.of() : List.of(flags.strip().split(" "));
        ComparisonFlags read = ((ComparisonFlags.Good) ComparisonFlags.read(words)).flags();
        TokenComparison comparison = new TokenComparison(new ByteArrayInputStream(answer), read);
        try {
            for (int at = 0; at < output.length; at += piece) {
                comparison.take(output, at, Math.min(piece, output.length - at));
            }
            comparison.end();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return comparison.difference();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = true,
            value = {
                // flags | answer | output | right?
                "'' | '1 2\\n' | '1 2\\n' | true",
                "'' | '1 2\\n' | '1 2' | true",
                "'' | '1 2' | '1 2\\n' | true",
                "'' | '1 2\\n' | '1\\r\\n2\\r\\n' | true",
                "'' | '1 2\\n' | '\\n\\t 1   2 \\n\\n' | true",
                "'' | '1 2\\n' | '12\\n' | false",
                "'' | '12\\n' | '1 2\\n' | false",
                "'' | '1 2\\n' | '1\\n' | false",
                "'' | '1 2\\n' | '1 2 3\\n' | false",
                "'' | '1 2\\n' | '' | false",
                "'' | '' | '' | true",
                "'' | '\\n' | '' | true",
                "'' | '' | ' \\n' | true",
                "'' | '' | 'x' | false",
                "'' | 'Yes\\n' | 'YES\\n' | true",
                "'' | 'Ä\\n' | 'ä\\n' | false",
                "'' | '[\\n' | '{\\n' | false",
                "case_sensitive | 'Yes\\n' | 'YES\\n' | false",
                "'' | '1\\n' | 'BOM1\\n' | false",
                "'' | '1\\n' | '1\\0\\n' | false",
                "'' | '1\\n' | '\\0' | false",
                "'' | '0.5\\n' | '.5\\n' | false",
                "space_change_sensitive | '1 2\\n' | '1 2\\n' | true",
                "space_change_sensitive | '1 2\\n' | '1  2\\n' | false",
                "space_change_sensitive | '1  2\\n' | '1 2\\n' | false",
                "space_change_sensitive | '1 2\\n' | '1 2' | false",
                "space_change_sensitive | '1 2' | '1 2\\n' | false",
                "space_change_sensitive | '1 2\\n' | '1 2\\r\\n' | false",
                "space_change_sensitive | ' 1' | '1' | false",
                "space_change_sensitive | '1' | ' 1' | false",
                "float_tolerance 1e-6 | '0.0314\\n' | '3.14000000e-2\\n' | true",
                "float_tolerance 1e-6 | '1\\n' | '1.000001\\n' | true",
                "float_tolerance 1e-6 | '1\\n' | '1.0001\\n' | false",
                "float_tolerance 1e-6 | '1\\n' | 'one\\n' | false",
                "float_tolerance 1e-6 | '1\\n' | 'nan\\n' | false",
                "float_tolerance 1e-6 | '1\\n' | 'inf\\n' | false",
                "float_tolerance 1e-6 | '1\\n' | '0x1\\n' | false",
                "float_tolerance 1e-6 | '1\\n' | '1f\\n' | false",
                "float_tolerance 1e-6 | '1\\n' | '1e400\\n' | false",
                "float_tolerance 1e-6 | '1\\n' | '+1.\\n' | true",
                "float_tolerance 1e-6 | '1 2\\n' | '1 2 3\\n' | false",
                "float_tolerance 1e-6 | '1 2\\n' | '1\\n' | false",
                "float_tolerance 1e-6 | 'x 1\\n' | 'X 1\\n' | true",
                "float_tolerance 1e-6 | 'x 1\\n' | 'y 1\\n' | false",
                "float_absolute_tolerance 0.1 | '1000\\n' | '1000.09\\n' | true",
                "float_absolute_tolerance 0.1 | '1000\\n' | '1001\\n' | false",
                "float_relative_tolerance 0.1 | '1000\\n' | '1099\\n' | true",
                "float_relative_tolerance 0.1 | '1000\\n' | '1101\\n' | false",
                "float_relative_tolerance 0.1 | '0\\n' | '0.0001\\n' | false",
                "float_relative_tolerance 0.1 float_absolute_tolerance 1 | '0\\n' | '0.5\\n' | true",
                "case_sensitive float_tolerance 0.1 | 'A 1\\n' | 'a 1\\n' | false"
            })
    void outputsAreComparedAsTheFormatSays(String flags, String answer, String output, boolean right) {
        for (int piece : new int[] {1, 2, 3, 1000}) {
            assertThat(difference(flags, bytes(answer), bytes(output), piece).isEmpty())
                    .as("in pieces of %s: %s", piece, difference(flags, bytes(answer), bytes(output), piece))
                    .isEqualTo(right);
        }
    }

    @Test
    void aDifferenceNamesItsLineAndBothTokens() {
        assertThat(difference("", bytes("a b\\nc dee\\n"), bytes("a b\\nc def\\n"), 1))
                .contains("line 2: \"def\" differs from \"dee\"");
        assertThat(difference("", bytes("a b\\n"), bytes("a"), 1))
                .contains("line 1: the output ends where the answer goes on with \"b\"");
    }

    @Test
    void tokensMayBeLongerThanAllBuffers() {
        byte[] answer =
                ("7 " + "x".repeat(100_000) + "\n" + "9".repeat(50_000) + "\n").getBytes(StandardCharsets.ISO_8859_1);
        for (String flags : new String[] {"", "case_sensitive", "float_tolerance 0.1", "space_change_sensitive"}) {
            assertThat(difference(flags, answer, answer, 777)).as(flags).isEmpty();
            byte[] other = answer.clone();
            other[other.length - 2] = '8';
            assertThat(difference(flags, answer, other, 777)).as(flags).isPresent();
        }
    }

    /** As slow and simple as can be: all in memory. */
    private static boolean same(String answer, String output) {
        return List.of(answer.strip().toLowerCase(java.util.Locale.ROOT).split("\\s+"))
                .equals(List.of(
                        output.strip().toLowerCase(java.util.Locale.ROOT).split("\\s+")));
    }

    @Test
    void piecesMakeNoDifferenceAndTheSimpleWayAgrees() {
        Seeds.forEach(300, rng -> {
            StringBuilder answer = new StringBuilder();
            StringBuilder output = new StringBuilder();
            for (int k = rng.nextInt(30); k >= 0; k--) {
                String next = String.valueOf("aB \n\t".charAt(rng.nextInt(5)));
                answer.append(next);
                output.append(rng.nextInt(40) == 0 ? "b" : next.equals(" ") ? " \n".substring(rng.nextInt(2)) : next);
            }
            boolean right = same(answer.toString(), output.toString());
            byte[] said = bytes(output.toString());
            for (int piece : new int[] {1, 1 + rng.nextInt(5), 1000}) {
                assertThat(difference("", bytes(answer.toString()), said, piece).isEmpty())
                        .as("'%s' against '%s'", output, answer)
                        .isEqualTo(right);
            }
        });
    }

    @Test
    void nothingMoreIsReadOfTheAnswerThanIsNeeded() throws IOException {
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                return 'x';
            }
        };
        TokenComparison comparison = new TokenComparison(endless, ComparisonFlags.NONE);
        comparison.take(bytes("y"), 0, 1);
        comparison.end();
        assertThat(comparison.difference()).isPresent();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "float_tolerance | must be followed by a number",
                "float_tolerance x | must be followed by a number",
                "float_tolerance -1 | must be followed by a number",
                "float_tolerance 1 float_tolerance 2 | given twice",
                "float_tolerance 1 float_absolute_tolerance 2 | stands for both",
                "case_insensitive | is no argument of the default comparison"
            })
    void argumentsThatMeanNothingAreRefused(String words, String problem) {
        assertThat(ComparisonFlags.read(List.of(words.split(" "))))
                .isInstanceOfSatisfying(
                        ComparisonFlags.Bad.class,
                        bad -> assertThat(bad.problems())
                                .singleElement()
                                .asString()
                                .contains(problem));
    }
}
