package org.umpire.sandbox;

/**
 * Limits that hold for a program from its start.
 *
 * @param memoryBytes of all its processes together; levels that cannot hold it say so by {@link Sandbox#limitsMemory}
 * @param stderrBytes how much of the end of its standard error is kept; the rest is read and dropped
 */
public record Caps(long memoryBytes, int stderrBytes) {}
