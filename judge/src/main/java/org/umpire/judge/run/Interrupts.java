package org.umpire.judge.run;

import java.time.Duration;
import org.umpire.sandbox.Confined;

/** Waits that end soon when this thread is interrupted. */
final class Interrupts {
    private static final long PIECE_NANOS = 100_000_000L;

    private Interrupts() {}

    /**
     * Waits until a program has ended or the patience is over.
     *
     * @throws Stopped if this thread is interrupted
     */
    static void awaitEnd(Confined program, Duration patience) {
        long deadline = System.nanoTime() + patience.toNanos();
        while (System.nanoTime() - deadline < 0) {
            if (Thread.currentThread().isInterrupted()) {
                throw new Stopped();
            }
            if (program.awaitEnd(Math.min(deadline, System.nanoTime() + PIECE_NANOS))) {
                return;
            }
        }
    }
}
