package org.umpire.referee;

import java.time.Duration;
import org.umpire.record.Usage;
import org.umpire.rules.Budget;
import org.umpire.rules.ClockKind;

/**
 * The clock of one seat at one table: a value, to which time comes as an argument.
 *
 * <p>What was spent is cumulative: the usages of consecutive answers are differences of one running count that begins
 * when the program is first let run for its own turn, so start-up is part of the first answer, and nothing that is used
 * between two answers is lost. Wall time comes without the delays of our own (docs/faults.md#what-is-nobodys-fault), here
 * as in the record, so that a replay computes the same clock.
 *
 * @param budget what the seat has
 * @param spent what it has used so far, all answers together
 */
public record Clock(Budget budget, Usage spent) {
    /** Returns the clock of a table that has not begun. */
    public static Clock of(Budget budget) {
        return new Clock(budget, Usage.NONE);
    }

    /** Returns what is left of the total, never below zero. */
    public Duration left() {
        return floor(budget.total().minus(counted()));
    }

    /** Returns whether the total is used up, so that each answer has {@link Budget#then} alone. */
    public boolean overtime() {
        return left().isZero();
    }

    /**
     * Returns what the next answer may take: what is left of the total plus {@link Budget#then}, for the answer that
     * crosses the total may use both. Beside a CPU clock there are two guards on the wall, one for the answer and one for
     * the table; a wall clock is its own guard.
     */
    public Allowance allowance() {
        Duration time = left().plus(budget.then());
        if (budget.clock() == ClockKind.WALL) {
            return new Allowance(ClockKind.WALL, time, time, time);
        }
        Duration guard = time.multipliedBy(budget.guardFactor()).plus(budget.guardExtra());
        return new Allowance(ClockKind.CPU, time, guard, idleLeft());
    }

    /** Returns this clock after one more answer. */
    public Clock plus(Usage used) {
        return new Clock(budget, spent.plus(used));
    }

    private Duration counted() {
        return budget.clock() == ClockKind.CPU ? spent.cpu() : spent.wall();
    }

    private Duration idleLeft() {
        return floor(budget.idleTotal().minus(spent.wall().minus(spent.cpu())));
    }

    private static Duration floor(Duration duration) {
        return duration.isNegative() ? Duration.ZERO : duration;
    }
}
