package org.umpire.judge.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.umpire.judge.problem.ProblemPackage;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;

/** Our own packages: every submission gets what its folder says. */
class PackagesIT {
    /** More than there may be cores: some wait for nothing until their wall limit, on every case. */
    private static final int AT_ONCE = 5;

    private static final Path PROBLEMS = Path.of("..", "problems");

    @ParameterizedTest
    @ValueSource(strings = {"mean", "partition", "guess"})
    void everySubmissionGetsWhatItsFolderSays(String name) throws InterruptedException {
        ProblemPackage problem = Problems.read(PROBLEMS.resolve(name));
        assertThat(problem.notes()).isEmpty();
        try (Sandbox sandbox = Sandboxes.best()) {
            Verification verification = Verification.of(problem, sandbox, AT_ONCE, Progress.NONE);
            Problems.assumeLanguages(verification.submissions().stream()
                    .map(Verification.Checked::judgement)
                    .toList());
            assertThat(verification.submissions())
                    .hasSizeGreaterThan(4)
                    .allSatisfy(one -> assertThat(one.unmet())
                            .as("%s: %s", one.submission().name(), one.judgement())
                            .isEmpty());
        }
    }
}
