package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * An organiser's cpuset of the group below which the strong level holds programs. Only where version 2 has that controller, so
 * {@code sandbox/on-kernel} asks for it.
 */
final class CpusetByHand {
    private static final Duration SOON = Duration.ofSeconds(20);

    @TempDir
    private Path folder;

    @Test
    void aCpusetGoesBeforeTheProcessorsOfTheThreadThatStartsAProgram() throws Exception {
        List<Integer> all = Processors.usable().numbers();
        assumeTrue(all.size() > 1, "SKIPPED: one processor");
        int first = all.get(0);
        int last = all.get(all.size() - 1);
        try (Sandbox sandbox = Levels.assumed(Level.STRONG)) {
            Path top = GroupPlaces.here().unified();
            Path control = top.resolve("cgroup.subtree_control");
            assumeTrue(
                    Users.needed() && GroupPlaces.hasController(top, "cpuset"),
                    "SKIPPED: no cpuset of version 2, or no root");
            boolean handedDown =
                    List.of(Files.readString(control).strip().split(" ", -1)).contains("cpuset");
            KernelFile.write(control, "+cpuset");
            Path cpus = top.resolve("umpire/cpuset.cpus");
            try {
                KernelFile.write(cpus, Integer.toString(last));
                assertThat(processors(sandbox, List.of(first)))
                        .as("none of its own")
                        .containsExactly(last);
                assertThat(processors(sandbox, List.of(first, last))).containsExactly(last);
                assertThat(processors(sandbox, List.of(last))).containsExactly(last);
            } finally {
                KernelFile.write(cpus, "\n");
                if (!handedDown) {
                    KernelFile.write(control, "-cpuset");
                }
            }
            assertThat(processors(sandbox, List.of(first))).as("no cpuset").containsExactly(first);
        }
    }

    /** Returns those of a program that a thread starts which is held on these. */
    private List<Integer> processors(Sandbox sandbox, List<Integer> held) {
        List<Confined> started = new ArrayList<>();
        Program program = new Program(List.of("grep", "Cpus_allowed_list", "/proc/self/status"), folder, Map.of());
        new Processors(held).run(() -> started.add(sandbox.start(program, Talk.CAPS)));
        try (Confined confined = started.get(0)) {
            confined.resume();
            return LevelContract.numbers(Talk.hear(confined, SOON));
        }
    }
}
