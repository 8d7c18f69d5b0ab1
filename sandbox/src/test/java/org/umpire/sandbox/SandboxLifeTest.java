package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** What is left after many starts, and after the death of Umpire itself. */
final class SandboxLifeTest {
    private static final Duration SOON = Duration.ofSeconds(60);

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(value = Level.class, mode = Mode.EXCLUDE, names = "STRONG")
    void manyProgramsLeaveNoProcessAndNoDescriptor(Level level) {
        int starts = level == Level.PLAIN ? 300 : 60;
        long seed = System.nanoTime();
        Random random = new Random(seed);
        try (Sandbox sandbox = Levels.assumed(level)) {
            Talk.play(sandbox, folder, random);
            List<String> before = children();
            int descriptors = Survey.descriptors();
            List<String> names = new ArrayList<>();
            for (int k = 0; k < starts; k++) {
                names.add(Talk.play(sandbox, folder, random));
            }
            assertThat(Survey.descriptors()).as("seed " + seed).isLessThanOrEqualTo(descriptors + 2);
            for (String name : names) {
                assertThat(Processes.all())
                        .as("seed " + seed)
                        .doesNotContain(Integer.valueOf(name.replaceAll("\\D", "")));
            }
            assertThat(children()).as("seed " + seed).isSubsetOf(before);
        }
    }

    private static String described(ProcessHandle process) {
        try {
            return Files.readString(Path.of("/proc/" + process.pid() + "/stat")).replaceAll("\\).*\\s*", ")");
        } catch (IOException e) {
            return process + " is gone";
        }
    }

    /** Returns our children, zombies among them; some may come from other tests, where they were orphaned. */
    private static List<String> children() {
        return ProcessHandle.current()
                .children()
                .map(SandboxLifeTest::described)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "PLAIN, wait, 9",
        "PLAIN, wait, 15",
        "PLAIN, wait, 2",
        "PLAIN, exit, 0",
        "USER, wait, 9",
        "USER, exit, 0"
    })
    void noProgramOutlivesUmpire(Level level, String how, int signal) throws Exception {
        Levels.assumed(level).close();
        Process umpire = Holder.launch(level, folder, how);
        List<Integer> programs = new ArrayList<>();
        try (var lines = umpire.inputReader()) {
            for (String line = lines.readLine(); line != null && !line.equals("over"); line = lines.readLine()) {
                programs.add(Integer.valueOf(line));
            }
            assertThat(programs).hasSize(3);
            if (signal > 0) {
                assertThat(programs).noneMatch(Processes::zombie);
                Linux.kill((int) umpire.pid(), signal);
            }
            assertThat(umpire.waitFor(60, TimeUnit.SECONDS))
                    .as("Umpire ends on signal %d (unless this process was told to ignore it)", signal)
                    .isTrue();
        } finally {
            umpire.destroyForcibly();
        }
        long deadline = System.nanoTime() + SOON.toNanos();
        while (System.nanoTime() < deadline && !programs.stream().allMatch(Processes::zombie)) {
            Thread.sleep(5);
        }
        assertThat(programs).allMatch(Processes::zombie);
    }
}
