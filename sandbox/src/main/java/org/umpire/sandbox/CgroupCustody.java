package org.umpire.sandbox;

import java.time.Duration;
import java.util.Optional;

/**
 * Holds a program in a bubblewrap sandbox by its control group: the kernel freezes, measures and ends all of its
 * processes, whatever they do. The first process of the sandbox is counted and ended with them, since a program is its
 * neighbour.
 */
final class CgroupCustody implements Custody {
    /** A process that waits in the kernel for more than this uses no time, and is frozen before it could. */
    private static final Duration FREEZE_PATIENCE = Duration.ofMillis(200);

    private static final Duration KILL_PATIENCE = Duration.ofSeconds(10);

    private final BubbleProcesses processes;
    private final ControlGroup group;
    private final Users.Lease lease;
    private final long launcherNanos;

    private Optional<Ending> ending = Optional.empty();
    private boolean begun;
    private boolean killed;
    private long nanos;
    private long peak;

    /**
     * @param processes of which the program is stopped before its first instruction
     * @param group empty so far; removed when it is so again
     * @param lease of the user that it is; given back when it is gone
     */
    CgroupCustody(BubbleProcesses processes, ControlGroup group, Users.Lease lease) {
        this.processes = processes;
        this.group = group;
        this.lease = lease;
        group.takeFirst(processes.firstPid());
        group.take(processes.pid());
        nanos = group.cpuNanos();
        launcherNanos = nanos;
    }

    @Override
    public String name() {
        return "strong:" + processes.pid();
    }

    @Override
    public int exitFd() {
        return processes.exitFd();
    }

    @Override
    public synchronized void resume() {
        if (killed) {
            return;
        }
        if (begun) {
            group.thaw();
        } else {
            begun = true;
            processes.signal(Linux.SIGCONT); // as the launcher stopped itself
        }
    }

    @Override
    public synchronized void suspend() {
        if (!killed && begun) {
            group.freeze(FREEZE_PATIENCE);
        }
    }

    @Override
    public synchronized long cpuNanos() {
        if (!killed) {
            nanos = Math.max(nanos, group.cpuNanos());
        }
        return nanos - launcherNanos;
    }

    @Override
    public synchronized long peakBytes() {
        if (!killed) {
            peak = Math.max(peak, group.peakBytes());
        }
        return peak;
    }

    @Override
    public synchronized Optional<Ending> ended() {
        if (!killed && ending.isEmpty()) {
            ending = processes.ended().map(told -> group.outOfMemory().orElse(told));
        }
        return ending;
    }

    @Override
    public synchronized void kill() {
        if (processes.over()) {
            return;
        }
        boolean empty = false;
        boolean gone = false;
        try {
            suspend();
            cpuNanos();
            peakBytes();
            ended();
        } finally { // whatever goes wrong with one way to end it, the other is tried
            killed = true;
            try {
                empty = group.kill(KILL_PATIENCE);
            } finally {
                gone = processes.kill();
            }
        }
        if (!empty || !gone) {
            throw new SandboxException(name() + " does not die");
        }
        if (!group.remove(KILL_PATIENCE)) {
            throw new SandboxException("the control group of " + name() + " cannot be removed");
        }
        lease.close(); // not before: a user whose program is not gone for certain is lent to nobody again
    }
}
