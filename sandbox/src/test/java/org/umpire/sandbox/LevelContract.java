package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** What programs can do and what becomes of it, the same at every level; each level runs it with real processes. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class LevelContract {
    static final Duration SOON = Duration.ofSeconds(60);

    final Level level;

    @TempDir
    Path folder;

    Sandbox sandbox = new NoSandbox();

    LevelContract(Level level) {
        this.level = level;
    }

    @BeforeAll
    void begin() {
        sandbox = Levels.assumed(level);
    }

    @AfterAll
    void end() {
        sandbox.close();
    }

    Confined start(String script) {
        return sandbox.start(Talk.shell(folder, script), Talk.CAPS);
    }

    Confined startProgram(String... argv) {
        return sandbox.start(Talk.program(folder, argv), Talk.CAPS);
    }

    Path script(String name, String text) throws IOException {
        Path file = Files.writeString(folder.resolve(name), text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
        return file;
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
    void joinedProgramsReadWhatTheOtherWrites() {
        String asks = "echo 20; read x; echo \"heard $x\" >&2; [ \"$x\" = 21 ]";
        try (Joined joined = sandbox.startJoined(
                new Sandbox.Start(Talk.shell(folder, asks), Talk.CAPS),
                new Sandbox.Start(Talk.shell(folder, "read x; echo $((x + 1)); read y || exit 5"), Talk.CAPS))) {
            joined.second().resume();
            joined.first().resume();
            long deadline = System.nanoTime() + SOON.toNanos();
            assertThat(joined.first().awaitEnd(deadline)).isTrue();
            assertThat(joined.second().awaitEnd(deadline)).isTrue();
            assertThat(joined.first().ending()).contains(new Ending.Exited(0));
            assertThat(joined.first().stderr()).asString().isEqualTo("heard 21\n");
            assertThat(joined.second().ending())
                    .as("it finds its input at the end")
                    .contains(new Ending.Exited(5));
        }
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
    void nothingIsWrittenBeforeTheProgramIsFirstResumed() {
        Confined program = start("echo at once");
        assertThat(Talk.hearAll(program, Duration.ofMillis(300))).startsWith("<nothing");
        assertThat(program.cpu()).isZero();
        program.resume();
        assertThat(Talk.hearAll(program, SOON)).isEqualTo("at once\n");
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
    void closingItsOutputIsTheEndOfWhatIsReadButNotOfTheProgram() {
        Confined program = start("echo last; exec >&-; while read x; do :; done");
        program.resume();
        assertThat(Talk.hearAll(program, SOON)).isEqualTo("last\n");
        assertThat(program.receive(new byte[8], 0, System.nanoTime())).isEqualTo(-1);
        assertThat(program.ending()).isEmpty();
        program.close();
        assertThat(program.ending()).isEmpty();
    }

    @Test
    void aProgramThatNeverReadsBlocksNobody() {
        Confined program = start("echo ready; while :; do :; done");
        program.resume();
        byte[] much = new byte[1 << 20];
        Arrays.fill(much, (byte) 'x');
        program.send(much);
        program.send(much);
        assertThat(Talk.hear(program, SOON)).isEqualTo("ready\n");
        assertThat(program.receive(new byte[8], 0, System.nanoTime() + 50_000_000))
                .isZero();
        program.close();
    }

    @Test
    void whatIsQueuedArrivesWholeAndInOrderOnceItIsRead() {
        int lines = 200_000;
        StringBuilder all = new StringBuilder();
        for (int k = 0; k < lines; k++) {
            all.append(k).append('\n');
        }
        Confined program = start("n=0; while read x; do [ \"$x\" = $n ] || { echo \"$x is not $n\"; exit 1; }"
                + "; n=$((n+1)); done; echo $n");
        program.send(all.toString().getBytes(StandardCharsets.UTF_8));
        program.closeInput();
        program.resume();
        assertThat(Talk.hear(program, SOON)).isEqualTo(lines + "\n");
        assertThat(Talk.awaitEnding(program, SOON)).isEqualTo(new Ending.Exited(0));
        program.close();
    }

    @Test
    void aFloodIsReadInBoundedPiecesAndStopsWhenSuspended() {
        Confined program = start("while :; do echo aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa; done");
        program.resume();
        byte[] buffer = new byte[1000];
        int sum = 0;
        for (int k = 0; k < 50; k++) {
            int count = program.receive(buffer, 100, System.nanoTime() + SOON.toNanos());
            assertThat(count).isBetween(1, 900);
            sum += count;
        }
        assertThat(sum).isPositive();
        assertThat(buffer[99]).isZero();
        program.suspend();
        byte[] rest = new byte[1 << 22];
        int left = 0;
        int count;
        while ((count = program.receive(rest, 0, System.nanoTime())) > 0) {
            left += count;
        }
        assertThat(count).isZero();
        assertThat(left).isLessThanOrEqualTo(1 << 20); // what a pipe can hold
        assertThat(program.receive(rest, 0, System.nanoTime() + 100_000_000)).isZero();
        program.close();
    }

    @Test
    void aPartOfALineIsHeardAtOnce() {
        Confined program = start("printf half; read x; printf ' rest\\n'");
        program.resume();
        byte[] buffer = new byte[4];
        assertThat(program.receive(buffer, 0, System.nanoTime() + SOON.toNanos()))
                .isEqualTo(4);
        assertThat(buffer).asString(StandardCharsets.UTF_8).isEqualTo("half");
        assertThat(program.receive(buffer, 0, System.nanoTime() + 50_000_000)).isZero();
        Talk.tell(program, "");
        assertThat(Talk.hear(program, SOON)).isEqualTo(" rest\n");
        program.close();
    }

    @Test
    void aFloodOfStandardErrorIsDrainedAndItsEndIsKept() {
        Confined program =
                start("n=0; while [ $n -lt 20000 ]; do echo \"line $n of the flood\" >&2; n=$((n+1)); done; echo done");
        program.resume();
        assertThat(Talk.hear(program, SOON)).isEqualTo("done\n");
        Talk.awaitEnding(program, SOON);
        assertThat(program.stderr()).hasSize(Talk.CAPS.stderrBytes());
        assertThat(program.stderr()).asString().endsWith("line 19998 of the flood\nline 19999 of the flood\n");
        program.close();
    }

    @Test
    void standardErrorThatIsNotReadEndsNoDeadline() {
        Confined program = start("while :; do echo noise >&2; done");
        program.resume();
        long before = System.nanoTime();
        assertThat(program.receive(new byte[8], 0, before + 200_000_000)).isZero();
        assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(20));
        program.close();
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

    /** Stands in until the level is known to hold. */
    private static final class NoSandbox implements Sandbox {
        @Override
        public Level level() {
            throw new IllegalStateException();
        }

        @Override
        public boolean limitsMemory() {
            throw new IllegalStateException();
        }

        @Override
        public Confined start(Program program, Caps caps) {
            throw new IllegalStateException();
        }

        @Override
        public void close() {}
    }
}
