package org.umpire.sandbox;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/**
 * Holds a program by its process group and its {@link Mark}: signals stop the group, and what left it, and let them go
 * on; the CPU clocks of all processes that have been noticed measure it.
 */
final class GroupCustody implements Custody {
    /** A process that waits in the kernel for more than this uses no time, and stops before it could. */
    private static final Duration STOP_PATIENCE = Duration.ofMillis(200);

    private static final long LOOK_NANOS = 20_000_000;

    private static final Duration KILL_PATIENCE = Duration.ofSeconds(10);

    private final Child leader;
    private final Mark mark;
    private final boolean suspends;
    private final CpuClock clock;
    private final Family family;
    private final HostMemory memory = new HostMemory();
    private final int exitFd;
    /** What our launcher had used before the program's first instruction. */
    private final long launcherNanos;

    private Optional<Ending> ending = Optional.empty();
    private boolean suspended;
    private long looked = System.nanoTime();
    private boolean killed;
    private long peak;
    private long nanos;

    private GroupCustody(Child leader, Mark mark, boolean suspends) {
        this.leader = leader;
        this.mark = mark;
        this.suspends = suspends;
        this.suspended = suspends;
        clock = new CpuClock(leader.pid());
        family = new Family(leader.pid(), mark);
        if (suspends) {
            clock.read();
        }
        launcherNanos = clock.lastNanos();
        exitFd = (int) Linux.syscall(Linux.SYS_PIDFD_OPEN, leader.pid(), 0, 0, 0);
    }

    /**
     * Returns the custody of a program that is to be suspended.
     *
     * @param leader stopped before its first instruction
     * @param mark on it
     */
    static GroupCustody held(Child leader, Mark mark) {
        return new GroupCustody(leader, mark, true);
    }

    /**
     * Returns the custody of a program that runs, and is never suspended.
     *
     * @param mark on it
     */
    static GroupCustody accompanied(Child leader, Mark mark) {
        return new GroupCustody(leader, mark, false);
    }

    @Override
    public String name() {
        return "plain:" + leader.pid();
    }

    @Override
    public int exitFd() {
        return exitFd;
    }

    @Override
    public synchronized void resume() {
        if (suspends && !leader.reaped()) {
            suspended = false;
            leader.signalGroup(Linux.SIGCONT);
            family.signal(Linux.SIGCONT);
        }
    }

    @Override
    public synchronized void suspend() {
        if (suspends && !leader.reaped()) {
            stop();
        }
    }

    private void stop() {
        suspended = true;
        leader.signalGroup(Linux.SIGSTOP);
        family.census();
        family.signal(Linux.SIGSTOP);
        leader.awaitStill(STOP_PATIENCE);
        family.awaitStill(STOP_PATIENCE);
        readNanos(); // once before it counts: a thread is seen to be stopped a moment before its time is on the clock
    }

    @Override
    public synchronized long cpuNanos() {
        if (!leader.reaped()) {
            if (suspends && !suspended) {
                family.census();
            } else if (!suspends) {
                lookNowAndThen();
            }
            readNanos();
        }
        return Math.max(0, nanos - launcherNanos);
    }

    /** Nothing is decided by the time of a program that runs on, and children are seldom. */
    private void lookNowAndThen() {
        long now = System.nanoTime();
        if (now - looked > LOOK_NANOS) {
            looked = now;
            family.census();
        }
    }

    private long readNanos() {
        clock.read();
        nanos = clock.lastNanos() + family.cpuNanos();
        return nanos;
    }

    @Override
    public synchronized long peakBytes() {
        if (!leader.reaped()) {
            peak = Math.max(peak, Processes.peakBytes(leader.pid()));
        }
        return peak;
    }

    @Override
    public synchronized Optional<Ending> ended() {
        if (!killed && ending.isEmpty()) {
            ending = leader.ended().map(memory::judged);
        }
        return ending;
    }

    @Override
    public synchronized void kill() {
        if (leader.reaped()) {
            return;
        }
        ended();
        peakBytes();
        killed = true;
        stop();
        leader.signalGroup(Linux.SIGKILL);
        if (!leader.awaitEnd(KILL_PATIENCE)) {
            throw new SandboxException(name() + " does not die");
        }
        try {
            killMarked();
        } finally {
            family.close();
            nanos = Math.max(nanos, leader.reap()); // which counts the children that it waited for
            if (exitFd >= 0) {
                Linux.close(exitFd);
            }
        }
    }

    /** Kills all that carries the mark, but the leader, which is a zombie that still holds the number of the group. */
    private void killMarked() {
        long deadline = System.nanoTime() + KILL_PATIENCE.toNanos();
        while (true) {
            List<Integer> left = mark.carriers();
            left.removeIf(pid -> pid == leader.pid() || buried(pid));
            if (left.isEmpty()) {
                return;
            }
            if (System.nanoTime() - deadline > 0) {
                throw new SandboxException(name() + " left processes that do not die: " + left);
            }
            left.forEach(pid -> Linux.kill(pid, Linux.SIGKILL));
            LockSupport.parkNanos(500_000);
        }
    }

    /** Reaps a process if it came to us and has ended. Returns whether nothing of it is left that could run. */
    private static boolean buried(int pid) {
        return Linux.wait4(pid, 0, Linux.WNOHANG | Linux.WALL, 0) == pid || Processes.zombie(pid);
    }
}
