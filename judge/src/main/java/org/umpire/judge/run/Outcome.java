package org.umpire.judge.run;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.umpire.judge.Verdict;
import org.umpire.sandbox.Ending;

/**
 * How one run of a program went, whatever it wrote.
 *
 * @param trouble {@code AC} if it left with 0 within all limits
 * @param detail why, in one line
 * @param ending how the program ended, if it did by itself
 */
record Outcome(
        Verdict trouble,
        String detail,
        Duration cpu,
        Duration wall,
        OptionalLong peakMemoryBytes,
        String stderr,
        Optional<Ending> ending) {
    private static final int SIGPIPE = 13;

    /** Returns whether it died because nobody read what it wrote. */
    boolean spokeToNobody() {
        return ending.equals(Optional.of(new Ending.Died(SIGPIPE)));
    }

    boolean good() {
        return trouble == Verdict.AC;
    }
}
