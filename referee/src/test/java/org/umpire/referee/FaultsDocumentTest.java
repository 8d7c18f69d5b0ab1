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
import org.junit.jupiter.api.Test;
import org.umpire.rules.FaultKind;

/** Holds {@code docs/faults.md} together with the kinds of faults and with the zoo, which {@link RefereeZooIT} plays. */
class FaultsDocumentTest {
    private static final Path DOCUMENT = Path.of("../docs/faults.md");
    private static final Pattern ZOO_ROW = Pattern.compile("\\| `([^`]+/[^`]+)` \\| [^|]+ \\| (\\S+) \\| (\\S+) \\|");
    private static final Pattern KIND_ROW = Pattern.compile("\\| `([a-z]+)` \\|.*");

    @Test
    void theTableOfTheZooSaysWhatEachProgramGetsAtEachLevel() throws IOException {
        List<String> rows = new ArrayList<>();
        for (String line : Files.readAllLines(DOCUMENT)) {
            Matcher row = ZOO_ROW.matcher(line);
            if (row.matches()) {
                rows.add(row.group(1) + " plain " + row.group(2) + " user " + row.group(3));
            }
        }

        assertThat(rows)
                .containsExactlyInAnyOrderElementsOf(Zoo.all().stream()
                        .map(beast -> {
                            String fault = beast.fault()
                                    .map(kind -> "`" + kind.word() + "`")
                                    .orElse("none");
                            return beast.path() + " plain " + fault + " user " + fault;
                        })
                        .toList());
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
