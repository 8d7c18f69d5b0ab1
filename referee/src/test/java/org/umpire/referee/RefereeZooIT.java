package org.umpire.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.umpire.record.Entry;
import org.umpire.record.Fixture;
import org.umpire.record.MemoryRecorder;
import org.umpire.record.Replay;
import org.umpire.record.SeasonSecret;
import org.umpire.record.TableRecord;
import org.umpire.record.Verdict;
import org.umpire.rules.Budget;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.GamePack;
import org.umpire.rules.State;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;
import org.umpire.testkit.Leftovers;

/**
 * Every program of the zoo at a table of Big 2, beside an honest program and bots in process, at every level that this
 * host can hold: its fault, the others' results, and what is left of it.
 */
class RefereeZooIT {
    private static final SeasonSecret SECRET = SeasonSecret.read("zoo");

    /** How many tables are played beside each other; {@code -Dumpire.zoo=1} on a quiet machine holds a second. */
    private static final int AT_ONCE = Integer.getInteger("umpire.zoo", 6);

    private static final int ATTEMPTS = 3;
    /** Grace and all; with several tables at once each waits for the others' programs. */
    private static final Duration PROMPT = Duration.ofSeconds(AT_ONCE == 1 ? 1 : 4);

    /** How often whoever misbehaves as a leader leads within these games: at least once, with these deals. */
    private static final int GAMES = 4;

    private static final Map<String, Future<Seen>> SEEN = new TreeMap<>();

    /** What came of one table. */
    private record Seen(Played played, TableRecord record, List<String> survivors, Duration ending) {}

    private static final List<Sandbox> SANDBOXES = new ArrayList<>();
    private static final Map<String, String> NOT_MADE = new TreeMap<>();

    @TempDir
    private static Path made;

    private static Optional<Leftovers> before = Optional.empty();
    private static long heapBefore;

    @BeforeAll
    static void playAllTables() throws Exception {
        makePrograms();
        Levels.TRIED.forEach(Levels::hold); // so that all that probing loads is there
        before = Optional.of(Leftovers.now());
        heapBefore = heap();
        // Most of the zoo waits, so the tables are played beside each other.
        ExecutorService pool = Executors.newFixedThreadPool(AT_ONCE);
        for (Level level : Levels.TRIED) {
            if (Levels.hold(level)) {
                Sandbox sandbox = Sandboxes.of(level);
                SANDBOXES.add(sandbox);
                Referee referee = new Referee(sandbox, SECRET, "test");
                for (Zoo.Beast beast : madeAt(level)) {
                    SEEN.put(level + " " + beast, pool.submit(() -> play(referee, beast)));
                }
            }
        }
        pool.shutdown();
    }

    private static void makePrograms() throws Exception {
        for (Zoo.Beast beast : Zoo.at(Level.STRONG)) {
            if (beast.compiled()) {
                Optional<String> missing = Makers.missing(beast.path());
                if (missing.isPresent()) {
                    NOT_MADE.put(beast.path(), missing.get());
                } else {
                    Makers.make(Zoo.FOLDER.resolve(beast.path()), Files.createDirectories(folder(beast)));
                }
            }
        }
    }

    private static Path folder(Zoo.Beast beast) {
        return made.resolve(beast.path().replace('/', '-'));
    }

    private static List<Zoo.Beast> madeAt(Level level) {
        return Zoo.at(level).stream()
                .filter(beast -> !NOT_MADE.containsKey(beast.path()))
                .toList();
    }

    private static long heap() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    /** After all tables: what the whole zoo has left behind. */
    @AfterAll
    static void nothingIsLeft() throws Exception {
        for (Future<Seen> seen : SEEN.values()) {
            seen.get();
        }
        SANDBOXES.forEach(Sandbox::close);
        Leftovers after = Leftovers.now();
        Leftovers start = before.orElseThrow();
        assertThat(after.groups()).as("control groups").isEmpty();
        assertThat(after.files()).as("temporary files").isEmpty();
        assertThat(after.mounts()).as("mounts").isEqualTo(start.mounts());
        assertThat(after.descriptors()).as("descriptors").isLessThanOrEqualTo(start.descriptors() + 4);
        SEEN.clear();
        assertThat(heap() - heapBefore).as("bytes kept").isLessThan(64L << 20);
    }

    static Stream<Arguments> cases() {
        return Levels.TRIED.stream()
                .filter(Levels::hold)
                .flatMap(level -> Zoo.at(level).stream().map(beast -> Arguments.of(level, beast)));
    }

    @ParameterizedTest
    @FieldSource("org.umpire.referee.Levels#TRIED")
    void theZooIsTriedAtThisLevel(Level level) {
        assumeTrue(Levels.hold(level), () -> "this host cannot hold the level " + level.word());

        assertThat(SEEN.keySet()).anyMatch(name -> name.startsWith(level.toString()));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("cases")
    void everyMisdeedGetsItsFaultAndHurtsNobodyElse(Level level, Zoo.Beast beast) throws Exception {
        assumeFalse(NOT_MADE.containsKey(beast.path()), () -> "SKIPPED: " + NOT_MADE.get(beast.path()));
        Seen seen = Objects.requireNonNull(SEEN.get(level + " " + beast)).get();

        assertThat(seen.played()).isInstanceOf(Played.Finished.class);
        assertThat(seen.survivors()).as("survivors").isEmpty();
        assertThat(seen.ending())
                .as("from the end of play to the end of the table")
                .isLessThan(PROMPT);
        assertThat(Replay.check(seen.record())).isEqualTo(new Verdict.Same());
        List<Optional<Fault>> faults = new ArrayList<>();
        ((Played.Finished) seen.played()).outcome().seats().forEach(seat -> faults.add(seat.fault()));
        for (int seat = 0; seat < faults.size(); seat++) {
            if (!beastly(beast, seat)) {
                assertThat(faults.get(seat))
                        .as("fault of the honest seat %d", seat)
                        .isEmpty();
            }
        }
        List<FaultKind> kinds =
                faults.stream().flatMap(Optional::stream).map(Fault::kind).toList();
        assertThat(kinds)
                .as(faults + " " + stderr(seen.record()))
                .isEqualTo(beast.fault().stream().toList());
    }

    private static List<String> stderr(TableRecord record) {
        return record.entries().stream()
                .filter(Entry.Faulted.class::isInstance)
                .map(entry -> ((Entry.Faulted) entry).stderr())
                .toList();
    }

    private static boolean beastly(Zoo.Beast beast, int seat) {
        return beast.when().equals("D3") || seat == seat(beast);
    }

    private static int seat(Zoo.Beast beast) {
        return Math.floorMod(beast.path().hashCode(), 4);
    }

    private static Seen play(Referee referee, Zoo.Beast beast) {
        // Whoever is to be idle is soon found so; all others may be slow on a busy machine.
        boolean idle = beast.fault().equals(Optional.of(FaultKind.IDLE));
        Duration guardExtra = Duration.ofSeconds(idle ? 8 : 60);
        Budget budget = Big2Tables.shortBudget(guardExtra);
        if (beast.fault().equals(Optional.of(FaultKind.MEMORY))) {
            budget = Budget.cpu(Duration.ofSeconds(60), Duration.ofSeconds(1)); // to touch memory takes time
        }
        Fixture fixture = Big2Tables.fixture(GAMES, "zoo-1", budget);
        Survivors survivors = new Survivors();
        List<Launch> launches = IntStream.range(0, 4)
                .mapToObj(seat -> {
                    if (beastly(beast, seat)) {
                        return new Launch.Command(beast.program(folder(beast), survivors.environment()));
                    }
                    return seat == (seat(beast) + 1) % 4
                            ? Big2Tables.example(survivors.environment())
                            : Big2Tables.bot("lowest");
                })
                .toList();
        Timed last = new Timed();
        Played played = referee.play(fixture, 1, launches, last.recorder, last);
        for (int attempt = 2; played instanceof Played.Voided && attempt <= ATTEMPTS; attempt++) {
            last = new Timed();
            played = referee.play(fixture, attempt, launches, last.recorder, last);
        }
        return new Seen(played, last.recorder.record(), survivors.left(), last.sinceLastAnswer());
    }

    /** A record, and how long ago the last thing happened in play. */
    private static final class Timed implements Spectator {
        private final MemoryRecorder recorder = new MemoryRecorder();
        private long lastAnswer = System.nanoTime();

        @Override
        public <D, S extends State<S, M, V>, M, V> void saw(
                GamePack<D, S, M, V> pack, S state, Entry entry, List<Clock> clocks) {
            if (entry instanceof Entry.Answered || entry instanceof Entry.Faulted) {
                lastAnswer = System.nanoTime();
            }
        }

        Duration sinceLastAnswer() {
            return Duration.ofNanos(System.nanoTime() - lastAnswer);
        }
    }
}
