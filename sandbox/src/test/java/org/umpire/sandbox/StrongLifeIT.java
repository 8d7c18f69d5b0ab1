package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is left at the strong level after many starts, and after the death of Umpire itself. The long form: {@code mvn
 * verify -pl sandbox -Dit.test=StrongLifeIT -Dumpire.starts=2000}, with {@code -Dumpire.seed=…} to repeat one.
 */
final class StrongLifeIT {
    private static final Duration SOON = Duration.ofSeconds(60);
    private static final int STARTS = Integer.getInteger("umpire.starts", 120);
    private static final long SEED = Long.getLong("umpire.seed", System.nanoTime());
    private static final int AT_ONCE = 3;

    @TempDir
    private Path folder;

    @BeforeAll
    static void theLevelHolds() {
        Levels.assumed(Level.STRONG).close();
    }

    @Test
    void startsAndKillsLeaveNothing() throws Exception {
        List<Integer> processes = Survey.ours();
        List<Path> groups = Survey.groups();
        List<String> mounts = Survey.mounts();
        List<String> files = Survey.temporaryFiles();
        try (Sandbox sandbox = Sandboxes.of(Level.STRONG)) {
            Talk.play(sandbox, folder, new Random(SEED));
            int descriptors = Survey.descriptors();
            int made = Survey.groups().size();
            ExecutorService pool = Executors.newFixedThreadPool(AT_ONCE);
            List<Callable<String>> plays = new ArrayList<>();
            for (int k = 1; k <= STARTS; k++) {
                Random random = new Random(SEED + k);
                plays.add(() -> Talk.play(sandbox, folder, random));
            }
            for (Future<String> one : pool.invokeAll(plays)) {
                one.get();
            }
            pool.shutdown();
            assertThat(Survey.descriptors()).as("descriptors, seed " + SEED).isLessThanOrEqualTo(descriptors + 2);
            assertThat(Survey.groups()).as("groups, seed " + SEED).hasSize(made);
            assertThat(Survey.ours()).as("processes, seed " + SEED).isSubsetOf(processes);
        }
        assertThat(Survey.groups()).as("groups, seed " + SEED).isSubsetOf(groups);
        assertThat(Survey.mounts()).as("mounts, seed " + SEED).isEqualTo(mounts);
        assertThat(Survey.temporaryFiles()).as("files, seed " + SEED).isSubsetOf(files);
    }

    @Test
    void whatAKilledUmpireLeavesIsSweptAtTheNextStart() throws Exception {
        List<String> mounts = Survey.mounts();
        Process umpire = Holder.launch(Level.STRONG, folder, "wait");
        List<Integer> programs = new ArrayList<>();
        try (var lines = umpire.inputReader()) {
            for (String line = lines.readLine(); line != null && !line.equals("over"); line = lines.readLine()) {
                programs.add(Integer.valueOf(line));
            }
            assertThat(programs).hasSize(3).noneMatch(Processes::zombie);
            Linux.kill((int) umpire.pid(), Linux.SIGKILL);
            assertThat(umpire.waitFor(60, TimeUnit.SECONDS)).isTrue();
        } finally {
            umpire.destroyForcibly();
        }
        assertThat(Survey.allGroups())
                .as("there is something to sweep")
                .anyMatch(group -> isOf(umpire, group.toString()));

        Sandboxes.of(Level.STRONG).close();

        assertThat(programs).as("frozen or not").allMatch(Processes::zombie);
        assertThat(Survey.allGroups()).noneMatch(group -> isOf(umpire, group.toString()));
        String[] files = new File(System.getProperty("java.io.tmpdir")).list();
        assertThat(files).noneMatch(name -> name.startsWith("umpire-" + umpire.pid() + "-"));
        assertThat(Survey.mounts()).isEqualTo(mounts);
        assertThat(Survey.commands("sleep\0" + "981")).isEmpty();
        assertThat(Survey.commands("sleep\0" + "982")).isEmpty();
    }

    private static boolean isOf(Process umpire, String group) {
        return group.contains("/umpire/" + umpire.pid() + "-");
    }

    @Test
    void whatWasJustBeingStartedIsSweptAsWell() throws Exception {
        Process gone = new ProcessBuilder("true").start();
        gone.waitFor();
        long user = 1_900_000_000L + gone.pid() % (1 << 22) * 256;
        Path own = Files.createDirectories(folder.resolve("x"));
        Process left = new ProcessBuilder(
                        "setpriv", "--reuid=" + user, "--regid=" + user, "--clear-groups", "sleep", "984")
                .directory(own.toFile())
                .start();
        while (Survey.commands("sleep\0" + "984").stream().noneMatch(pid -> Processes.user(pid) == user)) {
            Thread.sleep(5);
        }

        Sandboxes.of(Level.STRONG).close();

        assertThat(left.waitFor(SOON.toSeconds(), TimeUnit.SECONDS)).isTrue();
        assertThat(left.exitValue()).isEqualTo(128 + Linux.SIGKILL);
    }
}
