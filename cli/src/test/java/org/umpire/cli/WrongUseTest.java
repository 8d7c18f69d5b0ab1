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
            "play",
            "play big2",
            "play bgi2 A=x",
            "play big2 A",
            "play big2 A=x",
            "play big2 A=x A=y C=x D=x",
            "play big2 A=bot:gredy B=x C=x D=x",
            "play big2 A=x B='x C=x D=x",
            "play big2 A=x B=x C=x D=x --tables 0",
            "play big2 A=x B=x C=x D=x --budget soon",
            "play big2 A=x B=x C=x D=x --memory 3",
            "play big2 A=x B=x C=x D=x --clock sun",
            "play big2 A=x B=x C=x D=x --budget 0s --then 0s",
            "match big2 A=x",
            "match big2 A=x B=y C=z",
            "big2judge a b c",
            "big2judge a b c d e",
            "big2judge a b c d -n many",
            "standings",
            "standings a --json --csv",
            "ratings",
            "ratings a --json --csv",
            "ratings a --by game",
            "holdem",
            "holdem recon",
            "holdem reconstruct x",
            "croquet valeu A 0 0 0",
            "croquet value",
            "croquet value A 0 0",
            "croquet best A 20@9 0 0",
            "croquet stats now",
            "croquet stats --reading answer=maybe",
            "croquet stats --reading free",
            "croquet play --against gredy",
            "croquet play --side C",
            "croquet annotate",
            "help xyzzy",
            "help holdem xyzzy",
            "help croquet xyzzy");

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
