package org.umpire.sandbox;

/** The CPU clock of one process: the time of all its threads, also of those that have ended, to the nanosecond. */
final class CpuClock {
    private final int clock;
    private long lastNanos;

    CpuClock(int pid) {
        // How Linux numbers the scheduler's clock of a whole process; see clock_getcpuclockid(3).
        clock = (~pid << 3) | 2;
    }

    /** Returns the time used; once the process is gone, what it was when last asked. */
    long nanos() {
        Scratch scratch = Scratch.mine();
        if (Linux.clock_gettime(clock, scratch.small()) == 0) {
            lastNanos = scratch.longAt(0) * 1_000_000_000L + scratch.longAt(8);
        }
        return lastNanos;
    }
}
