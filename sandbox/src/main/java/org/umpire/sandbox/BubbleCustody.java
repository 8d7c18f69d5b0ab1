package org.umpire.sandbox;

import java.time.Duration;
import java.util.Optional;

/**
 * Holds a program in a bubblewrap sandbox. There are three processes: the outer bubblewrap, which is our child and leaves
 * when the sandbox is empty; the first process in the sandbox, which is bubblewrap too and takes all others with it when
 * it dies; and the program, which the filter keeps to one process.
 */
final class BubbleCustody implements Custody {
    /** A process that waits in the kernel for more than this uses no time, and stops before it could. */
    private static final Duration STOP_PATIENCE = Duration.ofMillis(200);

    /** What threads on other processors take to stop once they have been told to. */
    private static final long SETTLE_NANOS = 10_000;

    private static final Duration KILL_PATIENCE = Duration.ofSeconds(10);
    /** What bubblewrap, like shells, adds to the number of the signal that a program died of. */
    private static final int SIGNAL_BASE = 128;

    private static final int LAST_SIGNAL = 64;

    private final Child outer;
    private final Handle first;
    private final Handle program;
    private final Users.Lease lease;
    private final int exitFd;
    private final CpuClock clock;
    private final StatFile stat;
    private final long launcherNanos;

    private Optional<Ending> ending = Optional.empty();
    private boolean killed;

    /**
     * @param program stopped before its first instruction
     * @param lease of the user that it is; given back when it is gone
     */
    BubbleCustody(Child outer, Handle first, Handle program, Users.Lease lease) {
        this.outer = outer;
        this.first = first;
        this.program = program;
        this.lease = lease;
        exitFd = Handle.of(outer.pid()).fd();
        stat = new StatFile(program.pid());
        clock = new CpuClock(program.pid());
        clock.read();
        launcherNanos = clock.lastNanos();
    }

    @Override
    public String name() {
        return "user:" + program.pid();
    }

    @Override
    public int exitFd() {
        return exitFd;
    }

    @Override
    public synchronized void resume() {
        program.signal(Linux.SIGCONT);
    }

    @Override
    public synchronized void suspend() {
        program.signal(Linux.SIGSTOP);
        Patience patience = new Patience(STOP_PATIENCE);
        while (!stat.stopped() && patience.again()) {}
        // A thread is seen to be stopped a moment before its time is on the clock, the first one before the others.
        long settled = System.nanoTime() + SETTLE_NANOS;
        do {
            clock.read();
        } while (stat.hasThreads() && System.nanoTime() - settled < 0);
    }

    @Override
    public synchronized long cpuNanos() {
        if (!killed) {
            clock.read();
        }
        return Math.max(0, clock.lastNanos() - launcherNanos);
    }

    @Override
    public synchronized Optional<Ending> ended() {
        if (!killed && ending.isEmpty()) {
            ending = outer.ended().map(BubbleCustody::behindBubblewrap);
        }
        return ending;
    }

    /** A program may leave with such a code itself: to be dead of a signal is no better for it. */
    private static Ending behindBubblewrap(Ending ending) {
        return ending instanceof Ending.Exited exited
                        && exited.code() > SIGNAL_BASE
                        && exited.code() <= SIGNAL_BASE + LAST_SIGNAL
                ? new Ending.Died(exited.code() - SIGNAL_BASE)
                : ending;
    }

    @Override
    public synchronized void kill() {
        if (outer.reaped()) {
            return;
        }
        suspend();
        cpuNanos();
        ended();
        killed = true;
        outer.signalGroup(Linux.SIGKILL);
        first.signal(Linux.SIGKILL);
        boolean gone = first.awaitEnd(KILL_PATIENCE.toNanos()) && outer.awaitEnd(KILL_PATIENCE);
        if (!gone) {
            throw new SandboxException(name() + " does not die");
        }
        outer.reap();
        // Orphaned by the death of the outer one, the first process has come to us.
        Linux.wait4(first.pid(), 0, Linux.WNOHANG | Linux.WALL, 0);
        first.close();
        program.close();
        stat.close();
        Linux.close(exitFd);
        lease.close();
    }
}
