package org.umpire.languages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

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
        assertThat(read).isInstanceOf(Sources.Unreadable.class);
        assertThat(((Sources.Unreadable) read).why()).contains("data.txt").contains("symbolic link");

        Path alone = Files.createSymbolicLink(folder.resolve("alone.py"), secret);
        assertThat(Sources.read(alone, Optional.empty())).isInstanceOf(Sources.Unreadable.class);
    }

    /** Editors and file managers leave files beside a program; none of them is its author's. */
    @Test
    void hiddenFilesArePassedOver() throws IOException {
        Path main = Files.writeString(folder.resolve("main.py"), "print(1)\n");
        for (String name : new String[] {".DS_Store", "._main.py", ".main.py.swp", ".a c.cpp"}) {
            Files.writeString(folder.resolve(name), "\0");
        }
        Files.createSymbolicLink(folder.resolve(".#main.py"), Path.of("somebody@somewhere.1:2"));

        Sources.Read read = Sources.read(folder, Optional.empty());
        assertThat(read).isInstanceOf(Sources.Good.class);
        Sources sources = ((Sources.Good) read).sources();
        assertThat(sources.main()).isEqualTo("main.py");
        assertThat(sources.files()).containsOnlyKeys("main.py");
        assertThat(sources.files().get("main.py")).isEqualTo(Files.readAllBytes(main));
    }

    /** What this host does not give may be a good program all the same. */
    @Test
    void whatCannotBeReadIsNotCalledBad() throws IOException {
        Path gone = folder.resolve("gone.py");
        Optional<Language> python = Language.of("a.py");
        assertThat(Sources.read(gone, Optional.empty()))
                .isEqualTo(new Sources.Unreadable("there is no file \"" + gone + "\""));
        assertThat(Sources.readRenamed(folder.resolve("A_1-00-00"), python)).isInstanceOf(Sources.Unreadable.class);
        Path failing = Path.of("/proc/self/mem"); // a file whose first bytes are never there
        assumeTrue(Files.isRegularFile(failing), "SKIPPED: no file here that fails when it is read");
        assertThat(Sources.readRenamed(failing, python))
                .isInstanceOfSatisfying(
                        Sources.Unreadable.class,
                        unreadable -> assertThat(unreadable.why()).contains("/proc/self/mem cannot be read: "));

        Path bad = Files.createDirectory(folder.resolve("bad"));
        Files.writeString(bad.resolve("notes.txt"), "");
        assertThat(Sources.read(bad, Optional.empty())).isInstanceOf(Sources.Bad.class);
    }
}
