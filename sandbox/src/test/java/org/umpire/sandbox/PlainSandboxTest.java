package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs at the plain level, as real processes. */
final class PlainSandboxTest {
    private static final Duration SOON = Duration.ofSeconds(20);

    @TempDir
    private Path folder;

    private final Sandbox sandbox = Sandboxes.of(Level.PLAIN);

    @AfterEach
    void end() {
        sandbox.close();
    }

    @Test
    void aProgramAnswersAndLeavesWithItsCode() {
        Confined program = start("read x; echo \"got $x\"; echo oops >&2; exit 7");
        Talk.tell(program, "hello");
        program.resume();
        assertThat(Talk.hear(program, SOON)).isEqualTo("got hello\n");
        assertThat(Talk.awaitEnding(program, SOON)).isEqualTo(new Ending.Exited(7));
        assertThat(program.stderr()).asString().isEqualTo("oops\n");
        program.end(Duration.ZERO);
        assertThat(program.ending()).contains(new Ending.Exited(7));
        assertThat(program.stderr()).asString().isEqualTo("oops\n");
    }

    @Test
    void nothingIsWrittenBeforeTheProgramIsFirstResumed() {
        Confined program = start("echo at once");
        assertThat(Talk.hearAll(program, Duration.ofMillis(300))).startsWith("<nothing");
        program.resume();
        assertThat(Talk.hearAll(program, SOON)).isEqualTo("at once\n");
    }

    @Test
    void aSuspendedProgramGainsNoCpuTime() throws InterruptedException {
        Confined program = start("while :; do :; done");
        program.resume();
        Thread.sleep(100);
        program.suspend();
        Duration before = program.cpu();
        assertThat(before).isGreaterThan(Duration.ofMillis(5));
        Thread.sleep(1000);
        assertThat(program.cpu().minus(before)).isLessThan(Duration.ofMillis(1));
    }

    @Test
    void aChildOfAWrapperIsMeasuredAndSuspendedInItsGroupOrOut() throws InterruptedException {
        for (String wrapper : List.of("", "setsid ")) {
            Confined program = start(wrapper + "sh -c 'while :; do :; done'; exit 1");
            program.resume();
            Thread.sleep(200);
            program.suspend();
            Duration before = program.cpu();
            assertThat(before).as(wrapper).isGreaterThan(Duration.ofMillis(5));
            Thread.sleep(500);
            assertThat(program.cpu().minus(before)).as(wrapper).isLessThan(Duration.ofMillis(1));
            program.resume();
            Thread.sleep(200);
            assertThat(program.cpu()).as(wrapper).isGreaterThan(before.plusMillis(2));
            program.close();
        }
    }

    @Test
    void deathByASignalIsTold() {
        Confined program = start("kill -SEGV $$");
        program.resume();
        assertThat(Talk.awaitEnding(program, SOON)).isEqualTo(new Ending.Died(11));
    }

    @Test
    void whatWeEndHasNoEndingOfItsOwn() {
        Confined program = start("trap '' TERM; while :; do :; done");
        program.resume();
        program.end(Duration.ofMillis(50));
        program.end(Duration.ZERO);
        assertThat(program.ending()).isEmpty();
    }

    @Test
    void graceLetsAProgramLeaveByItself() {
        Confined program = start("cat >/dev/null; echo bye >&2; exit 3");
        program.resume();
        program.suspend();
        program.end(SOON);
        assertThat(program.ending()).contains(new Ending.Exited(3));
        assertThat(program.stderr()).asString().isEqualTo("bye\n");
    }

    @Test
    void childrenThatLeaveTheGroupAreEndedToo() throws InterruptedException {
        String script =
                "sleep 991 & setsid sleep 992 & (setsid sh -c 'env -i sleep 993 & exit' &); echo ok; sleep 994; :";
        Confined program = start(script);
        program.resume();
        assertThat(Talk.hear(program, SOON)).isEqualTo("ok\n");
        for (int look = 0; look < 2000 && sleepers().size() < 4; look++) {
            Thread.sleep(10);
        }
        assertThat(sleepers()).hasSize(4);
        program.end(Duration.ZERO);
        assertThat(sleepers()).isEmpty();
    }

    @Test
    void aMissingProgramIsNotStarted() {
        Confined program = sandbox.start(Talk.program(folder, "no-such-program-here"), Talk.CAPS);
        program.resume();
        assertThat(program.receive(new byte[10], 0, System.nanoTime() + SOON.toNanos()))
                .isEqualTo(-1);
        assertThat(program.ending()).containsInstanceOf(Ending.NotStarted.class);
    }

    private Confined start(String script) {
        return sandbox.start(Talk.shell(folder, script), Talk.CAPS);
    }

    private static List<ProcessHandle> sleepers() {
        return ProcessHandle.allProcesses()
                .filter(process -> process.info().commandLine().orElse("").matches("(/usr/bin/)?sleep 99[1-4]"))
                .toList();
    }
}
