package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Programs at a level, and what goes through their pipes; each level runs it with real processes. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class StreamsContract {
    static final Duration SOON = Duration.ofSeconds(60);

    final Level level;

    @TempDir
    Path folder;

    Sandbox sandbox = new NoSandbox();

    StreamsContract(Level level) {
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
    void nothingIsWrittenBeforeTheProgramIsFirstResumed() {
        Confined program = start("echo at once");
        assertThat(Talk.hearAll(program, Duration.ofMillis(300))).startsWith("<nothing");
        assertThat(program.cpu()).isZero();
        program.resume();
        assertThat(Talk.hearAll(program, SOON)).isEqualTo("at once\n");
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
    void whatIsWrittenToStandardErrorBeforeAnAnswerIsToldWithIt() throws InterruptedException {
        Confined program = start("echo ready; while read x; do echo \"no $x\" >&2; echo \"$x\"; done");
        program.resume();
        assertThat(Talk.hear(program, SOON)).isEqualTo("ready\n");
        byte[] buffer = new byte[64];
        for (String word : new String[] {"one", "two"}) {
            Talk.tell(program, word);
            Thread.sleep(20); // so that, mostly, the answer is there before it is waited for
            assertThat(program.receive(buffer, 0, System.nanoTime() + SOON.toNanos()))
                    .isEqualTo(4);
            assertThat(program.stderr()).asString(StandardCharsets.UTF_8).endsWith("no " + word + "\n");
        }
        program.close();
        assertThat(program.stderr()).asString(StandardCharsets.UTF_8).isEqualTo("no one\nno two\n");
    }

    @Test
    void aProgramThatComplainsMoreThanAPipeHoldsBeforeItAnswersIsHeard() {
        Confined program =
                start("while read n; do k=0; while [ $k -lt 3000 ]; do k=$((k+1)); echo complaint number $k >&2;"
                        + " done; echo $n; done");
        for (int k = 1; k <= 3; k++) {
            Talk.tell(program, Integer.toString(k));
            program.resume();
            assertThat(Talk.hear(program, SOON)).isEqualTo(k + "\n");
            program.suspend();
        }
        assertThat(program.stderr()).asString(StandardCharsets.UTF_8).endsWith("number 2999\ncomplaint number 3000\n");
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
