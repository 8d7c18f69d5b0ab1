package org.umpire.rules;

import java.util.Locale;

/** Every way in which a program can lose its seat. The names in lower case are part of the fixed formats. */
public enum FaultKind {
    /** Could not be started, by its own doing. */
    START,
    /** CPU time (or wall time, where that is the clock) over the clock. */
    TIME,
    /** Wall guard: alive, but neither computing nor answering. */
    IDLE,
    /** Over the memory limit. */
    MEMORY,
    /** A line or the whole output over its limit. */
    OUTPUT,
    /** Left before the table was over, with an exit code. */
    EXIT,
    /** Died of a signal that was not ours. */
    SIGNAL,
    /** Closed its end of a pipe and lives on. */
    CLOSED,
    /** An answer that is no move at all, or one that nobody asked for. */
    GARBLED,
    /** A move that the rules forbid; the detail begins with the name of the rule. */
    ILLEGAL;

    /** Returns the name in records and on the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the kind with this name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static FaultKind of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
