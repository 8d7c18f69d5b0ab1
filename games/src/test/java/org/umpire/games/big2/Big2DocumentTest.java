package org.umpire.games.big2;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.GameDocument;

/** The document of the rules has what the code points at. */
class Big2DocumentTest {
    private final GameDocument document = GameDocument.read(Path.of("../docs/games/big2.md"));

    @Test
    void everyRuleHasItsSection() {
        document.verifyRules(Big2Rule.values());
    }

    @Test
    void pointersFromCodeAndRuleTableLeadSomewhere() {
        assertThat(document.verifyPointers(
                        Path.of("src/main/java/org/umpire/games/big2"),
                        Path.of("src/test/resources/org/umpire/games/big2")))
                .isGreaterThan(10);
    }
}
