package org.umpire.sandbox;

import java.time.Duration;
import java.util.Optional;

/**
 * A process that we made. It stays a zombie until {@link #reap}, so that its number means it, and its group, until then.
 * Not safe for use by many threads.
 */
final class Child {
    private static final int SIGINFO_CODE = 8;
    private static final int SIGINFO_PID = 16;
    private static final int SIGINFO_STATUS = 24;
    private final int pid;
    private boolean reaped;

    Child(int pid) {
        this.pid = pid;
    }

    int pid() {
        return pid;
    }

    boolean reaped() {
        return reaped;
    }

    /** Sends a signal to the process group that it leads. */
    void signalGroup(int signal) {
        if (!reaped) {
            Linux.kill(-pid, signal);
        }
    }

    /** Returns how it ended, or empty while it lives. */
    Optional<Ending> ended() {
        if (reaped || !is(Linux.WEXITED)) {
            return Optional.empty();
        }
        Scratch scratch = Scratch.mine();
        int status = scratch.intAt(SIGINFO_STATUS);
        return Optional.of(
                scratch.intAt(SIGINFO_CODE) == Linux.CLD_EXITED ? new Ending.Exited(status) : new Ending.Died(status));
    }

    /**
     * Waits until all threads of the process stand still, stopped or ended.
     *
     * @return whether they do; not so after {@code patience} if it waits inside the kernel, where it uses no CPU time
     */
    boolean awaitStill(Duration patience) {
        return await(Linux.WSTOPPED | Linux.WEXITED, patience);
    }

    /** Waits until the process has ended, and returns whether it has. */
    boolean awaitEnd(Duration patience) {
        return await(Linux.WEXITED, patience);
    }

    /** Takes the process, which has ended, out of the kernel's list. Returns the CPU time of it and its reaped children. */
    long reap() {
        if (reaped) {
            return 0;
        }
        reaped = true;
        Scratch scratch = Scratch.mine();
        int got;
        do {
            got = Linux.wait4(pid, 0, Linux.WALL, scratch.small());
        } while (got < 0 && Linux.errno() == Linux.EINTR);
        if (got != pid) {
            throw Linux.failure("wait4");
        }
        // struct rusage begins with user and system time, each in seconds and microseconds.
        return (scratch.longAt(0) + scratch.longAt(16)) * 1_000_000_000L
                + (scratch.longAt(8) + scratch.longAt(24)) * 1_000L;
    }

    /** Kills a process of which nothing is wanted any more. */
    void discard() {
        signalGroup(Linux.SIGKILL);
        if (awaitEnd(Duration.ofSeconds(10))) {
            reap();
        }
    }

    private boolean await(int what, Duration length) {
        if (reaped) {
            return true;
        }
        Patience patience = new Patience(length);
        boolean so = is(what);
        while (!so && patience.again()) {
            so = is(what);
        }
        return so;
    }

    private boolean is(int what) {
        Scratch scratch = Scratch.mine();
        scratch.setInt(SIGINFO_PID, 0);
        int result = Linux.waitid(Linux.P_PID, pid, scratch.small(), what | Linux.WNOHANG | Linux.WNOWAIT);
        if (result != 0) {
            throw Linux.failure("waitid");
        }
        return scratch.intAt(SIGINFO_PID) != 0;
    }
}
