package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Programs at the strong level: the contract, that they are locked in, and what control groups are for. */
final class StrongSandboxIT extends LockedInContract {
    private static final Caps MANY = new Caps(256_000_000L, 4096, true);
    private static final String BURN = """
            #define _GNU_SOURCE
            #include <pthread.h>
            #include <signal.h>
            #include <stdio.h>
            #include <stdlib.h>
            #include <sys/wait.h>
            #include <time.h>
            #include <unistd.h>
            static double used(clockid_t c) { struct timespec t; clock_gettime(c, &t); return t.tv_sec + t.tv_nsec / 1e9; }
            static void burn(double seconds) {
                double from = used(CLOCK_THREAD_CPUTIME_ID);
                while (used(CLOCK_THREAD_CPUTIME_ID) - from < seconds) {}
            }
            """;

    StrongSandboxIT() {
        super(Level.STRONG);
    }

    private Confined startMany(String... argv) {
        return sandbox.start(Talk.program(folder, argv), MANY);
    }

    @Test
    void theLevelSaysThatItLimitsMemory() {
        assertThat(sandbox.level()).isEqualTo(Level.STRONG);
        assertThat(sandbox.limitsMemory()).isTrue();
    }

    @Test
    void theTimeOfAWholeTreeIsCharged() throws Exception {
        Path binary = C.compile(folder, "tree", BURN + """
                static int told[2];
                static void *thread(void *x) { burn(0.1); return 0; }
                static void tell(void) {
                    double own = used(CLOCK_PROCESS_CPUTIME_ID);
                    write(told[1], &own, sizeof own);
                }
                int main(void) {
                    char line[8];
                    pipe(told);
                    puts("ready"); fflush(stdout);
                    fgets(line, sizeof line, stdin);
                    double before = used(CLOCK_PROCESS_CPUTIME_ID);
                    pthread_t t[2];
                    for (int k = 0; k < 2; k++) pthread_create(&t[k], 0, thread, 0);
                    burn(0.1);
                    for (int k = 0; k < 2; k++) pthread_join(t[k], 0);
                    pid_t reaped = fork();
                    if (reaped == 0) { burn(0.1); tell(); _exit(0); }
                    waitpid(reaped, 0, 0);
                    pid_t zombie = fork();
                    if (zombie == 0) { burn(0.1); tell(); _exit(0); }
                    siginfo_t info;
                    waitid(P_PID, zombie, &info, WEXITED | WNOWAIT);
                    if (fork() == 0) {
                        setsid();
                        if (fork() == 0) { burn(0.1); tell(); pause(); }
                        tell();
                        _exit(0);
                    }
                    double all = 0, one;
                    for (int k = 0; k < 4; k++) { read(told[0], &one, sizeof one); all += one; }
                    printf("%ld\\n", (long) (1e6 * (all + used(CLOCK_PROCESS_CPUTIME_ID) - before)));
                    fflush(stdout);
                    pause();
                }
                """, "-pthread");
        Confined program = startMany("./" + binary.getFileName());
        program.resume();
        assertThat(Talk.hear(program, SOON)).isEqualTo("ready\n");
        program.suspend();
        Duration before = program.cpu();
        program.resume();
        Talk.tell(program, "go");
        long clocks = Long.parseLong(Talk.hear(program, SOON).strip());
        program.suspend();
        long charged = program.cpu().minus(before).toNanos() / 1000;
        program.close();
        assertThat(clocks).isGreaterThanOrEqualTo(600_000);
        // What it cost to end the processes stands on no clock that they could read.
        assertThat(charged).isBetween(clocks - clocks / 100, clocks + clocks / 100);
    }

    @Test
    void aFrozenTreeGainsNoTimeWhateverItDoes() throws Exception {
        Path binary = C.compile(folder, "helpers", BURN + """
                static void *thread(void *x) { for (;;) {} }
                static void nothing(int s) {}
                int main(void) {
                    pid_t main_pid = getpid();
                    signal(SIGCONT, nothing);
                    for (int k = 0; k < 2; k++) {
                        if (fork() == 0) {
                            setsid();
                            if (fork() == 0) for (;;) { kill(main_pid, SIGCONT); kill(-1, SIGCONT); }
                            for (;;) {}
                        }
                    }
                    struct sigevent e = {0};
                    e.sigev_notify = SIGEV_SIGNAL;
                    e.sigev_signo = SIGCONT;
                    timer_t t;
                    struct itimerspec s = {{0, 1000000}, {0, 1000000}};
                    if (timer_create(CLOCK_MONOTONIC, &e, &t) == 0) timer_settime(t, 0, &s, 0);
                    pthread_t p;
                    pthread_create(&p, 0, thread, 0);
                    puts("ready"); fflush(stdout);
                    for (;;) {}
                }
                """, "-pthread", "-lrt");
        Confined program = startMany("./" + binary.getFileName());
        program.resume();
        assertThat(Talk.hear(program, SOON)).isEqualTo("ready\n");
        Thread.sleep(100);
        program.suspend();
        Duration before = program.cpu();
        Thread.sleep(1000);
        assertThat(program.cpu().minus(before)).isLessThan(Duration.ofMillis(1));
        program.resume();
        Thread.sleep(100);
        assertThat(program.cpu().minus(before)).isGreaterThan(Duration.ofMillis(20));
        program.close();
        assertThat(Survey.commands("./helpers")).isEmpty();
    }

    @Test
    void memoryOverTheLimitIsTheEnd() throws IOException {
        Files.writeString(folder.resolve("hog.py"), """
                kept = []
                for k in range(400):
                    kept.append(bytearray(b"x" * 1000000))
                    if k == 200: print("200 MB are fine", flush=True)
                print("too much is fine")
                """);
        Confined program = startProgram("/usr/bin/python3", "hog.py");
        program.resume();
        assertThat(Talk.hearAll(program, SOON)).isEqualTo("200 MB are fine\n");
        assertThat(Talk.awaitEnding(program, SOON)).isEqualTo(new Ending.OutOfMemory());
        program.close();
        assertThat(program.ending()).contains(new Ending.OutOfMemory());
    }

    @Test
    void memoryOfAllProcessesIsCountedTogether() throws IOException {
        Files.writeString(folder.resolve("hogs.py"), """
                import os, sys, time
                for k in range(3):
                    if os.fork() == 0:
                        kept = bytearray(b"x" * 120_000_000)
                        time.sleep(60)
                        os._exit(0)
                while True:
                    pid, status = os.wait()
                    if status == 9: sys.exit(5)
                """);
        Confined program = startMany("/usr/bin/python3", "hogs.py");
        program.resume();
        assertThat(Talk.awaitEnding(program, SOON)).isEqualTo(new Ending.OutOfMemory());
        program.close();
    }

    @Test
    void memoryThatIsOnlyReservedIsFree() throws Exception {
        Path binary = C.compile(folder, "lazy", """
                #include <stdio.h>
                #include <sys/mman.h>
                int main(void) {
                    void *p = mmap(0, 1L << 40, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
                    puts(p == MAP_FAILED ? "failed" : "fine");
                }
                """);
        Confined program = startProgram("./" + binary.getFileName());
        program.resume();
        assertThat(Talk.hearAll(program, SOON)).isEqualTo("fine\n");
        program.close();
    }

    @Test
    void aJavaProgramCollectsItsGarbageBeforeTheLimit() throws IOException {
        assumeTrue(Host.tool("java").isPresent(), "SKIPPED: no java in a system folder here");
        Files.writeString(folder.resolve("Garbage.java"), """
                class Garbage {
                    static byte[] last;
                    public static void main(String[] args) {
                        for (int k = 0; k < 2000; k++) last = new byte[1_000_000];
                        System.out.println("fine " + last.length);
                    }
                }
                """);
        Confined program = startProgram("java", "Garbage.java");
        program.resume();
        assertThat(Talk.hearAll(program, SOON)).isEqualTo("fine 1000000\n");
        program.close();
    }

    @Test
    void noLimitIsCarriedOverToTheNextProgram() throws IOException {
        memoryOverTheLimitIsTheEnd();
        Files.writeString(folder.resolve("big.py"), "x = b'x' * 400_000_000; print('fine')\n");
        Confined program =
                sandbox.start(Talk.program(folder, "/usr/bin/python3", "big.py"), new Caps(600_000_000L, 4096));
        assertThat(program.cpu()).isZero();
        program.resume();
        assertThat(Talk.hearAll(program, SOON)).isEqualTo("fine\n");
        program.close();
    }

    @Test
    void aKillByHandIsNoWantOfMemory() {
        Confined program = start("kill -9 $$");
        program.resume();
        assertThat(Talk.awaitEnding(program, SOON)).isEqualTo(new Ending.Died(9));
        program.close();
    }

    @Test
    void aForkBombIsHeldAndEnded() throws Exception {
        Path binary = C.compile(folder, "bomb", """
                #include <stdio.h>
                #include <unistd.h>
                int main(void) {
                    puts("ready"); fflush(stdout);
                    for (;;) if (fork() == 0) setsid();
                }
                """);
        Confined program = startMany("./" + binary.getFileName());
        program.resume();
        assertThat(Talk.hear(program, SOON)).isEqualTo("ready\n");
        Thread.sleep(200);
        program.suspend(); // or those that come and go while they are counted are counted too
        List<Integer> bombs = Survey.commands("./bomb");
        bombs.removeAll(Survey.commands("bwrap")); // whose command names the program; one of the two is in the group
        // What failed forks leave to the kernel counts as memory until it is cleared away, and may end the bomb first;
        // that is
        // told a little after its processes are gone.
        if (bombs.size() < 2 || program.ending().isPresent()) {
            assertThat(Talk.awaitEnding(program, SOON)).isEqualTo(new Ending.OutOfMemory());
        } else {
            assertThat(bombs).hasSizeLessThanOrEqualTo((int) BubbleSandbox.THREADS);
        }
        Duration before = program.cpu();
        Thread.sleep(200);
        assertThat(program.cpu().minus(before)).isLessThan(Duration.ofMillis(1));
        program.close();
        assertThat(Survey.commands("./bomb")).isEmpty();
    }

    @Test
    void theEndOfAProgramIsSeenWhenItIsResumed() throws InterruptedException {
        Confined program = start("exit 4");
        program.resume();
        program.suspend();
        for (int k = 0; k < 100 && program.ending().isEmpty(); k++) {
            program.resume();
            Thread.sleep(5);
            program.suspend();
        }
        assertThat(program.ending()).contains(new Ending.Exited(4));
        program.close();
    }

    @Test
    void groupsAreNewAndGoWithTheirProgram() {
        int before = Survey.groups().size();
        Confined one = start("read x");
        Confined two = start("read x");
        assertThat(Survey.groups().size()).isGreaterThanOrEqualTo(before + 2);
        one.close();
        two.close();
        assertThat(Survey.groups()).hasSize(before);
    }
}
