package org.umpire.sandbox;

import java.time.Duration;
import java.util.Optional;

/** Holds a program in a bubblewrap sandbox by signals to its one process, and measures it by the clock of that. */
final class BubbleCustody implements Custody {
    /** A process that waits in the kernel for more than this uses no time, and stops before it could. */
    private static final Duration STOP_PATIENCE = Duration.ofMillis(200);

    /** What threads on other processors take to stop once they have been told to. */
    private static final long SETTLE_NANOS = 10_000;

    private final BubbleProcesses processes;
    private final Users.Lease lease;
    private final CpuClock clock;
    private final StatFile stat;
    private final HostMemory memory = new HostMemory();
    private final long launcherNanos;

    private Optional<Ending> ending = Optional.empty();
    private boolean killed;
    private long peak;

    /**
     * @param processes of which the program is stopped before its first instruction
     * @param lease of the user that it is; given back when it is gone
     */
    BubbleCustody(BubbleProcesses processes, Users.Lease lease) {
        this.processes = processes;
        this.lease = lease;
        stat = new StatFile(processes.pid());
        clock = new CpuClock(processes.pid());
        clock.read();
        launcherNanos = clock.lastNanos();
    }

    @Override
    public String name() {
        return "user:" + processes.pid();
    }

    @Override
    public int exitFd() {
        return processes.exitFd();
    }

    @Override
    public synchronized void resume() {
        processes.signal(Linux.SIGCONT);
    }

    @Override
    public synchronized void suspend() {
        processes.signal(Linux.SIGSTOP);
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
        // A program that has ended is on no clock any more; what it used is told when it is cleared away.
        return Math.max(0, Math.max(clock.lastNanos(), processes.endedNanos()) - launcherNanos);
    }

    @Override
    public synchronized long peakBytes() {
        if (!killed) {
            peak = Math.max(peak, Processes.peakBytes(processes.pid()));
        }
        return peak;
    }

    @Override
    public synchronized Optional<Ending> ended() {
        if (!killed && ending.isEmpty()) {
            ending = processes.ended().map(memory::judged);
        }
        return ending;
    }

    @Override
    public synchronized void kill() {
        if (processes.over()) {
            return;
        }
        boolean gone = false;
        try {
            suspend();
            cpuNanos();
            peakBytes();
            ended();
        } finally { // it is ended whatever could not be measured
            killed = true;
            gone = processes.kill();
        }
        if (!gone) {
            throw new SandboxException(name() + " does not die");
        }
        stat.close();
        lease.close();
    }
}
