package org.umpire.record;

import java.time.Duration;
import java.util.List;
import org.umpire.rules.Budget;

/**
 * What each program of a table may use.
 *
 * @param budget in whole milliseconds
 * @param memoryBytes of all its processes together
 * @param lineBytes of one line it writes, without the line end
 * @param outputBytes of all it writes to its standard output
 * @param stderrBytes how much of its standard error is kept (the end of it); the rest is read and dropped
 */
public record Limits(Budget budget, long memoryBytes, int lineBytes, long outputBytes, int stderrBytes) {
    public Limits {
        if (memoryBytes < 1 || lineBytes < 1 || outputBytes < 1 || stderrBytes < 0) {
            throw new IllegalArgumentException("limits below 1");
        }
        for (Duration time : List.of(budget.total(), budget.then(), budget.guardExtra(), budget.idleTotal())) {
            if (!time.equals(Duration.ofMillis(time.toMillis()))) {
                throw new IllegalArgumentException("not whole milliseconds: " + time);
            }
        }
    }

    /** Returns the usual limits beside these clocks: 256 MB of memory, lines of 64 KiB, 16 MiB in all. */
    public static Limits of(Budget budget) {
        return new Limits(budget, 256_000_000L, 64 * 1024, 16L * 1024 * 1024, 16 * 1024);
    }
}
