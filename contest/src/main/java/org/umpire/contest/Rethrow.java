package org.umpire.contest;

/** Hands on what another thread has thrown. */
final class Rethrow {
    private Rethrow() {}

    /**
     * Throws this again, in this thread.
     *
     * @throws IllegalArgumentException if it is a checked exception
     */
    static void unchecked(Throwable thrown) {
        if (thrown instanceof Error error) {
            throw error;
        }
        if (thrown instanceof RuntimeException exception) {
            throw exception;
        }
        throw new IllegalArgumentException(thrown);
    }
}
