package org.umpire.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.umpire.record.Entry;
import org.umpire.record.Fixture;
import org.umpire.record.Limits;
import org.umpire.record.MemoryRecorder;
import org.umpire.record.RecordReader;
import org.umpire.record.Replay;
import org.umpire.record.SeasonSecret;
import org.umpire.record.TableRecord;
import org.umpire.record.Verdict;
import org.umpire.rules.Budget;
import org.umpire.rules.FaultKind;
import org.umpire.sandbox.Caps;
import org.umpire.sandbox.Confined;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Program;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;

/** What only real programs can show. */
class RefereeIT {
    private static final SeasonSecret SECRET = SeasonSecret.read("real");
    private static final Budget PATIENT = Budget.cpu(Duration.ofSeconds(30), Duration.ofSeconds(5));

    @TempDir
    Path folder;

    private final Survivors survivors = new Survivors();

    @ParameterizedTest
    @FieldSource("org.umpire.referee.Levels#TRIED")
    void aProgramThatComputesInTheBackgroundGainsNothingWhileOthersMove(Level level) {
        assumeTrue(Levels.hold(level), () -> "this host cannot hold the level " + level.word());
        Limits limits = Limits.of(PATIENT);
        Program program =
                new Program(List.of("python3", "none/computes-in-background.py"), Zoo.FOLDER, survivors.environment());
        try (Sandbox sandbox = Sandboxes.of(level);
                Confined confined = sandbox.start(program, new Caps(limits.memoryBytes(), limits.stderrBytes()))) {
            Player player = new ProgramPlayer(confined, limits);
            player.tell("1");
            player.tell("D3 C3 H3 S3 D4 C4 H4 S4 D5 C5 H5 S5 D6");
            Answer answer = player.ask(Clock.of(PATIENT).allowance());
            assertThat(answer)
                    .isInstanceOfSatisfying(
                            Answer.Said.class, said -> assertThat(said.line()).isEqualTo("D3"));

            Duration before = confined.cpu();
            pause(Duration.ofMillis(500));
            Duration whileOthersMove = confined.cpu().minus(before);
            confined.resume();
            pause(Duration.ofMillis(500));
            confined.suspend();
            Duration onItsTurn = confined.cpu().minus(before);

            assertThat(whileOthersMove).isLessThan(Duration.ofMillis(1));
            assertThat(onItsTurn).as("it does compute when it may").isGreaterThan(Duration.ofMillis(5));
        }
    }

    @Test
    void everyProgramLearnsHowTheTableEnded() throws IOException {
        // The last play of a table is relayed to all others, and then their input ends.
        MemoryRecorder recorder = new MemoryRecorder();
        try (Sandbox sandbox = Sandboxes.of(Level.PLAIN)) {
            Played played = new Referee(sandbox, SECRET, "test")
                    .play(
                            Big2Tables.fixture(1, "learn", PATIENT),
                            1,
                            Stream.of("0", "1", "2", "3").map(this::remembering).toList(),
                            recorder,
                            Spectator.NONE);
            assertThat(played).isInstanceOf(Played.Finished.class);
        }

        List<Entry.Answered> answers = answers(recorder.record());
        Entry.Answered last = answers.get(answers.size() - 1);
        for (int seat = 0; seat < 4; seat++) {
            List<String> heard = Files.readAllLines(folder.resolve(Integer.toString(seat)));
            assertThat(heard).as("seat %d", seat).endsWith("END");
            if (seat != last.seat().index()) {
                int id = Math.floorMod(last.seat().index() - seat, 4);
                assertThat(heard.get(heard.size() - 2))
                        .as("seat %d", seat)
                        .isEqualTo(id + " " + last.move().orElseThrow());
            }
        }
        assertThat(survivors.left()).isEmpty();
    }

    @Test
    void everyProgramLearnsItsEndWhenAnotherFails() throws IOException {
        MemoryRecorder recorder = new MemoryRecorder();
        Launch leaves = new Launch.Command(
                new Program(List.of("python3", "exit/in-mid-game.py"), Zoo.FOLDER, survivors.environment()));
        try (Sandbox sandbox = Sandboxes.of(Level.PLAIN)) {
            Played played = new Referee(sandbox, SECRET, "test")
                    .play(
                            Big2Tables.fixture(2, "learn", PATIENT),
                            1,
                            List.of(remembering("0"), leaves, remembering("2"), remembering("3")),
                            recorder,
                            Spectator.NONE);
            assertThat(played)
                    .isInstanceOfSatisfying(
                            Played.Finished.class,
                            finished -> assertThat(finished.outcome()
                                            .seats()
                                            .get(1)
                                            .fault()
                                            .orElseThrow()
                                            .kind())
                                    .isEqualTo(FaultKind.EXIT));
        }

        for (String seat : List.of("0", "2", "3")) {
            assertThat(Files.readAllLines(folder.resolve(seat)))
                    .as("seat %s", seat)
                    .endsWith("END");
        }
    }

    private Launch remembering(String seat) {
        Path script = Path.of("src/test/resources/programs/remembers.py").toAbsolutePath();
        Map<String, String> environment = new HashMap<>(survivors.environment());
        environment.put("ZOO", Zoo.FOLDER.toString());
        return new Launch.Command(new Program(
                List.of("python3", script.toString(), folder.resolve(seat).toString()), folder, environment));
    }

    @Test
    void twentyTablesAtOnceAreTwentyResults() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(20);
        List<Future<TableRecord>> records = new ArrayList<>();
        try (Sandbox sandbox = Sandboxes.of(Level.PLAIN)) {
            Referee referee = new Referee(sandbox, SECRET, "test");
            for (int i = 0; i < 20; i++) {
                Fixture fixture = Big2Tables.fixture(1, "table-" + i, PATIENT);
                records.add(pool.submit(() -> {
                    MemoryRecorder recorder = new MemoryRecorder();
                    List<Launch> launches = List.of(
                            Big2Tables.example(survivors.environment()),
                            Big2Tables.bot("greedy"),
                            Big2Tables.example(survivors.environment()),
                            Big2Tables.bot("lowest"));
                    referee.play(fixture, 1, launches, recorder, Spectator.NONE);
                    return recorder.record();
                }));
            }
            for (Future<TableRecord> record : records) {
                assertThat(Replay.check(record.get())).isEqualTo(new Verdict.Same());
                assertThat(record.get().result().orElseThrow().outcome().seats())
                        .allMatch(seat -> seat.fault().isEmpty());
            }
        } finally {
            pool.shutdown();
        }
        assertThat(survivors.left()).isEmpty();
    }

    @Test
    void anInterruptFromTheKeyboardEndsEveryProgramAndBlamesNone() throws Exception {
        Path record = folder.resolve("table.ndjson");
        String mark = survivors.environment().get("UMPIRE_TEST_TABLE");
        Process umpire = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        EndlessTable.class.getName(),
                        record.toString(),
                        mark)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            waitUntil(() -> survivors.left().stream().anyMatch(process -> process.endsWith("sleep 3600 ")));
            assertThat(new ProcessBuilder("kill", "-INT", Long.toString(umpire.pid()))
                            .start()
                            .waitFor())
                    .isZero();
            assertThat(umpire.waitFor(30, TimeUnit.SECONDS)).isTrue();
        } finally {
            umpire.destroyForcibly();
        }

        assertThat(survivors.left()).isEmpty();
        TableRecord written = RecordReader.read(record);
        assertThat(written.begun()).isTrue();
        assertThat(written.complete()).isFalse();
        assertThat(written.entries()).noneMatch(Entry.Faulted.class::isInstance);
    }

    private interface Condition {
        boolean holds();
    }

    private static void waitUntil(Condition condition) {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!condition.holds()) {
            assertThat(System.nanoTime() - deadline).as("waited too long").isNegative();
            pause(Duration.ofMillis(50));
        }
    }

    private static void pause(Duration time) {
        long until = System.nanoTime() + time.toNanos();
        for (long left = time.toNanos(); left > 0; left = until - System.nanoTime()) {
            LockSupport.parkNanos(left);
        }
    }

    private static List<Entry.Answered> answers(TableRecord record) {
        return record.entries().stream()
                .filter(Entry.Answered.class::isInstance)
                .map(Entry.Answered.class::cast)
                .toList();
    }
}
