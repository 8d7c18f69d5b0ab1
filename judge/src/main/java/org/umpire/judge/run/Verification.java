package org.umpire.judge.run;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.umpire.judge.Verdict;
import org.umpire.judge.problem.ProblemLimits;
import org.umpire.judge.problem.ProblemPackage;
import org.umpire.judge.problem.Submission;
import org.umpire.sandbox.Sandbox;

/**
 * Whether every submission that comes with a problem gets what its folder says.
 *
 * @param submissions in order
 * @param timing which accepted submissions are nearer to the time limit than the package asks for; for people
 */
public record Verification(List<Checked> submissions, List<String> timing) {
    /**
     * A submission that comes with a problem.
     *
     * @param unmet what is not as expected, for people
     */
    public record Checked(Submission submission, Judgement judgement, Optional<String> unmet) {}

    /** Takes copies. */
    public Verification {
        submissions = List.copyOf(submissions);
        timing = List.copyOf(timing);
    }

    /** Returns whether every submission got what it should. */
    public boolean good() {
        return submissions.stream().allMatch(one -> one.unmet().isEmpty());
    }

    /**
     * Runs every submission on every case.
     *
     * @param problem with a time limit
     */
    public static Verification of(ProblemPackage problem, Sandbox sandbox, int jobs, Progress progress)
            throws InterruptedException {
        List<Submission> submissions = problem.submissions();
        progress.began(
                "running the submissions",
                (long) submissions.size() * problem.cases().size());
        try (Judge judge = new Judge(problem, sandbox, new Judge.Settings(jobs, true))) {
            List<Judgement> judgements =
                    judge.judge(submissions.stream().map(TimeLimit::entry).toList(), progress);
            List<Checked> checked = new ArrayList<>();
            for (int k = 0; k < submissions.size(); k++) {
                checked.add(checked(submissions.get(k), judgements.get(k)));
            }
            return new Verification(checked, timing(problem.limits(), checked));
        }
    }

    private static Checked checked(Submission submission, Judgement judgement) {
        List<Verdict> verdicts = judgement.cases().isEmpty()
                ? List.of(judgement.verdict())
                : judgement.cases().stream().map(CaseResult::verdict).toList();
        Optional<String> where = judgement.cases().stream()
                .filter(one -> !submission.expectation().permits(one.verdict()))
                .map(one -> "; first on case " + one.name() + (one.detail().isEmpty() ? "" : ": " + one.detail()))
                .findFirst();
        return new Checked(
                submission, judgement, submission.expectation().unmet(verdicts).map(why -> why + where.orElse("")));
    }

    /** Returns which accepted submissions come too near to the limit. How slow the others are is not measured. */
    private static List<String> timing(ProblemLimits limits, List<Checked> checked) {
        Duration limit = limits.time().orElseThrow();
        double factor = limits.timing().acceptedToLimit();
        List<String> found = new ArrayList<>();
        for (Checked one : checked) {
            Duration slowest = one.judgement().slowest();
            if (one.submission().expectation().accepted()
                    && one.unmet().isEmpty()
                    && slowest.toNanos() * factor > limit.toNanos()) {
                found.add(one.submission().name() + " takes " + slowest.toMillis() + " ms, more than 1/" + factor
                        + " of the time limit");
            }
        }
        return found;
    }
}
