package org.umpire.sandbox;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/**
 * Holds a program by its process group: signals stop the group and let it go on, the CPU clock of its first process
 * measures it, and its {@link Mark} finds what left the group.
 */
final class GroupCustody implements Custody {
    private static final Duration STOP_PATIENCE = Duration.ofMillis(20);
    private static final Duration KILL_PATIENCE = Duration.ofSeconds(10);

    private final Child leader;
    private final Mark mark;
    private final CpuClock clock;
    private final int exitFd;
    /** What our launcher had used before the program's first instruction. */
    private final long launcherNanos;

    private Optional<Ending> ending = Optional.empty();
    private boolean killed;
    private long finalNanos;

    /**
     * @param leader stopped before its first instruction
     * @param mark on it
     */
    GroupCustody(Child leader, Mark mark) {
        this.leader = leader;
        this.mark = mark;
        clock = new CpuClock(leader.pid());
        launcherNanos = clock.nanos();
        exitFd = (int) Linux.syscall(Linux.SYS_PIDFD_OPEN, leader.pid(), 0);
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
        leader.signalGroup(Linux.SIGCONT);
    }

    @Override
    public synchronized void suspend() {
        leader.signalGroup(Linux.SIGSTOP);
        leader.awaitStill(STOP_PATIENCE);
    }

    @Override
    public synchronized long cpuNanos() {
        long nanos = leader.reaped() ? finalNanos : clock.nanos();
        return Math.max(0, nanos - launcherNanos);
    }

    @Override
    public synchronized Optional<Ending> ended() {
        if (!killed && ending.isEmpty()) {
            ending = leader.ended();
        }
        return ending;
    }

    @Override
    public synchronized void kill() {
        if (leader.reaped()) {
            return;
        }
        ended();
        killed = true;
        leader.signalGroup(Linux.SIGKILL);
        if (!leader.awaitEnd(KILL_PATIENCE)) {
            throw new SandboxException(name() + " does not die");
        }
        long lastNanos = clock.nanos();
        try {
            killMarked();
        } finally {
            finalNanos = Math.max(lastNanos, leader.reap());
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
