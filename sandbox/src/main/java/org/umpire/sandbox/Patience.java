package org.umpire.sandbox;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/** Looking again and again for something that mostly happens within microseconds: first at once, then more and more idly. */
final class Patience {
    private static final int LOOKS_AT_ONCE = 32;
    private static final int LOOKS_WITHOUT_SLEEP = 500;
    private static final long SLEEP_NANOS = 50_000;

    private final long nanos;
    private long deadline;
    private int looks;

    Patience(Duration length) {
        nanos = length.toNanos();
    }

    /** Lets a little time pass. Returns whether to look again: not so when patience is over. */
    boolean again() {
        looks++;
        if (looks <= LOOKS_AT_ONCE) {
            Thread.onSpinWait();
            return true;
        }
        long now = System.nanoTime();
        if (looks == LOOKS_AT_ONCE + 1) {
            deadline = now + nanos;
        }
        if (now - deadline > 0) {
            return false;
        }
        if (looks <= LOOKS_WITHOUT_SLEEP) {
            Linux.sched_yield();
        } else {
            LockSupport.parkNanos(SLEEP_NANOS);
        }
        return true;
    }
}
