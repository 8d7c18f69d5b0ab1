package org.umpire.contest;

import java.util.ArrayList;
import java.util.List;

/** The threads of the tables: each plays one table after the other, every table in one thread from its start to its end. */
final class Workers {
    private Workers() {}

    /**
     * Runs the same work in several threads, and returns when all have come back from it.
     *
     * @param work catches what it throws
     * @param stop what to do when this thread is interrupted; the work is waited for all the same
     */
    static void run(int threads, Runnable work, Runnable stop) {
        List<Thread> started = new ArrayList<>();
        for (int i = 1; i <= threads; i++) {
            Thread thread = new Thread(work, "table-" + i);
            started.add(thread);
            thread.start();
        }
        boolean interrupted = false;
        for (Thread thread : started) {
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                    stop.run();
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
