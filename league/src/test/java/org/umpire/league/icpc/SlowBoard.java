package org.umpire.league.icpc;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.umpire.league.icpc.IcpcContest.Problem;
import org.umpire.league.icpc.IcpcContest.Team;

/** The rules of the board, each looked up in all submissions anew. */
record SlowBoard(IcpcContest contest, List<Submission> submissions, Duration at, View view) {
    private static int number(Submission submission) {
        return Integer.parseInt(submission.id());
    }

    private static boolean earlier(Submission a, Submission b) {
        return a.time().equals(b.time()) ? number(a) < number(b) : a.time().compareTo(b.time()) < 0;
    }

    private boolean there(Submission submission) {
        return submission.time().compareTo(at) <= 0;
    }

    /** Returns the verdict that is seen, or nothing. */
    private String verdict(Submission submission) {
        if (submission.verdict().isEmpty() || submission.verdict().get().at().compareTo(at) > 0) {
            return "";
        }
        boolean inFreeze = submission.time().compareTo(Contests.FREEZE) >= 0;
        boolean hidden = view == View.FROZEN || (view == View.PUBLIC && at.compareTo(Contests.THAW) < 0);
        return inFreeze && hidden ? "" : submission.verdict().get().type().name();
    }

    private boolean accepted(Submission submission) {
        return List.of("AC", "APE").contains(verdict(submission));
    }

    private List<Submission> tries(Team team, Problem problem) {
        return submissions.stream()
                .filter(this::there)
                .filter(each -> each.team().equals(team.id()) && each.problem().equals(problem.id()))
                .toList();
    }

    private boolean solvedBefore(Team team, Problem problem, Submission than) {
        return tries(team, problem).stream().anyMatch(each -> accepted(each) && earlier(each, than));
    }

    Cell cell(Team team, Problem problem) {
        int judged = 0;
        int rejected = 0;
        int pending = 0;
        OptionalInt solved = OptionalInt.empty();
        boolean first = false;
        for (Submission each : tries(team, problem)) {
            if (solvedBefore(team, problem, each)) {
                continue;
            }
            String verdict = verdict(each);
            pending += verdict.isEmpty() ? 1 : 0;
            judged += verdict.isEmpty() ? 0 : 1;
            boolean free =
                    List.of("", "AC", "APE", "CE", "CTL", "JE", "SE", "CS").contains(verdict);
            rejected += free ? 0 : 1;
            if (accepted(each)) {
                solved = OptionalInt.of((int) (each.time().toMillis() / 60_000));
                first = nobodyBefore(problem, each);
            }
        }
        return new Cell(judged, rejected, pending, solved, first);
    }

    private boolean nobodyBefore(Problem problem, Submission accepted) {
        for (Team team : contest.shownTeams()) {
            for (Submission other : tries(team, problem)) {
                boolean before = other.time().compareTo(accepted.time()) < 0;
                if (before && (accepted(other) || verdict(other).isEmpty())) {
                    return false;
                }
            }
        }
        return true;
    }

    int solved(Team team) {
        return (int) contest.problems().stream()
                .filter(problem -> cell(team, problem).solved().isPresent())
                .count();
    }

    int minutes(Team team) {
        int minutes = 0;
        for (Problem problem : contest.problems()) {
            Cell cell = cell(team, problem);
            minutes += cell.solved().isPresent() ? cell.solved().getAsInt() + 20 * cell.rejected() : 0;
        }
        return minutes;
    }

    private int last(Team team) {
        return contest.problems().stream()
                .mapToInt(problem -> cell(team, problem).solved().orElse(-1))
                .max()
                .orElse(-1);
    }

    private boolean better(Team a, Team b) {
        if (solved(a) != solved(b)) {
            return solved(a) > solved(b);
        }
        if (minutes(a) != minutes(b)) {
            return minutes(a) < minutes(b);
        }
        return last(a) < last(b);
    }

    int rank(Team team) {
        return 1
                + (int) contest.shownTeams().stream()
                        .filter(other -> better(other, team))
                        .count();
    }
}
