package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DealsCommandTest {
    @TempDir
    Path folder;

    @BeforeEach
    void play() {
        Tables.big2(folder.resolve("a.ndjson"), 1, "cup/1");
        Tables.big2(folder.resolve("b.ndjson"), 1, "cup/2");
    }

    @Test
    void dealsOfTheSecretAreOk() {
        Run run = Run.of("deals", folder.toString(), "--secret", Tables.SECRET);
        assertThat(run.code()).isZero();
        assertThat(run.out()).isEqualTo(folder.resolve("a.ndjson") + ": ok\n" + folder.resolve("b.ndjson") + ": ok\n");
        assertThat(run.err()).contains("2 records, every deal comes from the secret");
    }

    @Test
    void dealsOfAnotherSecretDiffer() {
        Run run = Run.of("deals", folder.resolve("a.ndjson").toString(), "--secret", "another");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("a.ndjson: differs at line 1: the digest of the season secret should be ");
        assertThat(run.err()).contains("1 record, 1 differ");
    }

    @Test
    void withoutASecretNothingIsChecked() {
        Run run = Run.of("deals", folder.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("--secret");
    }
}
