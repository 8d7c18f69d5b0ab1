package org.umpire.sandbox;

import java.util.function.LongSupplier;

/** The CPU clock of one process: the time of all its threads, also of those that have ended, to the nanosecond. */
final class CpuClock {
    private static final long STOP_PATIENCE_NANOS = 20_000_000L;

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

    /**
     * Waits until processes to which a stop was sent stand still. With the stop on its way none goes back to its program.
     * What waits in the kernel uses no time, and what runs on another processor stops within microseconds: all stand still
     * once their clocks do.
     *
     * @param clocks reads them
     */
    static void awaitStill(LongSupplier clocks) {
        long deadline = System.nanoTime() + STOP_PATIENCE_NANOS;
        long before = clocks.getAsLong();
        for (long now = clocks.getAsLong(); now != before; now = clocks.getAsLong()) {
            if (System.nanoTime() - deadline > 0) {
                return; // somebody lets it go on again; the clock goes on too
            }
            before = now;
        }
    }
}
