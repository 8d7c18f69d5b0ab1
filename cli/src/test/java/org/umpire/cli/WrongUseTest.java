package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Golden;

class WrongUseTest {
    private static final List<String> LINES = List.of(
            "gmaes",
            "xyzzy",
            "--verison",
            "games extra",
            "games --jsno",
            "help plya",
            "bot",
            "bot big2/lowset",
            "bot big2/lowest x",
            "replay",
            "replay --feed",
            "replay a --check --feed 1",
            "replay a b",
            "replay a --secret",
            "deals",
            "deals a b",
            "deals a",
            "league",
            "league a.toml --jobs 0",
            "league a.toml --jobs x",
            "league a.toml --isolation weak",
            "league a.toml --restrat",
            "standings",
            "standings a --json --csv",
            "help xyzzy");

    @Test
    void everyWrongUseIsRefusedWithItsReasonInOneLine() {
        StringBuilder all = new StringBuilder();
        for (String line : LINES) {
            Run run = Run.of(line.split(" "));
            assertThat(run.code()).as(line).isEqualTo(Terminal.MISUSED);
            assertThat(run.out()).as(line).isEmpty();
            assertThat(run.err().lines()).as(line).hasSize(1);
            all.append("$ umpire ").append(line).append('\n').append(run.err());
        }
        Golden.check(Path.of("src/test/resources/golden/wrong-use.txt"), all.toString());
    }

    @Test
    void withoutACommandTheHelpIsShownAndTheUseIsWrong() {
        Run run = Run.of();
        assertThat(run.code()).isEqualTo(Terminal.MISUSED);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEqualTo(Run.of("--help").out());
    }
}
