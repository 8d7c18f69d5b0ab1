package org.umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GoldenTest {
    @Test
    void theFirstDifferenceIsShown(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "one\ntwo\n");
        Golden golden = new Golden(false, false);
        assertThatCode(() -> golden.verify(file, "one\ntwo\n")).doesNotThrowAnyException();
        assertThatThrownBy(() -> golden.verify(file, "one\nthree\n"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("a.txt:2: expected 'two', but was 'three'");
        assertThatThrownBy(() -> golden.verify(file, "one\ntwo"))
                .hasMessageContaining("a.txt:3: expected '', but was '(end)'");
        assertThatThrownBy(() -> golden.verify(folder.resolve("missing.txt"), "one"))
                .hasMessageContaining("missing.txt:1: expected '', but was 'one'");
    }

    @Test
    void anUpdateWritesTheFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("new/a.txt");
        new Golden(true, false).verify(file, "one\n");
        assertThat(Files.readString(file)).isEqualTo("one\n");
    }

    @Test
    void continuousIntegrationRefusesAnUpdate(@TempDir Path folder) {
        Path file = folder.resolve("a.txt");
        assertThatThrownBy(() -> new Golden(true, true).verify(file, "one"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("CI=true");
        assertThat(file).doesNotExist();
    }
}
