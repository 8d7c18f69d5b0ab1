package org.umpire.sandbox;

/**
 * Limits that hold for a program from its start.
 *
 * @param memoryBytes of all its processes together, or 0 for any; levels that cannot hold it say so by {@link
 *     Sandbox#limitsMemory}
 * @param stderrBytes how much of the end of its standard error is kept; the rest is read and dropped
 * @param mayFork whether it may have more than one process, as compilers must. At the user level such a program is
 *     locked in and ended like any other, but only its first process is suspended and measured
 * @param roomBytes what fits into its {@code /tmp}, and into one file, at the levels above plain
 */
public record Caps(long memoryBytes, int stderrBytes, boolean mayFork, long roomBytes) {
    /** What fits into the {@code /tmp} of a program that needs no more than others. */
    public static final long ROOM_BYTES_USUAL = 16L * 1024 * 1024;

    /** Returns the limits of a program with the usual room. */
    public Caps(long memoryBytes, int stderrBytes, boolean mayFork) {
        this(memoryBytes, stderrBytes, mayFork, ROOM_BYTES_USUAL);
    }

    /** Returns the limits of a program that is one process, with the usual room. */
    public Caps(long memoryBytes, int stderrBytes) {
        this(memoryBytes, stderrBytes, false);
    }
}
