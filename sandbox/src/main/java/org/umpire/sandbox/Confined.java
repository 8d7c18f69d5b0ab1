package org.umpire.sandbox;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A started program. Used by one thread at a time (the thread of its table), but for {@link #over} and {@link #end}, which
 * any thread may call. It starts suspended.
 *
 * <p>No method blocks on the program, other than {@link #receive} and {@link #end} up to their time.
 */
public interface Confined extends AutoCloseable {
    /** Returns what tells this program from others in logs: level and process number. */
    String name();

    /**
     * Queues bytes for the standard input of the program, and writes at once what fits into the pipe. What does not fit
     * is written during {@link #receive}. Bytes for a program that closed its input or died are dropped. The array is
     * not copied: it must not change any more.
     */
    void send(byte[] bytes);

    /**
     * Queues bytes as the other {@link #send} does, from the position of the buffer to its limit; so a file that is mapped
     * into memory need not be copied.
     */
    default void send(ByteBuffer bytes) {
        byte[] copy = new byte[bytes.remaining()];
        bytes.get(copy);
        send(copy);
    }

    /** Closes the standard input of the program once all queued bytes are written (or at once, if it has ended). */
    void closeInput();

    /** Lets the program run. */
    void resume();

    /**
     * Stops the program; when this returns, it (at the levels that can hold it: with all its processes) gains no more
     * CPU time.
     */
    void suspend();

    /**
     * Waits until the program has written something, has closed its output, or the deadline has passed; meanwhile writes
     * queued input and drains standard error.
     *
     * @param into where the bytes go, from {@code offset} to the end
     * @param deadlineNanos an instant of {@link System#nanoTime}; one in the past asks only for what is there already
     * @return how many bytes came (at least 1); 0 when the deadline passed first; -1 when the program has ended or closed
     *     its end of the pipe, and all it wrote was read. Before -1 is first returned a moment passes in which it may end,
     *     so that {@link #ending} then tells whether it did
     */
    int receive(byte[] into, int offset, long deadlineNanos);

    /**
     * Waits until the program has ended or the deadline has passed; meanwhile writes queued input, drains standard error,
     * and drops what the program writes.
     *
     * @param deadlineNanos an instant of {@link System#nanoTime}
     * @return whether it has ended
     */
    default boolean awaitEnd(long deadlineNanos) {
        byte[] dropped = new byte[4096];
        while (ending().isEmpty() && receive(dropped, 0, deadlineNanos) > 0) {}
        return ending().isPresent();
    }

    /**
     * Returns the most memory that the program has used at once. Where the sandbox limits memory that is counted by the
     * kernel, for all processes together; elsewhere it is what its first process alone had used when this was asked, so
     * that it must be asked now and then while the program lives. Empty if it was never seen.
     */
    default OptionalLong peakMemoryBytes() {
        return OptionalLong.empty();
    }

    /**
     * Returns the CPU time of the program since it was started; at the levels that can hold it, of all its processes,
     * also those that have ended. Exact while suspended; while running it may lag by a scheduler tick.
     */
    Duration cpu();

    /** Returns whether it has ended, of itself or by us. Touches no pipe. */
    default boolean over() {
        return ending().isPresent();
    }

    /** Returns how the program ended of itself, or by a limit of the sandbox; empty while it lives or when we ended it. */
    Optional<Ending> ending();

    /** Returns the end of what the program has written to standard error, at most {@link Caps#stderrBytes}. */
    byte[] stderr();

    /**
     * Ends the program and everything it started: closes its input, lets it run for at most {@code grace} so that it may
     * leave by itself, then kills. When this returns nothing of it is left that the level can find. Idempotent.
     *
     * @throws SandboxException if something survived
     */
    void end(Duration grace);

    /** Ends the program at once. */
    @Override
    default void close() {
        end(Duration.ZERO);
    }
}
