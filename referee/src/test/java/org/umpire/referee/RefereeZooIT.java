package org.umpire.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

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
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.umpire.record.Fixture;
import org.umpire.record.MemoryRecorder;
import org.umpire.record.Replay;
import org.umpire.record.SeasonSecret;
import org.umpire.record.TableRecord;
import org.umpire.record.Verdict;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;

/**
 * Every program of the zoo at a table of Big 2, beside an honest program and bots in process, at every level that this
 * host can hold: its fault, the others' results, and what is left of it.
 */
class RefereeZooIT {
    private static final SeasonSecret SECRET = SeasonSecret.read("zoo");
    private static final int AT_ONCE = 6;
    private static final int ATTEMPTS = 3;
    /** How often whoever misbehaves as a leader leads within these games: at least once, with these deals. */
    private static final int GAMES = 4;

    private static final Map<String, Future<Seen>> SEEN = new TreeMap<>();

    /** What came of one table. */
    private record Seen(Played played, TableRecord record, List<String> survivors) {}

    @BeforeAll
    static void playAllTables() {
        // Most of the zoo waits, so the tables are played beside each other.
        ExecutorService pool = Executors.newFixedThreadPool(AT_ONCE);
        for (Level level : Levels.TRIED) {
            if (Levels.hold(level)) {
                Sandbox sandbox = Sandboxes.of(level);
                Referee referee = new Referee(sandbox, SECRET, "test");
                for (Zoo.Beast beast : Zoo.all()) {
                    SEEN.put(level + " " + beast, pool.submit(() -> play(referee, beast)));
                }
            }
        }
        pool.shutdown();
    }

    static Stream<Arguments> cases() {
        return Levels.TRIED.stream()
                .filter(Levels::hold)
                .flatMap(level -> Zoo.all().stream().map(beast -> Arguments.of(level, beast)));
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
        Seen seen = Objects.requireNonNull(SEEN.get(level + " " + beast)).get();

        assertThat(seen.played()).isInstanceOf(Played.Finished.class);
        assertThat(seen.survivors()).as("survivors").isEmpty();
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
        assertThat(kinds).as(faults.toString()).isEqualTo(beast.fault().stream().toList());
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
        Fixture fixture = Big2Tables.fixture(GAMES, "zoo-1", Big2Tables.shortBudget(guardExtra));
        Survivors survivors = new Survivors();
        List<Launch> launches = IntStream.range(0, 4)
                .mapToObj(seat -> {
                    if (beastly(beast, seat)) {
                        return new Launch.Command(beast.program(survivors.environment()));
                    }
                    return seat == (seat(beast) + 1) % 4
                            ? Big2Tables.example(survivors.environment())
                            : Big2Tables.bot("lowest");
                })
                .toList();
        MemoryRecorder recorder = new MemoryRecorder();
        Played played = referee.play(fixture, 1, launches, recorder, Spectator.NONE);
        for (int attempt = 2; played instanceof Played.Voided && attempt <= ATTEMPTS; attempt++) {
            recorder = new MemoryRecorder();
            played = referee.play(fixture, attempt, launches, recorder, Spectator.NONE);
        }
        return new Seen(played, recorder.record(), survivors.left());
    }
}
