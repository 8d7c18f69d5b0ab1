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
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** The script of launchers in sandboxes, run by a shell alone: also the form of it where we may not set limits ourselves. */
class LauncherTest {
    private static final Bubble.Plan PLAN =
            new Bubble.Plan(Path.of("/"), List.of(), List.of(), Map.of(), OptionalLong.empty(), Caps.ROOM_BYTES_USUAL);

    private record Ran(int code, String out) {}

    private static List<List<String>> limiters() {
        Assumptions.assumeTrue(Host.tool("prlimit").isPresent(), "SKIPPED: there is no prlimit here");
        return List.of(List.of(), Bubble.limiter(PLAN));
    }

    private static Ran run(List<String> limiter, String... argv) throws IOException, InterruptedException {
        return run(limiter, pid -> {}, argv);
    }

    private static Ran run(List<String> limiter, IntConsumer stopped, String... argv)
            throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(limiter);
        words.addAll(List.of(Launcher.SHELL, "-c", "secret=sesame; " + Launcher.script(), Launcher.NAME));
        words.addAll(List.of(argv));
        Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
        int pid = Math.toIntExact(process.pid());
        while (!Processes.stopped(pid)) {
            assertThat(process.isAlive()).as("%s", words).isTrue();
            Thread.sleep(1);
        }
        stopped.accept(pid);
        Linux.kill(pid, Linux.SIGCONT);
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return new Ran(process.exitValue(), out);
    }

    @Test
    void theProgramRunsAndSeesNoWordOfIt() throws Exception {
        for (List<String> limiter : limiters()) {
            Ran ran = run(limiter, "/bin/sh", "-c", "echo \"$secret\" \"$1\"; exit 3", "name", "a b");
            assertThat(ran).as("%s", limiter).isEqualTo(new Ran(3, " a b\n"));
        }
    }

    @Test
    void whatCannotBeExecutedIsFollowedByTheWord() throws Exception {
        for (List<String> limiter : limiters()) {
            Ran ran = run(limiter, "/no/such/program");
            assertThat(ran.code()).as("%s", limiter).isEqualTo(127);
            assertThat(ran.out()).as("%s", limiter).startsWith(Launcher.NAME).endsWith("\nsesame\n");
        }
    }

    @Test
    void limitsAreTheSameWhoeverSetsThem() throws Exception {
        limiters();
        String[] tells = {"/bin/sh", "-c", "ulimit -n; ulimit -c; ulimit -s; ulimit -Hs; ulimit -l"};
        String expected = "64\n0\n65536\n65536\n64\n";
        assertThat(run(Bubble.limiter(PLAN), tells).out()).isEqualTo(expected);
        // This launcher is the user that we are, so that we may.
        assertThat(run(List.of(), pid -> Bubble.setLimits(pid, PLAN), tells).out())
                .isEqualTo(expected);
    }
}
