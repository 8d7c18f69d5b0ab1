package org.umpire.league.icpc;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A try of a team to solve a problem.
 *
 * @param id unique in the contest; of two at the same time the one with the smaller number came first
 * @param time when it was made: contest time, not negative, before the end
 * @param team its identifier
 * @param problem its identifier
 * @param language its identifier
 * @param verdict if there is one
 */
public record Submission(
        String id,
        Duration time,
        String team,
        String problem,
        String language,
        Optional<String> entryPoint,
        Optional<Verdict> verdict) {
    /**
     * What was found.
     *
     * @param at the contest time at which it was known; not before the submission
     * @param runs of the tests, in their order; empty if they are not known
     */
    public record Verdict(JudgementType type, Duration at, List<Run> runs) {
        public Verdict {
            runs = List.copyOf(runs);
        }
    }

    /**
     * What was found with one test.
     *
     * @param ordinal from 1
     * @param time CPU time
     */
    public record Run(int ordinal, JudgementType type, Duration time) {}

    /** The order in which submissions came: by time, then by number. */
    public static final Comparator<Submission> ORDER = Comparator.comparing(Submission::time)
            .thenComparingInt(submission -> submission.id().length())
            .thenComparing(Submission::id);

    /** Returns the same submission with this verdict. */
    public Submission with(Verdict found) {
        return new Submission(id, time, team, problem, language, entryPoint, Optional.of(found));
    }

    /** Returns the time in whole minutes, rounded down. */
    public int minute() {
        return Math.toIntExact(time.toMinutes());
    }
}
