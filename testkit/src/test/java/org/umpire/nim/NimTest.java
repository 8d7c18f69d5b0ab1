package org.umpire.nim;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.umpire.rules.GamePacks;
import org.umpire.testkit.RuleTable;
import org.umpire.testkit.Transcript;

/** The toy uses the other parts of the test kit as a game does. */
public class NimTest {
    @Test
    public void everyRowOfTheRuleTableHolds() {
        RuleTable.read(NimTest.class, "rules.table")
                .verify(
                        NimRule.values(),
                        row -> new NimState(NimPack.heaps(row.cell("heaps")), 0, Optional.empty(), Optional.empty())
                                .check(new NimPack().notation().readMove(row.cell("move"))));
    }

    @Test
    public void everyTranscriptIsStillWordForWord() {
        Transcript.verifyAll(new NimPack(), Path.of("src/test/resources/golden/nim"));
    }

    @Test
    public void oneServicesLineInstallsAGame() {
        assertThat(GamePacks.find("nim")).isPresent();
        assertThat(GamePacks.find("mornington-crescent")).isEmpty();
    }
}
