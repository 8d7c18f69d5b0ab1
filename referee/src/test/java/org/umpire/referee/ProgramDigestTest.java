package org.umpire.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.sandbox.Program;

class ProgramDigestTest {
    @TempDir
    Path folder;

    private Path bot;

    @BeforeEach
    void writeBot() throws IOException {
        bot = Files.writeString(folder.resolve("bot.py"), "print(1)");
    }

    @Test
    void isTheSameForTheSameProgram() {
        assertThat(digest("python3", "bot.py"))
                .isEqualTo(digest("python3", "bot.py"))
                .matches("sha256:[0-9a-f]{64}");
    }

    @Test
    void changesWithTheContentsOfANamedFile() throws IOException {
        String before = digest("python3", "bot.py");
        Files.writeString(bot, "print(2)");

        assertThat(digest("python3", "bot.py")).isNotEqualTo(before);
    }

    @Test
    void changesWithTheWordsAndWithWhereTheyEnd() {
        assertThat(digest("a", "bc")).isNotEqualTo(digest("ab", "c")).isNotEqualTo(digest("a", "bc", ""));
    }

    @Test
    void changesWithTheEnvironment() {
        Program plain = new Program(List.of("a"), folder, Map.of());
        Program set = new Program(List.of("a"), folder, Map.of("LEVEL", "3"));

        assertThat(ProgramDigest.of(plain)).isNotEqualTo(ProgramDigest.of(set));
    }

    @Test
    void looksNoFurtherThanTheWordForAProgramOfThePath() throws IOException {
        String before = digest("bot.py");
        String beforeWithSlash = digest("./bot.py");
        Files.writeString(bot, "print(2)");

        assertThat(digest("bot.py")).isEqualTo(before);
        assertThat(digest("./bot.py")).isNotEqualTo(beforeWithSlash);
    }

    @Test
    void takesWordsThatNameNoFileAsWords() {
        assertThat(digest("run", ".", "", "no such path", "--x=bot.py")).matches("sha256:[0-9a-f]{64}");
    }

    @Test
    void ofAHugeFileTheSizeAndTheBeginningCount() throws IOException {
        Path table = folder.resolve("table.bin");
        try (RandomAccessFile file = new RandomAccessFile(table.toFile(), "rw")) {
            file.setLength((64L << 20) + 2);
            String before = digest("a", "table.bin");
            file.seek((64L << 20) + 1);
            file.write(1);
            assertThat(digest("a", "table.bin")).isEqualTo(before);
            file.setLength((64L << 20) + 3);
            assertThat(digest("a", "table.bin")).isNotEqualTo(before);
            file.setLength((64L << 20) + 2);
            file.seek((64L << 20) - 1);
            file.write(1);
            assertThat(digest("a", "table.bin")).isNotEqualTo(before);
        }
    }

    private String digest(String... words) {
        return ProgramDigest.of(new Program(List.of(words), folder, Map.of()));
    }
}
