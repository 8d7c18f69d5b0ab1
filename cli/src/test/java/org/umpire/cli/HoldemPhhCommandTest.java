package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HoldemPhhCommandTest {
    @TempDir
    Path folder;

    @Test
    void theHandsOfSeveralRecordsAreNumberedThrough() {
        String first = Tables.holdem(folder.resolve("1.ndjson"), 3).toString();
        String second = Tables.holdem(folder.resolve("2.ndjson"), 2).toString();
        Run run = Run.of("holdem", "phh", first, second);
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines().filter(line -> line.startsWith("[")))
                .containsExactly("[1]", "[2]", "[3]", "[4]", "[5]");
        assertThat(run.out()).contains("players = [\"caller\", \"tight\"]", "players = [\"tight\", \"caller\"]");
    }

    @Test
    void recordsOfOtherGamesAreRefused() {
        String file = Tables.croquet(folder.resolve("table.ndjson"), "greedy", "perfect")
                .toString();
        Run run = Run.of("holdem", "phh", file);
        assertThat(run.code()).isEqualTo(Terminal.FAILED);
        assertThat(run.err()).endsWith("is no record of Hold'em, but of Arithmetic Croquet\n");
        assertThat(Run.of("holdem", "phh", folder.resolve("none").toString()).code())
                .isEqualTo(Terminal.FAILED);
    }
}
