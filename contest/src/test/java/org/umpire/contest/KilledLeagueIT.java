package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.bots.BotPack;
import org.umpire.languages.Language;
import org.umpire.languages.LanguagesHere;
import org.umpire.league.SeasonRead;
import org.umpire.record.Digests;
import org.umpire.record.RecordReader;
import org.umpire.record.TableRecord;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;

/** Kills a league without warning, over and over, as a power cut would. */
class KilledLeagueIT {
    private static final int KILLS = 10;
    private static final int ENTRANTS = 8;
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    @TempDir
    Path folder;

    @Test
    void aLeagueKilledTenTimesEndsAsOneThatRanThrough() throws IOException, InterruptedException {
        killedTenTimes(league("through"), league("killed"));
    }

    @Test
    void aLeagueOfBig2KilledTenTimesEndsAsOneThatRanThrough() throws IOException, InterruptedException {
        try (Sandbox sandbox = Sandboxes.of(Level.PLAIN)) {
            var python = LanguagesHere.look(sandbox).find(Language.of("x.py").orElseThrow());
            assumeTrue(python.isPresent(), "SKIPPED: Python 3 is not installed (apt install python3)");
            String tool = python.get().path().toString();
            killedTenTimes(big2League("through", tool), big2League("killed", tool));
        }
    }

    private void killedTenTimes(Path through, Path killed) throws IOException, InterruptedException {
        long begun = System.nanoTime();
        Run whole = Run.start(through);
        assertThat(whole.end()).isEqualTo("Finished");
        double wholeMillis = (System.nanoTime() - begun) / 1e6;
        long seed = System.nanoTime();
        Random random = new Random(seed);
        List<String> log = new ArrayList<>(List.of("seed " + seed));
        Map<String, String> finished = new TreeMap<>();

        for (int kill = 1; kill <= KILLS; kill++) {
            Run run = Run.start(killed);
            // Short enough that ten such pieces do not finish the league, as a rule.
            long millis = (long) (random.nextDouble() * wholeMillis * 0.35);
            boolean alone = run.process.waitFor(millis, TimeUnit.MILLISECONDS);
            log.add("kill " + kill + " after " + millis + " ms: " + (alone ? "had ended" : run.kill()));
            noneLeft(Objects.requireNonNull(killed.getParent()));
            Map<String, String> now = finished(killed);
            assertThat(now).as("what was finished stays as it was %s", log).containsAllEntriesOf(finished);
            finished.putAll(now);
        }
        Run last = Run.start(killed);
        assertThat(last.end()).as("%s", log).isEqualTo("Finished");

        log.forEach(System.out::println);
        assertThat(finished(killed)).as("%s", log).containsAllEntriesOf(finished);
        assertThat(fixtures(killed))
                .as("%s", log)
                .hasSize(ENTRANTS * (ENTRANTS - 1))
                .isEqualTo(fixtures(through));
        assertThat(standings(killed)).as("%s", log).isEqualTo(standings(through));
        assertThat(results(killed).resolve("secret")).doesNotExist();
    }

    @Test
    void aSignalThatCanBeCaughtStopsTheLeagueInGoodOrder() throws IOException, InterruptedException {
        Path file = league("stopped");
        Run run = Run.start(file);
        run.await("playing 5");
        run.process.toHandle().destroy(); // SIGTERM; Ctrl-C goes the same way
        assertThat(run.process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();

        run.reader.join();
        assertThat(run.lines()).contains("note: stopped; run the same command again to go on from here");
        noneLeft(Objects.requireNonNull(file.getParent()));
        assertThat(Run.start(file).end()).isEqualTo("Finished");
        assertThat(fixtures(file)).hasSize(ENTRANTS * (ENTRANTS - 1));
    }

    @Test
    void twoRunsDoNotShareAFolder() throws IOException, InterruptedException {
        Path file = league("shared");
        Run first = Run.start(file);
        first.await("playing 1");

        Run second = Run.start(file);

        assertThat(second.end()).isEqualTo("Refused");
        assertThat(first.end()).isEqualTo("Finished");
    }

    /** A league in another process. */
    private static final class Run {
        private final Process process;
        private final Thread reader;
        private final List<String> lines = new ArrayList<>();

        private Run(Process process) {
            this.process = process;
            this.reader = new Thread(this::read, "reader");
            reader.start();
        }

        static Run start(Path file) throws IOException {
            String java =
                    Path.of(System.getProperty("java.home"), "bin", "java").toString();
            String path = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
            return new Run(new ProcessBuilder(
                            java,
                            "-Xmx200m",
                            "-XX:TieredStopAtLevel=1",
                            "-cp",
                            path,
                            ContestProcess.class.getName(),
                            file.toString(),
                            "2")
                    .redirectErrorStream(true)
                    .start());
        }

        private void read() {
            try (BufferedReader in = process.inputReader(StandardCharsets.UTF_8)) {
                for (String line = in.readLine(); line != null; line = in.readLine()) {
                    synchronized (lines) {
                        lines.add(line);
                        lines.notifyAll();
                    }
                }
            } catch (IOException e) {
                // The process was killed: what it had said was read.
                return;
            }
        }

        List<String> lines() {
            synchronized (lines) {
                return List.copyOf(lines);
            }
        }

        private String phase() {
            List<String> said = lines();
            return said.isEmpty() ? "starting" : said.get(said.size() - 1);
        }

        void await(String line) throws InterruptedException {
            long deadline = System.nanoTime() + PATIENCE.toNanos();
            synchronized (lines) {
                while (!lines.contains(line)) {
                    assertThat(System.nanoTime())
                            .as("waiting for %s, got %s", line, lines)
                            .isLessThan(deadline);
                    lines.wait(1000);
                }
            }
        }

        String kill() throws InterruptedException {
            process.toHandle().destroyForcibly();
            process.waitFor();
            reader.join();
            return phase();
        }

        String end() throws InterruptedException {
            assertThat(process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS))
                    .as("ended")
                    .isTrue();
            reader.join();
            return phase();
        }
    }

    /** Writes a league of deterministic programs, the same in every folder. */
    private Path league(String name) throws IOException {
        Path place = Files.createDirectories(folder.resolve(name));
        StringBuilder text = new StringBuilder("name = \"kill\"\ngame = \"heap\"\ngames = 20\nsecret = \"the same\"\n");
        for (int i = 1; i <= ENTRANTS; i++) {
            Files.writeString(
                    place.resolve("p" + i + ".sh"),
                    "while read n; do m=$(((n + " + i
                            + ") % 4)); [ $m = 0 ] && m=1; [ $m -gt $n ] && m=$n; echo $m; done\n");
            text.append("[[entrant]]\nname = \"P" + i + "\"\nprogram = \"sh p" + i + ".sh\"\n");
        }
        return Files.writeString(place.resolve("contest.toml"), text);
    }

    /** Writes a league of Big 2 among programs that differ in which of the higher cards they play. */
    private Path big2League(String name, String python) throws IOException {
        Path place = Files.createDirectories(folder.resolve(name));
        String minimal = BotPack.all().stream()
                .flatMap(pack -> pack.examples().stream())
                .filter(example -> example.game().name().equals("big2"))
                .filter(example -> example.file().equals("minimal.py"))
                .findFirst()
                .orElseThrow()
                .text();
        assertThat(minimal).contains("higher[:1]");
        StringBuilder text = new StringBuilder("name = \"kill\"\ngame = \"big2\"\ngames = 3\nsecret = \"the same\"\n");
        for (int i = 1; i <= ENTRANTS; i++) {
            Files.writeString(
                    place.resolve("p" + i + ".py"),
                    minimal.replace("higher[:1]", "(higher[" + i + " % len(higher):][:1] if trick else hand[:1])"));
            text.append("[[entrant]]\nname = \"P" + i + "\"\nprogram = \"" + python + " p" + i + ".py\"\n");
        }
        return Files.writeString(place.resolve("contest.toml"), text);
    }

    private static Path results(Path file) {
        return file.resolveSibling("contest-results");
    }

    /** Waits until no program that stands in this folder is left. */
    private static void noneLeft(Path place) throws IOException, InterruptedException {
        long deadline = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        List<String> left = standingIn(place);
        while (!left.isEmpty() && System.nanoTime() < deadline) {
            Thread.sleep(20);
            left = standingIn(place);
        }
        assertThat(left).as("processes left in " + place).isEmpty();
    }

    private static List<String> standingIn(Path place) throws IOException {
        Path real = place.toRealPath();
        try (Stream<Path> processes = Files.list(Path.of("/proc"))) {
            return processes
                    .filter(process -> standsIn(process.resolve("cwd"), real))
                    .map(Path::toString)
                    .toList();
        }
    }

    private static boolean standsIn(Path cwd, Path place) {
        try {
            return Files.isSymbolicLink(cwd) && Files.readSymbolicLink(cwd).equals(place);
        } catch (IOException e) {
            return false; // it has just ended, or is none of ours
        }
    }

    private static List<Path> records(Path file) throws IOException {
        Path tables = results(file).resolve("tables");
        if (!Files.isDirectory(tables)) {
            return List.of();
        }
        try (Stream<Path> listed = Files.list(tables)) {
            return listed.filter(path -> path.toString().endsWith(".ndjson"))
                    .sorted()
                    .toList();
        }
    }

    /** Returns the digests of the records that have a result, by name. */
    private static Map<String, String> finished(Path file) throws IOException {
        Map<String, String> finished = new TreeMap<>();
        for (Path path : records(file)) {
            TableRecord record = RecordReader.read(path);
            if (record.result().isPresent()) {
                finished.put(path.getFileName().toString(), Digests.of(Files.readAllBytes(path)));
            }
        }
        return finished;
    }

    /** Returns the outcome of each fixture; fails if one has two. */
    private static Map<String, String> fixtures(Path file) throws IOException {
        Map<String, String> fixtures = new TreeMap<>();
        for (Path path : records(file)) {
            TableRecord record = RecordReader.read(path);
            String id = record.header().fixture().id().hex();
            String outcome = record.result().orElseThrow().outcome().toString();
            assertThat(fixtures.put(id, outcome))
                    .as("a second record of a fixture: " + path)
                    .isNull();
        }
        return fixtures;
    }

    /** Returns all of the standings but the time spent. */
    private static List<String> standings(Path file) throws IOException {
        return ((SeasonRead.Read.Good) SeasonRead.of(results(file)))
                .season().standings().rows().stream()
                        .map(row -> String.join(
                                " ",
                                row.rank().toString(),
                                row.name(),
                                Long.toString(row.points()),
                                Long.toString(row.totalScore()),
                                row.headToHead().toString(),
                                row.faults().toString()))
                        .toList();
    }
}
