package org.umpire.sandbox;

/**
 * Limits that hold for a program from its start.
 *
 * @param memoryBytes of all its processes together, or 0 for any; levels that cannot hold it say so by {@link
 *     Sandbox#limitsMemory}
 * @param stderrBytes how much of the end of its standard error is kept; the rest is read and dropped
 * @param mayFork whether it may have more than one process, as compilers must. At the user level such a program is
 *     locked in and ended like any other, but only its first process is suspended and measured
 */
public record Caps(long memoryBytes, int stderrBytes, boolean mayFork) {
    /** Returns the limits of a program that is one process. */
    public Caps(long memoryBytes, int stderrBytes) {
        this(memoryBytes, stderrBytes, false);
    }
}
