package org.umpire.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.umpire.sandbox.Processors;
import org.umpire.sandbox.SandboxException;

/** The threads of the tables: each plays one table after the other, every table in one thread from its start to its end. */
final class Workers {
    private Workers() {}

    /**
     * Runs the same work in several threads, and returns when all have come back from it.
     *
     * @param work catches what it throws
     * @param stop what to do when this thread is interrupted, or a job cannot have its processor; the work is waited for all
     *     the same
     * @throws SandboxException if a job cannot have its processor
     */
    static void run(Jobs jobs, Runnable work, Runnable stop) {
        List<Thread> started = new ArrayList<>();
        AtomicReference<@Nullable SandboxException> unheld = new AtomicReference<>();
        for (int i = 0; i < jobs.count(); i++) {
            int job = i;
            Thread thread = new Thread(
                    () -> {
                        Optional<Processors.Hold> hold;
                        try {
                            hold = jobs.hold(job);
                        } catch (SandboxException e) {
                            unheld.compareAndSet(null, e);
                            stop.run();
                            return;
                        }
                        try {
                            work.run();
                        } finally {
                            hold.ifPresent(Processors.Hold::close);
                        }
                    },
                    "table-" + (i + 1));
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
        Optional.ofNullable(unheld.get()).ifPresent(Rethrow::unchecked);
    }
}
