package org.umpire.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.record.MemoryRecorder;
import org.umpire.record.Replay;
import org.umpire.record.SeasonSecret;
import org.umpire.record.Verdict;
import org.umpire.rules.Fault;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;
import org.umpire.testkit.Leftovers;

/**
 * Many tables with programs of the zoo at random seats, several at a time, at the strongest level there is; at the end
 * nothing of them is left. The long form: {@code mvn verify -pl referee -am -Dit.test=SoakIT -Dumpire.soak=500}, with
 * {@code -Dumpire.seed=…} to repeat one.
 */
class SoakIT {
    private static final int TABLES = Integer.getInteger("umpire.soak", 12);
    private static final long SEED = Long.getLong("umpire.seed", System.nanoTime());
    private static final int AT_ONCE = 4;
    private static final int SEATS = 4;
    private static final int ATTEMPTS = 3;
    private static final SeasonSecret SECRET = SeasonSecret.read("soak");

    @TempDir
    Path unused;

    private final Survivors survivors = new Survivors();

    @Test
    void tablesFullOfMischiefLeaveNothing() throws Exception {
        Level level = Sandboxes.strongest().orElse(Level.PLAIN);
        assumeTrue(level != Level.PLAIN, "SKIPPED: this host holds the level plain only");
        List<Zoo.Beast> zoo = Zoo.at(level).stream()
                .filter(beast -> !beast.compiled() && !beast.when().equals("D3"))
                .toList();
        Leftovers before = Leftovers.now();
        List<String> trouble = new ArrayList<>();
        try (Sandbox sandbox = Sandboxes.of(level)) {
            Referee referee = new Referee(sandbox, SECRET, "test");
            ExecutorService pool = Executors.newFixedThreadPool(AT_ONCE);
            List<Callable<Optional<String>>> tables = new ArrayList<>();
            for (int k = 0; k < TABLES; k++) {
                int table = k;
                tables.add(() -> table(referee, zoo, table));
            }
            for (Future<Optional<String>> one : pool.invokeAll(tables)) {
                one.get().ifPresent(trouble::add);
            }
            pool.shutdown();
            assertThat(trouble).as("seed " + SEED).isEmpty();
            assertThat(survivors.left()).as("seed " + SEED).isEmpty();
        }
        Leftovers after = Leftovers.now();
        assertThat(after.groups()).as("control groups, seed " + SEED).isEmpty();
        assertThat(after.files()).as("temporary files, seed " + SEED).isEqualTo(before.files());
        assertThat(after.mounts()).as("mounts, seed " + SEED).isEqualTo(before.mounts());
        assertThat(after.descriptors())
                .as("descriptors, seed " + SEED)
                .isLessThanOrEqualTo(before.descriptors() + AT_ONCE);
    }

    /** Plays a table with one to three of the zoo. Returns what went wrong, if anything did. */
    private Optional<String> table(Referee referee, List<Zoo.Beast> zoo, int number) {
        Random random = new Random(SEED + number);
        Set<Integer> beastly = new HashSet<>();
        List<Launch> launches = new ArrayList<>();
        List<String> names = new ArrayList<>();
        int honest = random.nextInt(SEATS);
        for (int seat = 0; seat < SEATS; seat++) {
            if (seat == honest) {
                launches.add(Big2Tables.example(survivors.environment()));
                names.add("honest");
            } else if (random.nextBoolean()) {
                Zoo.Beast beast = zoo.get(random.nextInt(zoo.size()));
                beastly.add(seat);
                launches.add(new Launch.Command(beast.program(unused, survivors.environment())));
                names.add(beast.path());
            } else {
                launches.add(Big2Tables.bot("lowest"));
                names.add("bot");
            }
        }
        Played played = new Played.Stopped();
        MemoryRecorder recorder = new MemoryRecorder();
        for (int attempt = 1; attempt <= ATTEMPTS && !(played instanceof Played.Finished); attempt++) {
            recorder = new MemoryRecorder();
            played = referee.play(
                    Big2Tables.fixture(2, "soak-" + number, Big2Tables.shortBudget(Duration.ofSeconds(8))),
                    attempt,
                    launches,
                    recorder,
                    Spectator.NONE);
        }
        return problem(played, recorder, beastly).map(what -> names + ": " + what);
    }

    private static Optional<String> problem(Played played, MemoryRecorder recorder, Set<Integer> beastly) {
        if (!(played instanceof Played.Finished finished)) {
            return Optional.of("not finished: " + played);
        }
        for (int seat = 0; seat < SEATS; seat++) {
            Optional<Fault> fault = finished.outcome().seats().get(seat).fault();
            if (fault.isPresent() && !beastly.contains(seat)) {
                return Optional.of("the honest seat " + seat + " is blamed: " + fault.get());
            }
        }
        Verdict verdict = Replay.check(recorder.record());
        return verdict.equals(new Verdict.Same()) ? Optional.empty() : Optional.of("replay: " + verdict);
    }
}
