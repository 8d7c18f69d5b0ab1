package org.umpire.sandbox;

/**
 * The CPU clock of one process: the time of all its threads, also of those that have ended. What a thread uses comes onto
 * it with every tick of the system and when the thread leaves its processor: then it is exact to the nanosecond.
 */
final class CpuClock {
    private final int clock;
    private long lastNanos;

    CpuClock(int pid) {
        // How Linux numbers the scheduler's clock of a whole process; see clock_getcpuclockid(3).
        clock = (~pid << 3) | 2;
    }

    /** Reads the clock, and returns whether there is such a process. */
    boolean read() {
        Scratch scratch = Scratch.mine();
        if (Linux.clock_gettime(clock, scratch.small()) != 0) {
            return false;
        }
        lastNanos = scratch.longAt(0) * 1_000_000_000L + scratch.longAt(8);
        return true;
    }

    /** Returns what was read last. */
    long lastNanos() {
        return lastNanos;
    }
}
