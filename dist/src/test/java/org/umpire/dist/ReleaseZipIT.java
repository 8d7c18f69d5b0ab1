package org.umpire.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.dist.Started.Ended;

class ReleaseZipIT {
    @TempDir
    static Path folder;

    private static Path home = Path.of("");

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
        Ended unzip = run(blank, "unzip", "-q", zips.get(0).toAbsolutePath().toString());
        assertThat(unzip.code()).as(unzip.toString()).isZero();
        try (Stream<Path> roots = Files.list(blank)) {
            home = roots.findFirst().orElseThrow();
        }
    }

    @Test
    void itShowsItsHelp() throws IOException, InterruptedException {
        Ended help = run(folder, home.resolve("umpire").toString(), "--help");
        assertThat(help.code()).as(help.toString()).isZero();
        assertThat(help.out()).contains("contests between").contains("Commands:");
        assertThat(help.err()).isEmpty();
    }

    @Test
    void itListsTheGames() throws IOException, InterruptedException {
        Ended games = run(home, "./umpire", "games");
        assertThat(games.code()).as(games.toString()).isZero();
        assertThat(games.out()).contains("big2");
        assertThat(games.err()).isEmpty();
    }

    @Test
    void itPlaysATableAndChecksItsRecord() throws IOException, InterruptedException {
        String umpire = home.resolve("umpire").toString();
        String record = folder.resolve("table.ndjson").toString();
        Ended table = run(
                folder,
                umpire,
                "play",
                "big2",
                "A=bot:lowest",
                "B=bot:greedy",
                "C=bot:random",
                "D=bot:lowest",
                "--games",
                "1",
                "--record",
                record);
        assertThat(table.code()).as(table.toString()).isZero();
        assertThat(table.out()).contains("A", "B", "C", "D").doesNotContain("FAULT");
        Ended check = run(folder, umpire, "replay", "--check", record);
        assertThat(check).isEqualTo(new Ended(0, "ok\n", ""));
    }

    @Test
    void itsJudgePlaysFourPrograms() throws IOException, InterruptedException {
        String bot = "bot:lowest";
        Ended judged = run(folder, home.resolve("bin/big2judge").toString(), bot, bot, bot, bot, "-n", "1");
        assertThat(judged.code()).as(judged.toString()).isZero();
    }

    @Test
    void itsControlProgramPlaysUnderItsOldNameToo() throws IOException, InterruptedException {
        for (String name : List.of("prime_daihinmin", "prime_daihinmin.py")) {
            Ended played = run(
                    folder,
                    home.resolve("bin").resolve(name).toString(),
                    "-t",
                    "30",
                    "A",
                    "bot:lowest",
                    "B",
                    "bot:lowest");
            assertThat(played.code()).as(played.toString()).isZero();
            assertThat(played.out()).contains(" : A ", " : B ");
        }
    }

    @Test
    void itStartsThroughASymbolicLink() throws IOException, InterruptedException {
        Path link = Files.createSymbolicLink(folder.resolve("linked"), home.resolve("umpire"));
        Ended version = run(folder, link.toString(), "--version");
        assertThat(version.code()).as(version.toString()).isZero();
        assertThat(version.out()).startsWith("umpire ");
    }

    @Test
    void itCarriesTheLicenceAndNoSources() throws IOException {
        assertThat(home.resolve("LICENSE")).exists();
        assertThat(home.resolve("bin/big2judge")).isExecutable();
        try (Stream<Path> all = Files.walk(home)) {
            assertThat(all.map(file -> home.relativize(file).toString()))
                    .noneMatch(
                            file -> file.endsWith("pom.xml") || file.contains("target/") || file.contains("src/main"));
        }
    }

    private static Ended run(Path where, String... words) throws IOException, InterruptedException {
        return Started.in(where, Map.of(), words).end();
    }
}
