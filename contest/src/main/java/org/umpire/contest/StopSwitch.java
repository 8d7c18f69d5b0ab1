package org.umpire.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Stops what runs when the process is told to end (Ctrl-C, or a signal that can be caught), and holds the end of the
 * process up until it has stopped, and a moment longer, for the last words.
 */
public final class StopSwitch implements AutoCloseable {
    // Longer than ending all programs takes; the end must not be held up for ever.
    private static final long WAIT_SECONDS_MAX = 10;
    // Who ran what has stopped says so after this is closed.
    private static final long LAST_WORDS_MILLIS = 200;

    private final CountDownLatch over = new CountDownLatch(1);
    private final List<Runnable> actions = new ArrayList<>();
    private final Thread hook = new Thread(this::stopAndWait, "contest-stop");
    private boolean stopped;

    /** Begins to listen. */
    public void arm() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Stops what runs. From any thread. */
    public synchronized void stop() {
        stopped = true;
        actions.forEach(Runnable::run);
    }

    /** Adds what is to be done to stop; at once, if all was stopped already. */
    public synchronized void onStop(Runnable action) {
        actions.add(action);
        if (stopped) {
            action.run();
        }
    }

    /** Returns whether all was told to stop. */
    public synchronized boolean stopped() {
        return stopped;
    }

    private void stopAndWait() {
        stop();
        try {
            if (over.await(WAIT_SECONDS_MAX, TimeUnit.SECONDS)) {
                TimeUnit.MILLISECONDS.sleep(LAST_WORDS_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Says that all has stopped. */
    @Override
    public void close() {
        over.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is being ended already: then the hook has run, or runs, and nothing is left to remove.
            return;
        }
    }
}
