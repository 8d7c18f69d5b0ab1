package org.umpire.languages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MadeProgramsTest {
    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");
    private static final Duration MOMENT = Duration.ofSeconds(1);

    @TempDir
    private Path folder;

    private MadePrograms at(Instant now) {
        return new MadePrograms(folder, now);
    }

    private static MadePrograms.Writer file(String content) {
        return place -> Files.writeString(place.resolve("bot"), content);
    }

    private Stream<String> names() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(path -> path.getFileName().toString()).toList().stream();
        }
    }

    @Test
    void aProgramIsFoundOnceItIsKept() throws IOException {
        assertThat(at(NOW).find("a")).isEmpty();
        assertThat(at(NOW).keep("a", file("made"))).isEqualTo(folder.resolve("a"));
        assertThat(at(NOW).find("a")).contains(folder.resolve("a"));
        assertThat(folder.resolve("a").resolve("bot")).hasContent("made");
        assertThat(names()).containsExactly("a");
    }

    @Test
    void whatAnotherRunMadeFirstStays() throws IOException {
        at(NOW).keep("a", file("first"));
        assertThat(at(NOW).keep("a", file("second")).resolve("bot")).hasContent("first");
        assertThat(names()).containsExactly("a");
    }

    @Test
    void whatCannotBeWrittenIsNotKept() throws IOException {
        assertThatThrownBy(() -> at(NOW).keep("a", place -> {
                    Files.writeString(place.resolve("half"), "of it");
                    throw new IOException("disk full");
                }))
                .hasMessage("disk full");
        assertThat(names()).isEmpty();
    }

    @Test
    void whatNobodyHasUsedForLongIsRemoved() throws IOException {
        for (String key : new String[] {"old", "used", "young"}) {
            Path kept = at(NOW).keep(key, file(key));
            Files.setLastModifiedTime(kept, FileTime.from(key.equals("young") ? NOW.plus(MOMENT) : NOW));
        }
        assertThat(at(NOW.plus(MOMENT)).find("used")).isPresent();
        at(NOW.plus(MadePrograms.UNUSED).plus(MOMENT)).keep("new", file("new"));
        assertThat(names()).containsExactlyInAnyOrder("used", "young", "new");
        assertThat(folder.resolve("used").resolve("bot")).hasContent("used");
    }

    @Test
    void whatAKilledRunLeftHalfWrittenIsRemovedADayLater() throws IOException {
        Path half = Files.createDirectory(folder.resolve("new-1"));
        Files.writeString(half.resolve("bot"), "half");
        Files.setLastModifiedTime(half, FileTime.from(NOW));
        at(NOW.plus(MadePrograms.UNFINISHED)).keep("a", file("a"));
        assertThat(names()).containsExactlyInAnyOrder("new-1", "a");
        at(NOW.plus(MadePrograms.UNFINISHED).plus(MOMENT)).keep("b", file("b"));
        assertThat(names()).containsExactlyInAnyOrder("a", "b");
    }
}
