package org.umpire.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReleaseZipIT {
    @TempDir
    static Path folder;

    private static Path home = Path.of("");

    record Ran(int code, String out, String err) {}

    @BeforeAll
    static void unpack() throws IOException, InterruptedException {
        assumeThat(Stream.of("/usr/bin/unzip", "/bin/unzip"))
                .as("unzip is installed")
                .anyMatch(unzip -> Files.isExecutable(Path.of(unzip)));
        List<Path> zips;
        try (Stream<Path> built = Files.list(Path.of("target"))) {
            zips = built.filter(file -> file.getFileName().toString().endsWith(".zip"))
                    .toList();
        }
        assertThat(zips).as("release zips").hasSize(1);
        Path blank = Files.createDirectory(folder.resolve("a folder with blanks"));
        Ran unzip = run(blank, "unzip", "-q", zips.get(0).toAbsolutePath().toString());
        assertThat(unzip.code()).as(unzip.toString()).isZero();
        try (Stream<Path> roots = Files.list(blank)) {
            home = roots.findFirst().orElseThrow();
        }
    }

    @Test
    void theUnpackedZipShowsItsHelp() throws IOException, InterruptedException {
        Ran help = run(folder, home.resolve("umpire").toString(), "--help");
        assertThat(help.code()).as(help.toString()).isZero();
        assertThat(help.out()).contains("contests between").contains("Commands:");
        assertThat(help.err()).isEmpty();
    }

    @Test
    void itListsTheGames() throws IOException, InterruptedException {
        Ran games = run(folder, home.resolve("umpire").toString(), "games");
        assertThat(games.code()).as(games.toString()).isZero();
        assertThat(games.err()).isEmpty();
    }

    @Test
    void itStartsThroughASymbolicLink() throws IOException, InterruptedException {
        Path link = Files.createSymbolicLink(folder.resolve("linked"), home.resolve("umpire"));
        Ran version = run(folder, link.toString(), "--version");
        assertThat(version.code()).as(version.toString()).isZero();
        assertThat(version.out()).startsWith("umpire ");
    }

    @Test
    void itCarriesLicenceDocumentsAndNoSources() throws IOException {
        assertThat(home.resolve("LICENSE")).exists();
        assertThat(home.resolve("bin/big2judge")).isExecutable();
        try (Stream<Path> all = Files.walk(home)) {
            assertThat(all.map(file -> home.relativize(file).toString()))
                    .noneMatch(
                            file -> file.endsWith("pom.xml") || file.contains("target/") || file.contains("src/main"));
        }
    }

    private static Ran run(Path where, String... words) throws IOException, InterruptedException {
        Path out = Files.createTempFile(folder, "out", "");
        Path err = Files.createTempFile(folder, "err", "");
        Process process = new ProcessBuilder(new ArrayList<>(List.of(words)))
                .directory(where.toFile())
                .redirectInput(new java.io.File("/dev/null"))
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).as("ends in time").isTrue();
        return new Ran(process.exitValue(), Files.readString(out), Files.readString(err));
    }
}
