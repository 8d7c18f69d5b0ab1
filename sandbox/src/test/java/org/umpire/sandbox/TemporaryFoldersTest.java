package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class TemporaryFoldersTest {
    private static final Path PLACE = Path.of(System.getProperty("java.io.tmpdir"));

    @Test
    void whatAKilledRunLeftIsRemovedAndWhatLivesIsNot() throws IOException {
        Path ours = TemporaryFolders.make();
        String name = ours.getFileName().toString();
        String start = Long.toString(Processes.startTime("self"));
        // A run of the same process number that began at another time.
        Path dead = PLACE.resolve(name.replace("-" + start + "-", "-" + start + "1-"));
        Files.createDirectories(dead.resolve("deep"));
        Files.createSymbolicLink(dead.resolve("out"), ours);
        Files.writeString(ours.resolve("kept"), "kept");

        Path unused = TemporaryFolders.unused();

        assertThat(unused).doesNotExist();
        assertThat(unused.getParent()).isEqualTo(PLACE);
        assertThat(dead).doesNotExist();
        assertThat(ours.resolve("kept")).hasContent("kept");
        TemporaryFolders.remove(ours);
        assertThat(ours).doesNotExist();
    }
}
