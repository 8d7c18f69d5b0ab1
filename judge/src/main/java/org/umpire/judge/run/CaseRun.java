package org.umpire.judge.run;

import java.io.IOException;
import org.umpire.judge.problem.TestCase;
import org.umpire.sandbox.Program;

/** One submission on one case: run, and its output checked. What went wrong with the run comes before what it wrote. */
final class CaseRun {
    private final Execution execution;
    private final TestCase testCase;
    private final Checker checker;

    /**
     * @param checker closed here
     */
    CaseRun(Execution execution, TestCase testCase, Checker checker) {
        this.execution = execution;
        this.testCase = testCase;
        this.checker = checker;
    }

    CaseResult run(Program program) throws IOException {
        try (checker) {
            Outcome outcome = execution.run(program, testCase.input(), checker::take);
            Checker.Said said =
                    outcome.good() ? checker.end() : new Checker.Said(outcome.trouble(), outcome.detail(), "");
            return new CaseResult(
                    testCase.name(),
                    said.verdict(),
                    said.detail(),
                    outcome.cpu(),
                    outcome.wall(),
                    outcome.peakMemoryBytes(),
                    outcome.stderr(),
                    said.feedback());
        }
    }
}
