package org.umpire.league.icpc;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.umpire.league.icpc.IcpcContest.Group;
import org.umpire.league.icpc.IcpcContest.Problem;
import tools.jackson.databind.node.ObjectNode;

/**
 * The awards of a contest. Who solved a problem first is told as soon as it is sure; all others when the contest is over
 * and every verdict is seen, and until then they are not kept up to date.
 */
final class ClicsAwards {
    private static final List<String> METALS = List.of("gold", "silver", "bronze");

    private final IcpcContest contest;
    private final List<Submission> submissions;
    private final View view;

    /** An award as it is from a contest time on. */
    record Award(Duration at, ObjectNode json) {}

    ClicsAwards(IcpcContest contest, List<Submission> submissions, View view) {
        this.contest = contest;
        this.submissions = submissions;
        this.view = view;
    }

    /** Returns all awards that there are, with nobody having got one. */
    List<Award> before() {
        List<Award> awards = new ArrayList<>();
        for (Problem problem : contest.problems()) {
            awards.add(first(Duration.ZERO, problem, Set.of()));
        }
        atTheEnd(Duration.ZERO, Optional.empty(), awards);
        return awards;
    }

    /** Returns the awards as they change, in no order. */
    List<Award> during() {
        List<Award> awards = new ArrayList<>();
        contest.problems().forEach(problem -> firsts(problem, awards));
        end().ifPresent(at -> atTheEnd(at, Optional.of(Board.of(contest, submissions, at, view)), awards));
        return awards;
    }

    private Award first(Duration at, Problem problem, Set<String> teams) {
        return new Award(
                at,
                ClicsObjects.award(
                        "first-to-solve-" + problem.id(),
                        "First to solve problem " + problem.label(),
                        Optional.of(List.copyOf(teams))));
    }

    private void firsts(Problem problem, List<Award> awards) {
        List<String> shown =
                contest.shownTeams().stream().map(IcpcContest.Team::id).toList();
        List<Submission> tries = submissions.stream()
                .filter(each -> each.problem().equals(problem.id()) && shown.contains(each.team()))
                .toList();
        TreeSet<Duration> times = new TreeSet<>();
        tries.forEach(each -> view.seenFrom(contest.schedule(), each).ifPresent(times::add));
        Set<String> before = Set.of();
        for (Duration at : times) {
            Set<String> now = new TreeSet<>(Board.first(tries.stream()
                    .filter(each -> each.time().compareTo(at) <= 0)
                    .map(each -> Board.seen(contest, each, at, view))
                    .toList()));
            if (!now.equals(before)) {
                awards.add(first(at, problem, now));
                before = now;
            }
        }
    }

    /** Returns when the contest is over and every verdict is seen, if that comes. */
    private Optional<Duration> end() {
        Duration end = contest.schedule().length();
        for (Submission each : submissions) {
            Optional<Duration> seen = view.seenFrom(contest.schedule(), each);
            if (seen.isEmpty()) {
                return Optional.empty();
            }
            end = seen.get().compareTo(end) > 0 ? seen.get() : end;
        }
        boolean frozen = view.frozen(contest.schedule(), end);
        return frozen ? contest.schedule().thaw() : Optional.of(end);
    }

    private void atTheEnd(Duration at, Optional<Board> board, List<Award> awards) {
        award(awards, at, "winner", "Contest winner", board.map(known -> teams(known, row -> row.rank() == 1)));
        for (int i = 0; i < METALS.size(); i++) {
            OptionalInt medal = OptionalInt.of(i);
            if (contest.scoring().medals().get(i) > 0) {
                String metal = METALS.get(i);
                award(
                        awards,
                        at,
                        metal + "-medal",
                        metal.substring(0, 1).toUpperCase(Locale.ROOT) + metal.substring(1) + " medal winner",
                        board.map(known -> teams(
                                known,
                                row -> contest.scoring().medal(row.rank()).equals(medal))));
            }
        }
        for (Group group : contest.groups()) {
            Optional<List<String>> best = board.map(known ->
                    teams(Board.of(contest.ofGroup(group.id()), submissions, at, view), row -> row.rank() == 1));
            award(awards, at, "group-winner-" + group.id(), "Winner of " + group.name(), best);
        }
    }

    private static void award(
            List<Award> awards, Duration at, String id, String citation, Optional<List<String>> teams) {
        awards.add(new Award(at, ClicsObjects.award(id, citation, teams)));
    }

    private static List<String> teams(Board board, Predicate<Board.Row> who) {
        return board.rows().stream()
                .filter(row -> row.solved() > 0)
                .filter(who)
                .map(row -> row.team().id())
                .toList();
    }
}
