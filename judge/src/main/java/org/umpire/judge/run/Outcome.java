package org.umpire.judge.run;

import java.time.Duration;
import java.util.OptionalLong;
import org.umpire.judge.Verdict;

/**
 * How one run of a program went, whatever it wrote.
 *
 * @param trouble {@code AC} if it left with 0 within all limits
 * @param detail why, in one line
 */
record Outcome(
        Verdict trouble, String detail, Duration cpu, Duration wall, OptionalLong peakMemoryBytes, String stderr) {
    boolean good() {
        return trouble == Verdict.AC;
    }
}
