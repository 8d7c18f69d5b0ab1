package org.umpire.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.umpire.rules.FaultKind;

/** Holds {@code docs/faults.md} together with the kinds of faults and with the zoo, which {@link RefereeZooIT} plays. */
class FaultsDocumentTest {
    private static final Path DOCUMENT = Path.of("../docs/faults.md");
    private static final Pattern ZOO_ROW =
            Pattern.compile("\\| `([^`]+/[^`]+)` \\| [^|]+ \\| (\\S+) \\| (\\S+) \\| (\\S+) \\|");
    private static final Pattern KIND_ROW = Pattern.compile("\\| `([a-z]+)` \\|.*");

    @Test
    void theTableOfTheZooSaysWhatEachProgramGetsAtEachLevel() throws IOException {
        List<String> rows = new ArrayList<>();
        for (String line : Files.readAllLines(DOCUMENT)) {
            Matcher row = ZOO_ROW.matcher(line);
            if (row.matches()) {
                rows.add(row.group(1) + " " + row.group(2) + " " + row.group(3) + " " + row.group(4));
            }
        }

        List<String> expected = new ArrayList<>();
        for (String[] row : Zoo.rows("expected.tsv")) {
            expected.add(row[0] + (" " + shown(row[1])).repeat(3));
        }
        for (String[] row : Zoo.rows("hostile.tsv")) {
            expected.add(row[0] + " " + shown(row[1]) + " " + shown(row[2]) + " " + shown(row[3]));
        }
        assertThat(rows).containsExactlyInAnyOrderElementsOf(expected);
    }

    private static String shown(String word) {
        return switch (word) {
            case "none" -> "none";
            case "-" -> "–";
            default -> "`" + word + "`";
        };
    }

    @Test
    void theSecondListNamesEveryProgramOfItsFolder() throws IOException {
        List<String> files;
        try (Stream<Path> all = Files.walk(Zoo.FOLDER.resolve("hostile"))) {
            files = all.filter(Files::isRegularFile)
                    .map(file -> Zoo.FOLDER.relativize(file).toString())
                    .filter(file -> !file.contains("__pycache__"))
                    .toList();
        }
        List<String[]> rows = Zoo.rows("hostile.tsv");
        assertThat(rows.stream().map(row -> row[0])).containsExactlyInAnyOrderElementsOf(files);
        assertThat(rows).allSatisfy(row -> assertThat(row[0]).startsWith("hostile/" + row[3] + "/"));
    }

    @Test
    void everyKindHasItsRowInOrder() throws IOException {
        List<String> kinds = Files.readAllLines(DOCUMENT).stream()
                .map(KIND_ROW::matcher)
                .filter(Matcher::matches)
                .map(row -> row.group(1))
                .toList();

        assertThat(kinds)
                .isEqualTo(Arrays.stream(FaultKind.values())
                        .map(kind -> kind.name().toLowerCase(Locale.ROOT))
                        .toList());
    }

    @Test
    void theToleratedDelayIsTheOneInTheDocument() throws IOException {
        assertThat(Files.readString(DOCUMENT)).contains("more than " + Table.HOST_LAG.toMillis() + " ms late");
    }
}
