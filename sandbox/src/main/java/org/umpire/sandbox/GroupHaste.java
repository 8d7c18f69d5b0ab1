package org.umpire.sandbox;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * Makes it cheap to move processes between control groups for the next moment. The first move after a pause waits, inside
 * the kernel, until every processor has passed a quiet point: some ten milliseconds; those that follow do not. So a move
 * that changes nothing is made while a program is being started, and the moves that count find the wait behind them. Safe
 * for use by many threads.
 */
final class GroupHaste implements AutoCloseable {
    private static final System.Logger LOGGER = System.getLogger("org.umpire.sandbox");

    private final Supplier<Optional<Path>> own;
    private final String us = Long.toString(ProcessHandle.current().pid());
    private final AtomicBoolean begun = new AtomicBoolean();
    private final AtomicBoolean useless = new AtomicBoolean();
    private final ThreadPoolExecutor thread =
            new ThreadPoolExecutor(1, 1, 10, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), GroupHaste::thread);

    /**
     * @param own tells the group of version 2 that this process is in, unless somebody may be moving it out of there
     */
    GroupHaste(Supplier<Optional<Path>> own) {
        this.own = own;
        thread.allowCoreThreadTimeOut(true);
    }

    static Thread thread(Runnable work) {
        Thread thread = new Thread(Processors.unheld(work), "umpire-groups");
        thread.setDaemon(true);
        return thread;
    }

    /** Begins, and does not wait. A second one at a time is not needed. */
    void begin() {
        if (!useless.get() && begun.compareAndSet(false, true)) {
            thread.execute(this::move);
        }
    }

    private void move() {
        try {
            own.get().ifPresent(group -> KernelFile.writeProcess(group.resolve("cgroup.procs"), us));
        } catch (SandboxException e) {
            useless.set(true); // nothing is lost but time
            LOGGER.log(System.Logger.Level.DEBUG, "starts will take longer", e);
        } finally {
            begun.set(false);
        }
    }

    @Override
    public void close() {
        useless.set(true);
        thread.shutdown();
    }
}
