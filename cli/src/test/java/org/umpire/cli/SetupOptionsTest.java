package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SetupOptionsTest {
    @TempDir
    Path folder;

    @Test
    void aTableIsPlayedByTheReadingsThatAreGiven() throws IOException {
        Path record = folder.resolve("table.ndjson");
        Run run = Run.of(
                "play",
                "holdem",
                "A=bot:caller",
                "B=bot:tight",
                "C=bot:random",
                "--games",
                "3",
                "--variant",
                "betting=limit",
                "--variant",
                "stack=4000",
                "--record",
                record.toString(),
                "--isolation",
                "plain");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(Files.readString(record)).contains("\"betting\":\"limit\"", "\"stack\":\"4000\"");
    }

    @Test
    void aReadingThatTheGameDoesNotKnowIsWrongUse() {
        for (String command : new String[] {"play", "match"}) {
            Run run = Run.of(command, "holdem", "A=bot:caller", "B=bot:tight", "--variant", "colour=red");
            assertThat(run.code()).isEqualTo(Terminal.MISUSED);
            assertThat(run.err()).contains("colour");
            assertThat(Run.of(command, "holdem", "A=bot:caller", "B=bot:tight", "--variant", "betting=fixed")
                            .err())
                    .contains("betting", "limit");
        }
    }
}
