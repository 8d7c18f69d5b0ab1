package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Programs that start others, which are installed outside {@code /usr}. */
class ProgramToolsTest {
    private static final Duration SOON = Duration.ofSeconds(60);

    private Path place = Path.of("");

    @BeforeEach
    void install() throws IOException {
        // Not among temporary files, of which a program sees none; where we are root, where others may look.
        Path shown = Path.of("/opt");
        Path above = Files.isWritable(shown) ? shown : Path.of("target");
        place = Files.createTempDirectory(above.toAbsolutePath(), "umpire-tools-");
        Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("rwxr-xr-x"));
        Path greet = Files.createDirectories(place.resolve("greeter/bin")).resolve("greet");
        Files.writeString(greet, "#!/bin/sh\nread -r word <\"${0%/bin/greet}/lib/words\"\necho \"$word\"\n");
        Files.setPosixFilePermissions(greet, PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.writeString(Files.createDirectory(place.resolve("greeter/lib")).resolve("words"), "hello\n");
        Files.writeString(place.resolve("greeter/release"), "1\n");
        Files.createDirectory(place.resolve("bot"));
    }

    @AfterEach
    void remove() throws IOException {
        TemporaryFolders.remove(place);
    }

    private String said(Level level, List<String> tools) throws IOException {
        try (Sandbox sandbox = Levels.assumed(level)) {
            List<String> argv = List.of("/bin/sh", "-c", "exec greet || exit 9");
            Program program = new Program(argv, place.resolve("bot"), Map.of(), List.of(), tools);
            try (Confined confined = sandbox.start(program, Talk.CAPS)) {
                confined.resume();
                return Talk.hearAll(confined, SOON);
            }
        }
    }

    @Test
    void whatAProgramStartsIsThereIfItIsNamed() throws IOException {
        String greet = place.resolve("greeter/bin/greet").toString();
        for (Level level : List.of(Level.USER, Level.STRONG)) {
            assertThat(said(level, List.of(greet))).as("%s", level).isEqualTo("hello\n");
            assertThat(said(level, List.of())).as("%s, not named", level).isEmpty();
        }
    }

    @Test
    void whatIsNotInstalledIsTold() throws IOException {
        try (Sandbox sandbox = Levels.assumed(Level.USER);
                Confined confined = sandbox.start(
                        new Program(
                                List.of("/bin/sh", "-c", "exit 0"),
                                place.resolve("bot"),
                                Map.of(),
                                List.of(),
                                List.of("no-such-tool-here")),
                        Talk.CAPS)) {
            assertThat(confined.ending()).containsInstanceOf(Ending.NotStarted.class);
            assertThat(((Ending.NotStarted) confined.ending().orElseThrow()).why())
                    .contains("no-such-tool-here: no such command");
        }
    }
}
