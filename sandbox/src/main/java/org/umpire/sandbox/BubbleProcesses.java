package org.umpire.sandbox;

import java.time.Duration;
import java.util.Optional;

/**
 * The three processes of a bubblewrap sandbox: the outer bubblewrap, which is our child and leaves when the sandbox is
 * empty; the first process in the sandbox, which is bubblewrap too and takes all others with it when it dies; and the
 * program. Not safe for use by many threads.
 */
final class BubbleProcesses {
    private static final Duration KILL_PATIENCE = Duration.ofSeconds(10);
    /** What bubblewrap, like shells, adds to the number of the signal that a program died of. */
    private static final int SIGNAL_BASE = 128;

    private static final int LAST_SIGNAL = 64;

    private final Child outer;
    private final Handle first;
    private final Handle program;
    private final int exitFd;
    private final long beforeNanos;
    private long endedNanos;

    /**
     * @param program stopped before its first instruction
     */
    BubbleProcesses(Child outer, Handle first, Handle program) {
        this.outer = outer;
        this.first = first;
        this.program = program;
        exitFd = Handle.of(outer.pid()).fd();
        beforeNanos = cpuNanos(outer.pid()) + cpuNanos(first.pid());
    }

    private static long cpuNanos(int pid) {
        CpuClock clock = new CpuClock(pid);
        clock.read();
        return clock.lastNanos();
    }

    /**
     * Returns, after {@link #kill}, the CPU time of the program since it was made and of its children that were waited for,
     * as bubblewrap was told of it; 0 if the program did not end by itself.
     */
    long endedNanos() {
        return endedNanos;
    }

    /** Returns the number of the program's process. */
    int pid() {
        return program.pid();
    }

    /** Returns the number of the first process in the sandbox. */
    int firstPid() {
        return first.pid();
    }

    /** See {@link Custody#exitFd}. */
    int exitFd() {
        return exitFd;
    }

    /** Sends a signal to the process of the program. */
    void signal(int signal) {
        program.signal(signal);
    }

    /** Returns how the program ended, or empty while it lives. */
    Optional<Ending> ended() {
        return outer.ended().map(told -> program.ending().orElseGet(() -> behindBubblewrap(told)));
    }

    /**
     * Where the kernel does not tell, a program that leaves with such a code itself is told as dead of that signal: it is
     * no better for it.
     */
    private static Ending behindBubblewrap(Ending ending) {
        return ending instanceof Ending.Exited exited
                        && exited.code() > SIGNAL_BASE
                        && exited.code() <= SIGNAL_BASE + LAST_SIGNAL
                ? new Ending.Died(exited.code() - SIGNAL_BASE)
                : ending;
    }

    /** Returns whether {@link #kill} was called. */
    boolean over() {
        return outer.reaped();
    }

    /** Kills all that is in the sandbox, and returns whether it is gone. */
    boolean kill() {
        boolean byItself = outer.ended().isPresent();
        outer.signalGroup(Linux.SIGKILL);
        first.signal(Linux.SIGKILL);
        if (!first.awaitEnd(KILL_PATIENCE.toNanos()) || !outer.awaitEnd(KILL_PATIENCE)) {
            return false;
        }
        long nanos = outer.reap();
        endedNanos = byItself ? Math.max(0, nanos - beforeNanos) : 0;
        // Orphaned by the death of the outer one, the first process has come to us.
        Linux.wait4(first.pid(), 0, Linux.WNOHANG | Linux.WALL, 0);
        first.close();
        program.close();
        Linux.close(exitFd);
        return true;
    }
}
