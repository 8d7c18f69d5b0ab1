package org.umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.rules.Rule;

class GameDocumentTest {
    private enum Law implements Rule {
        MUST_BE_EVEN,
        MUST_BE_SMALL
    }

    @TempDir
    private Path folder;

    private GameDocument document(String text) throws IOException {
        return GameDocument.read(Files.writeString(folder.resolve("even.md"), text));
    }

    @Test
    void everyRuleHasItsSection() throws IOException {
        GameDocument document = document("""
                <a id="must-be-even"></a>
                ## Even (`MUST_BE_EVEN`)
                <a id="must-be-small"></a>
                ### Small (`MUST_BE_SMALL`)
                """);
        assertThatCode(() -> document.verifyRules(Law.values())).doesNotThrowAnyException();
    }

    @Test
    void allThatIsMissingIsNamed() throws IOException {
        GameDocument document = document("""
                <a id="must-be-even"></a>
                ## Even
                ## Blue (`MUST_BE_BLUE`)
                """);
        assertThatThrownBy(() -> document.verifyRules(Law.values()))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("(`MUST_BE_EVEN`) are needed, but there are [## Even]")
                .hasMessageContaining("(`MUST_BE_SMALL`) are needed, but there are []")
                .hasMessageContaining("names MUST_BE_BLUE");
    }

    @Test
    void pointersLeadSomewhere() throws IOException {
        GameDocument document = document("<a id=\"score\"></a>\n## Score\n");
        Path sources = Files.createDirectories(folder.resolve("src"));
        Files.writeString(sources.resolve("A.java"), "// docs/games/even.md#score, docs/games/odd.md#none");
        assertThat(document.verifyPointers(sources)).isEqualTo(1);
        Files.writeString(sources.resolve("B.java"), "// docs/games/even.md#scores.");
        assertThatThrownBy(() -> document.verifyPointers(sources))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("B.java points at docs/games/even.md#scores");
    }
}
