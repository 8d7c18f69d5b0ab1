package org.umpire.judge.run;

import java.util.concurrent.Semaphore;

/**
 * How many programs run at a time. A worker holds one only while a program of its runs: while one is started and another
 * cleared away, a third one computes.
 */
final class Slots {
    private final Semaphore free;

    Slots(int count) {
        free = new Semaphore(count, true);
    }

    void take() {
        free.acquireUninterruptibly();
    }

    void giveBack() {
        free.release();
    }
}
