package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Programs at the plain level: the contract, and that children are held too. */
final class PlainSandboxTest extends LevelContract {
    PlainSandboxTest() {
        super(Level.PLAIN);
    }

    @Test
    void aChildOfAWrapperIsMeasuredAndSuspendedInItsGroupOrOut() throws InterruptedException {
        for (String wrapper : List.of("", "setsid ")) {
            Confined program = start(wrapper + "sh -c 'echo ready; while :; do :; done'; exit 1");
            program.resume();
            assertThat(Talk.hear(program, SOON)).isEqualTo("ready\n");
            Thread.sleep(200);
            program.suspend();
            Duration before = program.cpu();
            assertThat(before).as(wrapper).isGreaterThan(Duration.ofMillis(1));
            Thread.sleep(500);
            assertThat(program.cpu().minus(before)).as(wrapper).isLessThan(Duration.ofMillis(1));
            program.resume();
            Thread.sleep(200);
            assertThat(program.cpu()).as(wrapper).isGreaterThan(before.plusMillis(1));
            program.close();
        }
    }

    @Test
    void whereProgramsAreNotSuspendedTheyRunFromTheirStart() throws IOException {
        try (Sandbox sandbox = Sandboxes.unsuspended()) {
            assertThat(sandbox.suspends()).isFalse();
            Confined program = sandbox.start(
                    Talk.shell(folder, "echo early; read x; echo $x; (while :; do :; done) & sleep 997"), Talk.CAPS);
            assertThat(Talk.hear(program, SOON)).isEqualTo("early\n");
            program.suspend();
            Talk.tell(program, "late");
            assertThat(Talk.hear(program, SOON)).isEqualTo("late\n");
            Duration before = program.cpu();
            for (long until = System.nanoTime() + SOON.toNanos();
                    program.cpu().minus(before).compareTo(Duration.ofMillis(50)) < 0 && System.nanoTime() < until; ) {
                program.receive(new byte[1], 0, System.nanoTime() + 5_000_000);
            }
            assertThat(program.cpu().minus(before)).isGreaterThanOrEqualTo(Duration.ofMillis(50));
            program.close();
            assertThat(sleepers("997")).isEmpty();
            assertThat(program.ending()).isEmpty();

            Path plainText = Files.writeString(folder.resolve("no-first-line"), "echo script $1");
            assertThat(plainText.toFile().setExecutable(true)).isTrue();
            Confined script = sandbox.start(Talk.program(folder, "./no-first-line", "x"), Talk.CAPS);
            assertThat(Talk.hearAll(script, SOON)).isEqualTo("script x\n");
            assertThat(Talk.awaitEnding(script, SOON)).isEqualTo(new Ending.Exited(0));
            script.close();

            Path broken = Files.write(folder.resolve("broken"), new byte[] {0x7f, 'E', 'L', 'F', 1, 2, 3});
            assertThat(broken.toFile().setExecutable(true)).isTrue();
            for (String word : List.of("./broken", "./absent")) {
                Confined never = sandbox.start(Talk.program(folder, word), Talk.CAPS);
                assertThat(Talk.hearAll(never, SOON)).as(word).isEmpty();
                assertThat(Talk.awaitEnding(never, SOON)).as(word).isNotInstanceOf(Ending.Died.class);
                never.close();
            }
        }
    }

    @Test
    void aProgramThatIsNotSuspendedRunsOnTheProcessorsOfItsThreadFromTheStart() {
        int last =
                Processors.usable().numbers().get(Processors.usable().numbers().size() - 1);
        try (Sandbox sandbox = Sandboxes.unsuspended()) {
            new Processors(List.of(last)).run(() -> {
                Confined program =
                        sandbox.start(Talk.shell(folder, "cat /proc/self/status | grep Cpus_allowed_list"), Talk.CAPS);
                assertThat(numbers(Talk.hear(program, SOON))).containsExactly(last);
                program.close();
            });
        }
    }

    @Test
    void whatAChildHasUsedIsNotForgottenWhenItEnds() throws InterruptedException {
        Confined program = start(
                "sh -c 'echo ready; read x; n=0; while [ $n -lt 300000 ]; do n=$((n+1)); done'; echo over; read x");
        program.resume();
        assertThat(Talk.hear(program, SOON)).isEqualTo("ready\n");
        program.suspend();
        Duration before = program.cpu();
        program.resume();
        Talk.tell(program, "");
        Duration last = before;
        String heard = "";
        while (heard.isEmpty()) {
            heard = Talk.hear(program, Duration.ofMillis(20)).replace("<time>", "");
            assertThat(program.cpu()).isGreaterThanOrEqualTo(last);
            last = program.cpu();
        }
        assertThat(heard).isEqualTo("over\n");
        program.suspend();
        assertThat(program.cpu()).isGreaterThan(before.plusMillis(10));
        program.close();
        assertThat(program.cpu()).isGreaterThanOrEqualTo(last);
    }

    @Test
    void nothingThatAProgramLeavesBehindSurvives() throws InterruptedException {
        Confined program = start("sleep 991 & setsid sleep 992 & (setsid sh -c 'env -i sleep 993 & exit' &)"
                + "; echo ok; sleep 994; :");
        program.resume();
        assertThat(Talk.hear(program, SOON)).isEqualTo("ok\n");
        for (int look = 0; look < 3000 && sleepers("99[1-4]").size() < 4; look++) {
            Thread.sleep(10);
        }
        assertThat(sleepers("99[1-4]")).hasSize(4);
        program.end(Duration.ZERO);
        assertThat(sleepers("99[1-4]")).isEmpty();
    }

    @Test
    void whatAProgramLeftBehindDoesNotHideItsEnding() throws InterruptedException {
        Confined program = start("sleep 995 & setsid sleep 996 & echo ok; exit 5");
        program.resume();
        // The children hold its output open.
        assertThat(Talk.hearAll(program, SOON)).isEqualTo("ok\n");
        assertThat(program.ending()).contains(new Ending.Exited(5));
        program.end(SOON);
        assertThat(sleepers("99[56]")).isEmpty();
        assertThat(program.ending()).contains(new Ending.Exited(5));
    }

    @Test
    void aFileThatVanishesBeforeTheFirstInstructionIsNotStarted() throws IOException {
        Path file = script("vanishing", "#!/bin/sh\necho here\n");
        Confined program = startProgram("./vanishing");
        Files.delete(file);
        program.resume();
        assertThat(Talk.awaitEnding(program, SOON)).isInstanceOf(Ending.NotStarted.class);
        assertThat(program.stderr()).asString().doesNotContain("umpire-launcher");
        program.close();
    }

    @Test
    void aMissingFolderIsNotStarted() {
        Confined program = sandbox.start(Talk.program(folder.resolve("none"), "ls"), Talk.CAPS);
        assertThat(program.ending()).containsInstanceOf(Ending.NotStarted.class);
    }

    @Test
    void aCommandLineThatIsTooLongIsNotStarted() {
        String word = "x".repeat(3_000_000);
        Confined program = startProgram("echo", word);
        program.resume();
        assertThat(Talk.awaitEnding(program, SOON)).isInstanceOf(Ending.NotStarted.class);
        program.close();
    }

    private static List<ProcessHandle> sleepers(String seconds) {
        return ProcessHandle.allProcesses()
                .filter(process ->
                        process.info().commandLine().orElse("").matches("(/usr/bin/|/bin/)?sleep " + seconds))
                .toList();
    }
}
