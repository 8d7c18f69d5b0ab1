package org.umpire.league.icpc;

import java.time.Duration;
import java.util.Optional;

/** Who looks, and so which verdicts are seen when. */
public enum View {
    /** Everybody: verdicts on what was submitted in the freeze are not shown before the thaw. */
    PUBLIC,
    /** Everybody, if there is no thaw: verdicts on what was submitted in the freeze are never shown. */
    FROZEN,
    /** Judges: every verdict as soon as it is there. */
    UNFROZEN;

    /**
     * Returns the contest time from which on it is shown how a submission is judged, if a verdict is there; empty if it
     * never is. It does not depend on the verdict, nor on when that came.
     */
    Optional<Duration> shownFrom(IcpcContest.Schedule schedule, Submission submission) {
        boolean inFreeze = schedule.freeze()
                .filter(freeze -> submission.time().compareTo(freeze) >= 0)
                .isPresent();
        if (this == UNFROZEN || !inFreeze) {
            return Optional.of(submission.time());
        }
        return this == FROZEN ? Optional.empty() : schedule.thaw();
    }

    /** Returns the contest time from which on the verdict is seen; empty if it never is. */
    public Optional<Duration> seenFrom(IcpcContest.Schedule schedule, Submission submission) {
        Optional<Duration> judged = submission.verdict().map(Submission.Verdict::at);
        return shownFrom(schedule, submission).flatMap(shown -> judged.map(at -> at.compareTo(shown) > 0 ? at : shown));
    }

    /** Returns whether something may be kept back at a contest time. */
    public boolean frozen(IcpcContest.Schedule schedule, Duration at) {
        boolean begun =
                schedule.freeze().filter(freeze -> at.compareTo(freeze) >= 0).isPresent();
        boolean thawed = schedule.thaw().filter(thaw -> at.compareTo(thaw) >= 0).isPresent();
        return begun && this != UNFROZEN && !(this == PUBLIC && thawed);
    }

    /** Returns the contest as it is told to whoever looks: without a thaw where there is to be none. */
    IcpcContest told(IcpcContest contest) {
        IcpcContest.Schedule schedule = contest.schedule();
        return this != FROZEN
                ? contest
                : contest.with(new IcpcContest.Schedule(
                        schedule.start(),
                        schedule.length(),
                        schedule.freeze(),
                        Optional.empty(),
                        schedule.finalized()));
    }
}
