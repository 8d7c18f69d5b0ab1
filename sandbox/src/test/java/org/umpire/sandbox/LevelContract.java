package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What programs can do and what becomes of it, the same at every level; each level runs it with real processes. */
abstract class LevelContract extends StreamsContract {
    LevelContract(Level level) {
        super(level);
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
    void aProgramReadsTheFilesThatItIsShownAndTheMemoryItUsedIsTold() throws IOException {
        Path home = TemporaryFolders.make();
        Path shown = Files.writeString(home.resolve("shown.txt"), "hello\n");
        try {
            Files.setPosixFilePermissions(home, PosixFilePermissions.fromString("rwx--x--x"));
            Files.setPosixFilePermissions(shown, PosixFilePermissions.fromString("rw-r--r--"));
            Program reader = new Program(
                    List.of("/bin/sh", "-c", "read x <" + shown + "; echo $x; read x"),
                    folder,
                    Map.of(),
                    List.of(shown),
                    List.of());
            Confined program = sandbox.start(reader, Talk.CAPS);
            program.resume();
            assertThat(Talk.hear(program, SOON)).isEqualTo("hello\n");
            assertThat(program.peakMemoryBytes().orElse(0)).isBetween(10_000L, 100_000_000L);
            assertThat(program.awaitEnd(System.nanoTime())).isFalse();
            program.close();
        } finally {
            TemporaryFolders.remove(home);
        }
    }

    @Test
    void aProgramRunsOnTheProcessorsOfTheThreadThatStartsIt() {
        List<Integer> all = Processors.usable().numbers();
        for (int number : all) {
            List<Confined> started = new ArrayList<>();
            new Processors(List.of(number)).run(() -> started.add(tellsItsProcessors()));
            started.get(0).resume();
            assertThat(numbers(Talk.hear(started.get(0), SOON))).containsExactly(number);
            started.get(0).close();
        }
        Confined free = tellsItsProcessors();
        free.resume();
        assertThat(numbers(Talk.hear(free, SOON))).isEqualTo(all);
        free.close();
    }

    private Confined tellsItsProcessors() {
        return startProgram("grep", "Cpus_allowed_list", "/proc/self/status");
    }

    /** Returns the numbers of a line such as {@code Cpus_allowed_list: 0-3,8}. */
    static List<Integer> numbers(String line) {
        return Arrays.stream(line.substring(line.indexOf(':') + 1).strip().split(","))
                .map(range -> range.split("-"))
                .flatMap(ends -> IntStream.rangeClosed(
                                Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1]))
                        .boxed())
                .toList();
    }

    @Test
    void everyExitCodeUpTo128IsTold() {
        for (int code : new int[] {0, 1, 2, 126, 127, 128}) {
            Confined program = start("exit " + code);
            program.resume();
            assertThat(Talk.awaitEnding(program, SOON)).isEqualTo(new Ending.Exited(code));
            program.close();
        }
    }

    @Test
    void deathByASignalIsTold() {
        for (int signal : new int[] {6, 9, 11, 15}) {
            Confined program = start("kill -" + signal + " $$; echo still here");
            program.resume();
            assertThat(Talk.awaitEnding(program, SOON)).isEqualTo(new Ending.Died(signal));
            program.close();
            assertThat(program.ending()).contains(new Ending.Died(signal));
        }
    }

    @Test
    void aSuspendedProgramGainsNoCpuTime() throws InterruptedException {
        Confined program = start("while :; do :; done");
        program.resume();
        Thread.sleep(200);
        program.suspend();
        Duration before = program.cpu();
        assertThat(before).isGreaterThan(Duration.ofMillis(1));
        Thread.sleep(1000);
        assertThat(program.cpu().minus(before)).isLessThan(Duration.ofMillis(1));
        program.resume();
        Thread.sleep(200);
        assertThat(program.cpu()).isGreaterThan(before.plusMillis(1));
        program.close();
        assertThat(program.cpu()).isGreaterThan(before.plusMillis(1));
    }

    @Test
    void allThreadsOfAProgramAreMeasuredAndSuspended() throws Exception {
        Path binary = C.compile(folder, "threads", """
                #include <pthread.h>
                #include <stdio.h>
                static void *burn(void *x) { for (volatile long i = 0;; i++) {} }
                int main(void) {
                    pthread_t t;
                    for (int k = 0; k < 3; k++) if (pthread_create(&t, 0, burn, 0)) return 1;
                    puts("ready"); fflush(stdout);
                    pthread_join(t, 0);
                }
                """, "-pthread");
        Confined program = startProgram("./" + binary.getFileName());
        program.resume();
        assertThat(Talk.hear(program, SOON)).isEqualTo("ready\n");
        Thread.sleep(200);
        program.suspend();
        Duration before = program.cpu();
        assertThat(before).isGreaterThan(Duration.ofMillis(5));
        Thread.sleep(1000);
        assertThat(program.cpu().minus(before)).isLessThan(Duration.ofMillis(1));
        program.close();
    }

    @Test
    void whatWeEndHasNoEndingOfItsOwn() {
        Confined program = start("trap '' TERM INT HUP; echo ready; while :; do :; done");
        program.resume();
        assertThat(Talk.hear(program, SOON)).isEqualTo("ready\n");
        program.end(Duration.ofMillis(50));
        program.end(Duration.ZERO);
        assertThat(program.ending()).isEmpty();
    }

    @Test
    void graceLetsASuspendedProgramLeaveByItself() {
        Confined program = start("while read x; do :; done; echo bye >&2; exit 3");
        program.resume();
        program.suspend();
        program.end(SOON);
        assertThat(program.ending()).contains(new Ending.Exited(3));
        assertThat(program.stderr()).asString().isEqualTo("bye\n");
    }

    @Test
    void graceIsNoLongerThanNeeded() {
        long before = System.nanoTime();
        Confined program = start("exit 0");
        program.resume();
        program.end(SOON);
        assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(SOON.dividedBy(2));
        assertThat(program.ending()).contains(new Ending.Exited(0));
    }

    @Test
    void aProgramGetsNoDescriptorsButItsStreams() throws IOException {
        // A descriptor of ours that an exec would hand down, as other libraries may have some.
        int leaky = Linux.open("/etc/hostname", 0);
        try {
            Confined program = startProgram("ls", "/proc/self/fd");
            program.resume();
            // The fourth is the folder that ls reads.
            assertThat(Talk.hearAll(program, SOON)).isEqualTo("0\n1\n2\n3\n");
            program.close();
        } finally {
            Linux.close(leaky);
        }
    }

    @Test
    void aProgramGetsASmallEnvironment() {
        Confined program = sandbox.start(new Program(List.of("env"), folder, Map.of("SEED", "a b")), Talk.CAPS);
        program.resume();
        assertThat(Talk.hearAll(program, SOON).lines().map(line -> line.replaceAll("=.*", "")))
                .contains("PATH", "HOME", "LANG", "SEED")
                .isSubsetOf("PATH", "HOME", "LANG", "SEED", "PWD", "OLDPWD", "_", "SHLVL", "JDK_JAVA_OPTIONS");
        program.close();
    }

    @Test
    void whatCannotBeExecutedIsNotStarted() throws IOException {
        script("denied", "#!/bin/sh\n").toFile().setExecutable(false, false);
        script("interpreter", "#!/no/such/interpreter\n");
        script("carriage-return", "#!/bin/sh\r\necho hello\r\n");
        Files.write(script("garbage", ""), new byte[] {1, 2, 0, 4});
        Files.createDirectory(folder.resolve("folder"));
        assertNotStarted("no-such-command-here", "no such command");
        assertNotStarted("./missing", "no such file");
        assertNotStarted("/no/such/program", "");
        assertNotStarted("./denied", "may not be executed");
        assertNotStarted("./interpreter", "/no/such/interpreter");
        assertNotStarted("./carriage-return", "carriage return");
        assertNotStarted("./garbage", "no program of this system");
        assertNotStarted("./folder", "is a folder");
        assertNotStarted("", "");
    }

    private void assertNotStarted(String word, String why) {
        Confined program = startProgram(word, "argument");
        program.resume();
        Talk.tell(program, "hello");
        assertThat(program.receive(new byte[8], 0, System.nanoTime() + SOON.toNanos()))
                .isEqualTo(-1);
        assertThat(program.ending()).containsInstanceOf(Ending.NotStarted.class);
        assertThat(((Ending.NotStarted) program.ending().orElseThrow()).why()).contains(why);
        program.close();
        assertThat(program.ending()).containsInstanceOf(Ending.NotStarted.class);
    }

    @Test
    void theKernelsRefusalIsToldFromTheProgramsOwnWords() throws Exception {
        Path binary =
                C.compile(folder, "loaderless", "int main(void) { return 0; }\n", "-Wl,--dynamic-linker=/no/loader");
        Confined program = startProgram("./" + binary.getFileName());
        program.resume();
        assertThat(Talk.awaitEnding(program, SOON)).isInstanceOf(Ending.NotStarted.class);
        assertThat(program.stderr())
                .asString()
                .doesNotContain("umpire-launcher")
                .contains("not found");
        program.close();
        assertThat(program.ending()).containsInstanceOf(Ending.NotStarted.class);

        Confined liar = start("echo 'umpire-launcher-00: 1: exec: ./bot: not found' >&2; exit 127");
        liar.resume();
        assertThat(Talk.awaitEnding(liar, SOON)).isEqualTo(new Ending.Exited(127));
        liar.close();
    }

    @Test
    void aScriptWithoutFirstLineIsAShellScript() throws IOException {
        script("plain-script", "echo \"script $1\"\n");
        Confined program = startProgram("./plain-script", "runs");
        program.resume();
        assertThat(Talk.hearAll(program, SOON)).isEqualTo("script runs\n");
        program.close();
    }

    @Test
    void anotherThreadMayEndAProgramThatIsWaitedFor() throws Exception {
        Confined program = start("echo ready; while read x; do :; done");
        program.resume();
        assertThat(Talk.hear(program, SOON)).isEqualTo("ready\n");
        CompletableFuture<Integer> waiting = CompletableFuture.supplyAsync(
                () -> program.receive(new byte[8], 0, System.nanoTime() + SOON.toNanos()));
        Thread.sleep(100);
        program.end(Duration.ofSeconds(1));
        assertThat(waiting.get()).isEqualTo(-1);
        assertThat(program.ending()).isEmpty();
        program.resume();
        program.suspend();
        program.send(new byte[] {1});
        assertThat(program.receive(new byte[8], 0, System.nanoTime())).isEqualTo(-1);
    }

    @Test
    void closingASandboxEndsItsPrograms() {
        Sandbox other = Sandboxes.of(level);
        Confined program = other.start(Talk.shell(folder, "echo ready; while :; do :; done"), Talk.CAPS);
        program.resume();
        assertThat(Talk.hear(program, SOON)).isEqualTo("ready\n");
        other.close();
        other.close();
        assertThat(program.receive(new byte[8], 0, System.nanoTime())).isEqualTo(-1);
        assertThatThrownBy(() -> other.start(Talk.shell(folder, "exit"), Talk.CAPS))
                .isInstanceOf(SandboxException.class);
    }

    @Test
    void theCanariesAreHeld() {
        assertThat(Canaries.fly(sandbox)).hasSizeGreaterThanOrEqualTo(3).allMatch(Canaries.Flight::held);
        assertThat(Canaries.broken(sandbox)).isEmpty();
    }
}
