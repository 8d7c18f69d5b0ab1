package org.umpire.judge.run;

import java.time.Duration;
import java.util.OptionalLong;
import org.umpire.judge.Verdict;

/**
 * What came of a submission on one case.
 *
 * @param name of the case
 * @param detail why, in one line for people; may quote what programs wrote, so escape it; empty if there is nothing to say
 * @param cpu CPU time of the submission
 * @param wall time from its start to its end
 * @param peakMemoryBytes the most memory it used at once, where that is known
 * @param stderr the end of what it wrote to standard error, as it wrote it
 * @param feedback what a validator had to say to judges, as it wrote it; empty if nothing
 */
public record CaseResult(
        String name,
        Verdict verdict,
        String detail,
        Duration cpu,
        Duration wall,
        OptionalLong peakMemoryBytes,
        String stderr,
        String feedback) {}
