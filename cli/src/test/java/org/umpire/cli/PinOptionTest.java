package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PinOptionTest {
    private static final String MANY = "100000";

    @TempDir
    Path folder;

    @Test
    void moreTablesAtATimeThanProcessorsAreRefusedBeforeAnythingIsDone() throws IOException {
        String out = folder.resolve("out").toString();
        for (String line : List.of(
                "demo --out " + out,
                "match big2 A=bot:lowest B=bot:lowest --out " + out,
                "compare big2 A=bot:lowest B=bot:lowest --out " + out,
                "play big2 A=bot:lowest B=bot:lowest C=bot:lowest D=bot:lowest --tables " + MANY,
                "prime_daihinmin A bot:lowest B bot:lowest --tables " + MANY)) {
            List<String> words = new ArrayList<>(List.of(line.split(" ")));
            words.addAll(List.of("--jobs", MANY, "--pin"));
            Run run = Run.of(words.toArray(String[]::new));
            assertThat(run.code()).as(run.seen()).isEqualTo(2);
            assertThat(run.out()).isEmpty();
            assertThat(run.err())
                    .contains("a processor for each table is asked for (pin), and 100000 tables at a time")
                    .contains("(see 'umpire " + words.get(0) + " --help')");
        }
        try (Stream<Path> made = Files.list(folder)) {
            assertThat(made).isEmpty();
        }
    }
}
