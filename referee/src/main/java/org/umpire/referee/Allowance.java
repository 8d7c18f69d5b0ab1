package org.umpire.referee;

import java.time.Duration;
import org.umpire.record.Usage;
import org.umpire.rules.ClockKind;

/**
 * What one answer may take. Made by {@link Clock#allowance}.
 *
 * @param clock what is counted against {@code time}
 * @param time the most that may be used until the answer is there; exactly this much is still in time
 * @param guard the most wall time until the answer is there, counted from sending the question without the delays
 *     of our own, whatever arrives meanwhile
 * @param idle the most wall time beyond CPU time
 */
public record Allowance(ClockKind clock, Duration time, Duration guard, Duration idle) {
    /** Returns whether this usage is more than the clock allows. */
    public boolean exceededBy(Usage used) {
        return (clock == ClockKind.CPU ? used.cpu() : used.wall()).compareTo(time) > 0;
    }
}
