package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The removal of groups, tried out on ordinary folders. */
final class ControlGroupsTest {
    @Test
    void aGroupThatStaysDoesNotKeepOthersFromBeingRemoved(@TempDir Path folder) throws IOException {
        Path stays = Files.createDirectories(folder.resolve("stays").resolve("program"));
        Files.writeString(stays.resolve("file"), "in the way");
        Path goes = folder.resolve("goes");
        Files.createDirectories(goes.resolve("program"));

        List<Path> groups = List.of(folder.resolve("stays"), goes, folder.resolve("never-was"));
        assertThat(ControlGroups.removeAll(groups, Duration.ofMillis(20))).containsExactly(folder.resolve("stays"));
        assertThat(stays).exists();
        assertThat(goes).doesNotExist();
    }
}
