package org.umpire.sandbox;

import java.util.Optional;

/**
 * How the processes of one program are stopped, measured and ended: all that differs between the levels. Safe for use by
 * many threads; none of its methods waits for the program, other than {@link #kill}.
 */
interface Custody {
    /** Returns level and process number, for logs. */
    String name();

    /** Returns a descriptor that polls as readable once the program has ended, or -1 where there is none. */
    int exitFd();

    void resume();

    /** See {@link Confined#suspend}. */
    void suspend();

    /** See {@link Confined#cpu}; still answers after {@link #kill}. */
    long cpuNanos();

    /** See {@link Confined#peakMemoryBytes}; 0 if it was never seen. Still answers after {@link #kill}. */
    long peakBytes();

    /** Returns how the first process of the program ended; empty while it lives, or when {@link #kill} ended it. */
    Optional<Ending> ended();

    /**
     * Ends all that is left of the program, also when it has ended itself, and waits until it is gone. Idempotent.
     *
     * @throws SandboxException if something survived
     */
    void kill();

    /** Ends the program because its start failed; trouble with that is added to what is thrown for the start. */
    default void killAfter(Throwable failure) {
        try {
            kill();
        } catch (SandboxException e) {
            failure.addSuppressed(e);
        }
    }
}
