package org.umpire.judge.run;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import org.umpire.judge.Verdict;

/**
 * What came of a submission.
 *
 * @param name of the submission
 * @param language its name, or empty if it is not known
 * @param verdict that of the first case which was not accepted, else accepted
 * @param detail why, in one line for people; escape it
 * @param complaint the end of what the compiler said, as it said it; empty unless it did not compile
 * @param cases those that were run, in order
 */
public record Judgement(
        String name, String language, Verdict verdict, String detail, String complaint, List<CaseResult> cases) {
    /** Takes a copy. */
    public Judgement {
        cases = List.copyOf(cases);
    }

    /** Returns the CPU time of the case that took most. */
    public Duration slowest() {
        return cases.stream()
                .map(CaseResult::cpu)
                .max(Comparator.naturalOrder())
                .orElse(Duration.ZERO);
    }

    /** Returns the CPU time of all cases together. */
    public Duration cpu() {
        return cases.stream().map(CaseResult::cpu).reduce(Duration.ZERO, Duration::plus);
    }

    /** Returns the memory of the case that took most, where it is known. */
    public OptionalLong peakMemoryBytes() {
        return cases.stream()
                .flatMapToLong(one -> one.peakMemoryBytes().stream())
                .max();
    }
}
