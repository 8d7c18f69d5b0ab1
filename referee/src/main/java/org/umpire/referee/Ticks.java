package org.umpire.referee;

import java.util.concurrent.locks.LockSupport;

/** The time of this machine, as far as a player needs it; tests put their own in its place. */
interface Ticks {
    Ticks SYSTEM = new Ticks() {
        @Override
        public long nanoTime() {
            return System.nanoTime();
        }

        @Override
        public void pause(long nanos) {
            LockSupport.parkNanos(nanos);
        }
    };

    /** Returns an instant of a clock that never goes back, of any origin. */
    long nanoTime();

    /** Waits about that long, or shorter. */
    void pause(long nanos);
}
