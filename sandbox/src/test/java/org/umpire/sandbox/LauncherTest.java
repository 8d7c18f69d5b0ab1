package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** The script of launchers in sandboxes, run by a shell alone: also the form of it where we may not set limits ourselves. */
class LauncherTest {
    private static final Bubble.Plan PLAN =
            new Bubble.Plan(Path.of("/"), List.of(), List.of(), Map.of(), OptionalLong.empty(), Caps.ROOM_BYTES_USUAL);

    private record Ran(int code, String out) {}

    private static List<String> scripts() {
        Assumptions.assumeTrue(Host.tool("prlimit").isPresent(), "SKIPPED: there is no prlimit here");
        return List.of(Launcher.script(), Bubble.limited(PLAN));
    }

    private static Ran run(String script, String... argv) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of(Launcher.SHELL, "-c", "secret=sesame; " + script, Launcher.NAME));
        words.addAll(List.of(argv));
        Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
        int pid = Math.toIntExact(process.pid());
        while (!Processes.stopped(pid)) {
            assertThat(process.isAlive()).as("%s", script).isTrue();
            Thread.sleep(1);
        }
        Linux.kill(pid, Linux.SIGCONT);
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return new Ran(process.exitValue(), out);
    }

    @Test
    void theProgramRunsAndSeesNoWordOfIt() throws Exception {
        for (String script : scripts()) {
            Ran ran = run(script, "/bin/sh", "-c", "echo \"$secret\" \"$1\"; exit 3", "name", "a b");
            assertThat(ran).as(script).isEqualTo(new Ran(3, " a b\n"));
        }
    }

    @Test
    void whatCannotBeExecutedIsFollowedByTheWord() throws Exception {
        for (String script : scripts()) {
            Ran ran = run(script, "/no/such/program");
            assertThat(ran.code()).as(script).isEqualTo(127);
            assertThat(ran.out()).as(script).startsWith(Launcher.NAME).endsWith("\nsesame\n");
        }
    }

    @Test
    void aLauncherThatLimitsItselfHasItsLimitsWhenItStops() throws Exception {
        scripts();
        assertThat(run(Bubble.limited(PLAN), "/bin/sh", "-c", "ulimit -n; ulimit -c")
                        .out())
                .isEqualTo("64\n0\n");
    }
}
