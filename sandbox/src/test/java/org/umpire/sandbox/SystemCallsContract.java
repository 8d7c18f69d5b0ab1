package org.umpire.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Programs at the levels that use bubblewrap: the contract, and which calls of the system they may make. */
abstract class SystemCallsContract extends LevelContract {
    SystemCallsContract(Level level) {
        super(level);
    }

    /** Returns what a program in Python prints. */
    String python(String script) throws IOException {
        assumeTrue(Host.tool("python3").isPresent(), "SKIPPED: no python3 here");
        Files.writeString(folder.resolve("bot.py"), script);
        Confined program = startProgram("/usr/bin/python3", "bot.py");
        program.resume();
        String heard = Talk.hearAll(program, SOON);
        program.close();
        return heard + new String(program.stderr(), java.nio.charset.StandardCharsets.UTF_8);
    }

    String shell(String script) {
        Confined program = start(script);
        program.resume();
        String heard = Talk.hearAll(program, SOON);
        program.close();
        return heard;
    }

    @Test
    void codesAbove128AreToldFromSignalsWhereTheKernelTells() {
        assumeTrue(Host.kernelAtLeast(6, 15), "SKIPPED: this kernel is older than 6.15");
        for (int code : new int[] {129, 134, 137, 139, 192, 255}) {
            Confined program = start("exit " + code);
            program.resume();
            assertThat(Talk.awaitEnding(program, SOON)).isEqualTo(new Ending.Exited(code));
            program.close();
        }
    }

    @Test
    void thereIsNoNetworkAndNoSocket() throws IOException {
        String script = """
                import socket
                for family in ("AF_INET", "AF_INET6", "AF_UNIX", "AF_NETLINK", "AF_VSOCK", "AF_PACKET"):
                    for kind in (socket.SOCK_STREAM, socket.SOCK_DGRAM, socket.SOCK_RAW):
                        try:
                            socket.socket(getattr(socket, family), kind)
                            print("open", family, kind)
                        except PermissionError:
                            pass
                a, b = socket.socketpair()
                a.send(b"x")
                print("pair", b.recv(1))
                """;
        assertThat(python(script)).isEqualTo("pair b'x'\n");
    }

    @Test
    void thereIsNoSecondProcess() throws IOException {
        String script = """
                import os, threading, ctypes
                for name in ("fork", "vfork"):
                    try:
                        if (os.fork() if name == "fork" else ctypes.CDLL(None, use_errno=True).vfork()) == 0:
                            os._exit(0)
                        print(name, "worked" if name == "fork" else ctypes.get_errno())
                    except PermissionError:
                        print(name, "denied")
                try:
                    os.posix_spawn("/bin/true", ["true"], {})
                    print("spawned")
                except OSError:
                    print("spawn denied")
                t = threading.Thread(target=lambda: print("thread"))
                t.start(); t.join()
                print(sorted(int(p) for p in os.listdir("/proc") if p.isdigit()) == [1, os.getpid()])
                """;
        assertThat(python(script)).isEqualTo("fork denied\nvfork 1\nspawn denied\nthread\nTrue\n");
    }

    @Test
    void theFirstProcessShowsNoSecrets() {
        Confined program =
                sandbox.start(new Program(List.of("cat", "/proc/1/environ"), folder, Map.of("SEED", "1")), Talk.CAPS);
        program.resume();
        assertThat(Talk.hearAll(program, SOON)).isEmpty();
        program.close();
        assertThat(shell("read -r line < /proc/1/cmdline; echo \"$line\"")).doesNotContain("umpire-launcher-");
    }

    @Test
    void nobodyComputesInTheFirstProcess() throws IOException {
        // Same user, not traced, and writable memory: a program could have put its own code there.
        String script = """
                import os
                for name in ("mem", "maps", "root", "fd", "task/1/mem", "../1/mem", "environ", "stat"):
                    for opened in (lambda p: open(p, "r+b"), lambda p: open(p, "rb"), os.listdir):
                        try:
                            opened("/proc/1/" + name)
                            print("seen", name)
                        except OSError:
                            pass
                for path in ("/proc/self/../1/mem", "/proc/thread-self/../../../1/mem"):
                    print(os.path.exists(path))
                """;
        assertThat(python(script)).isEqualTo("False\nFalse\n");
    }

    @Test
    void aStoppedProgramCannotLetItselfGoOn() throws Exception {
        Path binary = C.compile(folder, "sigcont", """
                #define _GNU_SOURCE
                #include <errno.h>
                #include <fcntl.h>
                #include <mqueue.h>
                #include <signal.h>
                #include <stdio.h>
                #include <string.h>
                #include <time.h>
                #include <unistd.h>
                int main(void) {
                    struct sigevent e;
                    memset(&e, 0, sizeof e);
                    e.sigev_notify = SIGEV_SIGNAL;
                    e.sigev_signo = SIGCONT;
                    timer_t t;
                    int made = timer_create(CLOCK_MONOTONIC, &e, &t);
                    if (made == 0) {
                        struct itimerspec s = {{0, 10000000}, {0, 10000000}};
                        timer_settime(t, 0, &s, 0);
                    }
                    printf("timer %d\\n", made);
                    printf("setsig %d\\n", fcntl(0, F_SETSIG, SIGCONT));
                    printf("mq %d\\n", mq_notify(0, &e));
                    printf("kill %d\\n", kill(getpid(), SIGCONT));
                    printf("raise %d\\n", raise(SIGCONT) == 0 ? 0 : -1);
                    union sigval none = {0};
                    printf("queue %d\\n", sigqueue(getpid(), SIGCONT, none));
                    fflush(stdout);
                    for (;;) {}
                }
                """, "-lrt");
        Confined program = startProgram("./" + binary.getFileName());
        program.resume();
        assertThat(Talk.hear(program, SOON)).isEqualTo("timer -1\n");
        assertThat(Talk.hear(program, SOON)).isEqualTo("setsig -1\n");
        assertThat(Talk.hear(program, SOON)).isEqualTo("mq -1\n");
        assertThat(Talk.hear(program, SOON)).isEqualTo("kill -1\n");
        assertThat(Talk.hear(program, SOON)).isEqualTo("raise -1\n");
        assertThat(Talk.hear(program, SOON)).isEqualTo("queue -1\n");
        program.suspend();
        Duration before = program.cpu();
        Thread.sleep(500);
        assertThat(program.cpu().minus(before)).isLessThan(Duration.ofMillis(1));
        program.close();
    }

    @Test
    void aProgramWhoseFirstThreadHasEndedIsSuspendedAtOnce() throws Exception {
        Path binary = C.compile(folder, "headless", """
                #include <pthread.h>
                #include <stdio.h>
                static void *work(void *unused) {
                    puts("ready");
                    fflush(stdout);
                    for (;;) {}
                    return unused;
                }
                int main(void) {
                    pthread_t thread;
                    pthread_create(&thread, 0, work, 0);
                    pthread_exit(0);
                }
                """, "-pthread");
        Confined program = startProgram("./" + binary.getFileName());
        program.resume();
        assertThat(Talk.hear(program, SOON)).isEqualTo("ready\n");
        program.suspend();
        Duration before = program.cpu();
        Thread.sleep(300);
        assertThat(program.cpu().minus(before)).isLessThan(Duration.ofMillis(1));
        program.close();
    }

    @Test
    void dangerousCallsAreDenied() throws Exception {
        Path binary = C.compile(folder, "calls", """
                #define _GNU_SOURCE
                #include <errno.h>
                #include <signal.h>
                #include <stdio.h>
                #include <sys/ioctl.h>
                #include <sys/syscall.h>
                #include <unistd.h>
                static void try(const char *name, long number, long a, long b, long c) {
                    errno = 0;
                    long r = syscall(number, a, b, c, 0, 0);
                    if (r >= 0 || (errno != EPERM && errno != EACCES && errno != ENOSYS)) printf("%s %ld %d\\n", name, r, errno);
                }
                static void no32bit(int x) { write(1, "over\\n", 5); _exit(0); }
                #define TRY(name, a, b, c) try(#name, SYS_##name, a, b, c)
                int main(void) {
                    TRY(ptrace, 0, 0, 0); TRY(unshare, 0x10000000, 0, 0); TRY(setns, 0, 0, 0); TRY(keyctl, 0, 0, 0);
                    TRY(io_uring_setup, 1, 0, 0); TRY(bpf, 0, 0, 0); TRY(perf_event_open, 0, 0, 0);
                    TRY(userfaultfd, 0, 0, 0); TRY(setsid, 0, 0, 0); TRY(setpgid, 0, 0, 0); TRY(clone3, 0, 0, 0);
                    TRY(clone, 17, 0, 0); TRY(process_vm_readv, 1, 0, 0); TRY(mount, 0, 0, 0); TRY(ioctl, 0, 0x5412, 0);
                    TRY(ioctl, 0, 0x100005412, 0); TRY(ioctl, 0, 0x541c, 0);
                #ifdef __x86_64__
                    signal(SIGSEGV, no32bit);
                    try("x32 getpid", 0x40000000 + 39, 0, 0, 0);
                    errno = 0;
                    long r;
                    __asm__ volatile("int $0x80" : "=a"(r) : "a"(20) : "memory");
                    if (r != -ENOSYS) printf("i386 getpid %ld\\n", r);
                #endif
                    puts("over");
                }
                """);
        Confined program = startProgram("./" + binary.getFileName());
        program.resume();
        assertThat(Talk.hearAll(program, SOON)).as(program.ending().toString()).isEqualTo("over\n");
        program.close();
    }

    @Test
    void aProgramIsNobodyWithoutRights() throws IOException {
        String status = shell("while read -r line; do echo \"$line\"; done < /proc/self/status");
        assertThat(status)
                .containsPattern("CapEff:\\s+0+\n")
                .containsPattern("CapBnd:\\s+0+\n")
                .containsPattern("NoNewPrivs:\\s+1\n")
                .containsPattern("Seccomp:\\s+2\n");
        assertThat(shell("ulimit -n; ulimit -c")).isEqualTo("64\n0\n");
        if (Users.needed()) {
            Confined program = start("exit");
            String pid = program.name().replaceAll("\\D", "");
            String outside =
                    Files.readString(Path.of("/proc", pid, "status")).replaceAll("(?s).*\nUid:\\s+(\\d+).*", "$1");
            assertThat(Long.parseLong(outside)).isGreaterThanOrEqualTo(50_000).isNotEqualTo(65_534);
            program.close();
        }
    }
}
