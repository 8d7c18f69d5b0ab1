package org.umpire.judge.run;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.umpire.judge.Verdict;
import org.umpire.judge.problem.ProblemPackage;
import org.umpire.judge.problem.Submission;
import org.umpire.sandbox.Sandbox;

/** The time limit of a problem that gives none: told from its accepted submissions, as its package says. */
public final class TimeLimit {
    /** What an accepted submission may take while it is measured. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private TimeLimit() {}

    /** What came of it. */
    public sealed interface Result {}

    /** The problem with a limit. */
    public record Known(ProblemPackage problem) implements Result {}

    /** Why there is none: an accepted submission is not accepted. */
    public record Unknown(String why) implements Result {}

    /** Returns the problem with its time limit, after running its accepted submissions if need be. */
    public static Result of(ProblemPackage problem, Sandbox sandbox, int jobs, Progress progress)
            throws InterruptedException {
        if (problem.limits().time().isPresent()) {
            return new Known(problem);
        }
        List<Entry> accepted = problem.submissions().stream()
                .filter(one -> one.expectation().accepted())
                .map(TimeLimit::entry)
                .toList();
        progress.began(
                "measuring the accepted submissions, since the problem has no time limit",
                (long) accepted.size() * problem.cases().size());
        try (Judge judge = new Judge(problem.withTime(PATIENCE), sandbox, new Judge.Settings(jobs, false))) {
            List<Judgement> judgements = judge.judge(accepted, progress);
            Optional<Judgement> failed = judgements.stream()
                    .filter(one -> one.verdict() != Verdict.AC)
                    .findFirst();
            if (failed.isPresent()) {
                return new Unknown(
                        "the time limit cannot be told, since " + failed.get().name() + " got "
                                + failed.get().verdict() + ": " + failed.get().detail());
            }
            Duration slowest = judgements.stream()
                    .map(Judgement::slowest)
                    .max(Comparator.naturalOrder())
                    .orElse(Duration.ZERO);
            return new Known(problem.withTime(problem.limits().timing().limit(slowest)));
        }
    }

    static Entry entry(Submission submission) {
        return new Entry(submission.name(), submission.path(), Optional.empty());
    }
}
