package org.umpire.languages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourcesTest {
    @TempDir
    Path folder;

    /** Followed, a link in a stranger's folder would bring any file of this machine beside its program. */
    @Test
    void linksAreNotFollowed() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret.ans"), "42\n");
        Path team = Files.createDirectory(folder.resolve("team"));
        Files.writeString(team.resolve("main.py"), "print(1)\n");
        assertThat(Sources.read(team, Optional.empty())).isInstanceOf(Sources.Good.class);

        Files.createSymbolicLink(team.resolve("data.txt"), secret);
        Sources.Read read = Sources.read(team, Optional.empty());
        assertThat(read).isInstanceOf(Sources.Bad.class);
        assertThat(((Sources.Bad) read).why()).contains("data.txt").contains("symbolic link");

        Path alone = Files.createSymbolicLink(folder.resolve("alone.py"), secret);
        assertThat(Sources.read(alone, Optional.empty())).isInstanceOf(Sources.Bad.class);
    }
}
