package org.umpire.judge.run;

import java.io.IOException;
import org.umpire.judge.problem.TestCase;
import org.umpire.sandbox.Program;

/** One submission on one case: run, and its output checked. What went wrong with the run comes before what it wrote. */
final class CaseRun {
    private final Execution execution;
    private final TestCase testCase;

    CaseRun(Execution execution, TestCase testCase) {
        this.execution = execution;
        this.testCase = testCase;
    }

    CaseResult run(Program program) throws IOException {
        try (Checker checker = new Comparing(testCase)) {
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
