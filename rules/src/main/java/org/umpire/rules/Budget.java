package org.umpire.rules;

import java.time.Duration;

/**
 * The time a program has at one table. Wall guards apply beside a CPU clock only, since a program that sleeps uses no
 * CPU time.
 *
 * @param clock what is counted
 * @param total for the whole table
 * @param then for each answer once {@code total} is used up; the answer that crosses the total may use what was left
 *     plus this
 * @param guardFactor the wall guard of one answer is this times what the clock still allows, plus {@code guardExtra}
 * @param guardExtra see {@code guardFactor}
 * @param idleTotal how much more wall time than CPU time a program may use over a table, while it is its turn
 */
public record Budget(
        ClockKind clock, Duration total, Duration then, int guardFactor, Duration guardExtra, Duration idleTotal) {
    public Budget {
        if (total.isNegative() || then.isNegative() || (total.isZero() && then.isZero())) {
            throw new IllegalArgumentException("no time at all: " + total + ", then " + then);
        }
        if (guardFactor < 1 || guardExtra.isNegative() || idleTotal.isNegative()) {
            throw new IllegalArgumentException("a wall guard below the clock");
        }
    }

    /** Returns a CPU clock with the usual guards: twice what is left plus 5 s an answer, and 5 minutes idle. */
    public static Budget cpu(Duration total, Duration then) {
        return new Budget(ClockKind.CPU, total, then, 2, Duration.ofSeconds(5), Duration.ofMinutes(5));
    }

    /** Returns a wall clock. */
    public static Budget wall(Duration total, Duration then) {
        return new Budget(ClockKind.WALL, total, then, 2, Duration.ofSeconds(5), Duration.ofMinutes(5));
    }
}
