package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeagueCommandTest {
    @TempDir
    Path folder;

    @Test
    void allThatIsWrongWithTheFileIsSaidAndNothingIsStarted() throws IOException {
        Path file = Files.writeString(folder.resolve("cup.toml"), """
                game = "big3"
                budget = "soon"
                colour = "red"
                """);
        Run run = Run.of("league", file.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(file + ":1: game: ", file + ":2: budget: ", file + ":3: unknown key \"colour\"");
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void aFileThatIsNotThereIsSaidSo() {
        Run run = Run.of("league", folder.resolve("none.toml").toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.err()).contains("none.toml: there is no such file");
    }

    @Test
    void standingsOfAFolderWithoutASeasonFail() {
        Run run = Run.of("standings", folder.toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("no season.json in " + folder);
    }
}
