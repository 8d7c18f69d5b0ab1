package org.umpire.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.dist.Started.Ended;

/** {@code bin/prime_daihinmin.py}, beside a program that shows what it was started with. */
class OldNameIT {
    private static final String SHOWS = """
            #!/bin/sh
            echo "$$ $#"
            printf '<%s>' "$@"
            grep SigIgn /proc/$$/status >&2
            exit 7
            """;

    private static final long SIGPIPE = 1L << 12;
    private static final long SIGXFSZ = 1L << 24;

    @TempDir
    Path folder;

    private Path place = Path.of("");
    private Path script = Path.of("");

    @BeforeEach
    void lay() throws IOException {
        assumeThat(Stream.of("/usr/bin/python3", "/usr/local/bin/python3"))
                .as("python3 is installed")
                .anyMatch(python -> Files.isExecutable(Path.of(python)));
        place = Files.createDirectory(folder.resolve("a place"));
        script = place.resolve("prime_daihinmin.py");
        Files.copy(Path.of("../bin/prime_daihinmin.py").toRealPath(), script);
        executable(script);
        executable(Files.writeString(place.resolve("prime_daihinmin"), SHOWS));
    }

    @Test
    void itBecomesTheControlProgramHoweverItIsStarted() throws IOException, InterruptedException {
        Path link = Files.createSymbolicLink(
                Files.createDirectory(folder.resolve("elsewhere")).resolve("judge.py"), script);
        for (List<String> start : List.of(
                List.of(script.toString()),
                List.of("python3", script.toString()),
                List.of("python3", "prime_daihinmin.py"),
                List.of(link.toString()),
                List.of("python3", link.toString()))) {
            List<String> words = new ArrayList<>(start);
            words.addAll(List.of("-s", "A B", "sh -c 'x \"$y\"'", "", "\u00e4"));
            Started started = Started.in(place, Map.of(), words.toArray(String[]::new));
            Ended ended = started.end();
            assertThat(ended.code()).as(words + ": " + ended).isEqualTo(7);
            assertThat(ended.out())
                    .as("the same process, and the same words")
                    .isEqualTo(started.process().pid() + " 5\n<-s><A B><sh -c 'x \"$y\"'><><\u00e4>");
            long ignored =
                    Long.parseUnsignedLong(ended.err().replace("SigIgn:", "").strip(), 16);
            assertThat(ignored & (SIGPIPE | SIGXFSZ)).as(ended.err()).isZero();
        }
    }

    @Test
    void aCopyWithoutTheControlProgramSaysWhatToDo() throws IOException, InterruptedException {
        Files.delete(script.resolveSibling("prime_daihinmin"));
        Ended ended = Started.in(folder, Map.of(), script.toString(), "A", "x").end();
        assertThat(ended.code()).isEqualTo(1);
        assertThat(ended.out()).isEmpty();
        assertThat(ended.err().lines()).hasSize(1);
        assertThat(ended.err()).contains("a place", "No such file", "symbolic link");
    }

    @Test
    void aControlProgramThatIsNotExecutableIsToBeMadeSo() throws IOException, InterruptedException {
        Path program = script.resolveSibling("prime_daihinmin");
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rw-r--r--"));
        Ended ended = Started.in(folder, Map.of(), script.toString(), "A", "x").end();
        assertThat(ended.code()).isEqualTo(1);
        assertThat(ended.err().lines()).hasSize(1);
        assertThat(ended.err()).contains("a place", "Permission denied", "chmod +x '" + program.toRealPath() + "'");
    }

    /** As where somebody has copied a file out of {@code bin}, or the two. */
    @Test
    void copiesWithoutUmpireSayWhatToDo() throws IOException, InterruptedException {
        Path umpire = folder.resolve("umpire");
        for (String name : List.of("prime_daihinmin", "big2judge")) {
            Path copy = place.resolve(name);
            Files.copy(Path.of("../bin", name).toRealPath(), copy, StandardCopyOption.REPLACE_EXISTING);
            executable(copy);
            Path started = name.equals("prime_daihinmin") ? script : copy;
            Ended ended =
                    Started.in(folder, Map.of(), started.toString(), "A", "x").end();
            assertThat(ended.code()).isEqualTo(1);
            assertThat(ended.out()).isEmpty();
            assertThat(ended.err().lines()).hasSize(1);
            assertThat(ended.err())
                    .startsWith(name + ": there is no program umpire in " + folder.toRealPath())
                    .contains("symbolic link");

            Files.writeString(umpire, SHOWS);
            Ended refused = Started.in(folder, Map.of(), started.toString()).end();
            assertThat(refused.code()).isEqualTo(1);
            assertThat(refused.err()).contains("chmod +x '" + umpire.toRealPath() + "'");
            executable(umpire);
            assertThat(Started.in(folder, Map.of(), started.toString(), "A b")
                            .end()
                            .out())
                    .endsWith("2\n<" + name + "><A b>");
            Files.delete(umpire);
        }
    }

    private static void executable(Path file) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
