package org.umpire.league.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.league.index.IndexFile.Found;
import org.umpire.league.index.IndexFile.Frame;
import org.umpire.league.index.IndexFile.Kind;

class IndexFileTest {
    @TempDir
    Path folder;

    private IndexFile file() {
        return new IndexFile(folder.resolve("results.index"), "test");
    }

    private static Iterator<Frame> words(String... words) {
        return Stream.of(words)
                .map(word -> new Frame(Kind.WORD, word.getBytes(StandardCharsets.UTF_8)))
                .iterator();
    }

    private List<String> read() throws IOException {
        List<String> words = new ArrayList<>();
        Found found = file().read((kind, bytes) -> words.add(new String(bytes, StandardCharsets.UTF_8)));
        assertThat(found.trouble()).isEmpty();
        return words;
    }

    private Found found() throws IOException {
        return file().read((kind, bytes) -> {});
    }

    @Test
    void framesAreAppendedToWhatWasRead() throws IOException {
        assertThat(file().write(found(), words(), words("one", "two"), false)).isTrue();
        assertThat(file().write(found(), words("three"), words("all"), false)).isTrue();
        assertThat(read()).containsExactly("one", "two", "three");
        assertThat(file().write(found(), words("four"), words("all"), true)).isTrue();
        assertThat(read()).containsExactly("all");
    }

    @Test
    void aFileOfTheSameLengthThatAnotherHasWrittenIsReplacedAndNotAppendedTo() throws IOException {
        file().write(found(), words(), words("one", "two"), false);
        Found before = found();
        // Another process builds it anew: as long, with the words in another order.
        file().write(found(), words(), words("two", "one"), true);
        assertThat(found().good()).isEqualTo(before.good());

        assertThat(file().write(before, words("three"), words("one", "two", "three"), false))
                .isTrue();

        assertThat(read()).containsExactly("one", "two", "three");
    }

    @Test
    void framesInAnotherOrderAreFoundToBeDamaged() throws IOException {
        file().write(found(), words(), words("one", "two"), false);
        byte[] bytes = Files.readAllBytes(folder.resolve("results.index"));
        int frame = 12 + 1 + 3;
        int first = bytes.length - 2 * frame;
        byte[] swapped = bytes.clone();
        System.arraycopy(bytes, first, swapped, first + frame, frame);
        System.arraycopy(bytes, first + frame, swapped, first, frame);
        Files.write(folder.resolve("results.index"), swapped);

        assertThat(found().trouble()).contains("is damaged");
        assertThat(found().last()).isZero();
    }

    @Test
    void nothingIsLeftBesideTheFile() throws IOException {
        file().write(found(), words(), words("one"), true);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(path -> path.getFileName().toString())).containsExactly("results.index");
        }
    }
}
