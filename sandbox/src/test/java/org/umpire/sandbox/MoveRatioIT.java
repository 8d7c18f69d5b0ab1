package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The plain referee in C, to which a program of ours is lent for a while. What it measures is not judged here. */
final class MoveRatioIT {
    private static final int MOVES = 100;
    private static final Path SOURCE = Path.of("..", "bench", "c", "referee.c");

    @TempDir
    private Path folder;

    private Path referee = SOURCE;

    @BeforeEach
    void compileTheReferee() throws Exception {
        assumeTrue(Users.needed(), "SKIPPED: the referee in C needs root");
        Levels.assumed(Level.STRONG).close();
        referee = C.compile(folder, "referee", Files.readString(SOURCE), "-Wall", "-Wextra", "-Werror");
    }

    @Test
    void noMovesAreNoMeasurement() throws Exception {
        for (String[] words : new String[][] {{"drive", "0", "1"}, {"0"}, {"-1", "nested"}}) {
            Process process = start(words);
            assertThat(process.waitFor()).isEqualTo(2);
            assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                    .startsWith("usage: ");
        }
    }

    @Test
    void theRefereeInCLeavesNoGroupsWhenItsProgramDies() throws Exception {
        Process process = start("10000000", "nested");
        try {
            Path top = Path.of("/sys/fs/cgroup");
            Path group = (Files.exists(top.resolve("cgroup.procs")) ? top : top.resolve("unified"))
                    .resolve("umpire-bench-" + process.pid());
            Path list = group.resolve("program/cgroup.procs");
            while (!Files.exists(list) || Files.readString(list).isBlank()) {
                assertThat(process.isAlive()).isTrue();
                Thread.sleep(1);
            }
            process.children().forEach(ProcessHandle::destroyForcibly);
            assertThat(process.waitFor()).isEqualTo(1);
            assertThat(group).doesNotExist();
        } finally {
            process.destroyForcibly();
        }
    }

    private Process start(String... words) throws Exception {
        List<String> command = new ArrayList<>(List.of(referee.toString()));
        command.addAll(List.of(words));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    @Test
    void bothRefereesDriveTheSameProgramInTurns() throws Exception {
        MoveRatio ratio = new MoveRatio(referee, MOVES);
        try (Sandbox sandbox = Sandboxes.of(Level.STRONG);
                Confined program = sandbox.start(ratio.program(), Talk.CAPS)) {
            MoveCost ours = new MoveCost(program, MOVES);
            assertThat(ours.ofMove().median()).isPositive();

            Duration before = program.cpu();
            MoveCost.Cost cost = ratio.sameInC(program);
            Duration after = program.cpu();
            assertThat(cost.median()).isPositive().isLessThanOrEqualTo(cost.p90());
            assertThat(after).as("it is this program that moved").isGreaterThan(before);
            Thread.sleep(20);
            assertThat(program.cpu()).as("it is given back suspended").isEqualTo(after);

            assertThat(ours.ofMove().median()).as("it answers us as before").isPositive();
            assertThat(program.ending()).isEmpty();
        }
    }
}
