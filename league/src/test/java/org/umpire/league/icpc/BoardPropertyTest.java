package org.umpire.league.icpc;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.umpire.league.icpc.IcpcContest.Problem;
import org.umpire.league.icpc.IcpcContest.Team;
import org.umpire.testkit.Seeds;

class BoardPropertyTest {
    private static final int CONTESTS = Integer.getInteger("umpire.icpc.contests", 150);

    private static Duration moment(RandomGenerator rng) {
        return Duration.ofMillis(rng.nextLong(Contests.FINAL.toMillis() + 1));
    }

    @Test
    void theBoardIsWhatTheRulesSayReadOneByOne() {
        Seeds.forEach(CONTESTS, rng -> {
            IcpcContest contest = Contests.of(1 + rng.nextInt(9), 1 + rng.nextInt(5));
            List<Submission> submissions = Contests.random(rng, contest);
            Duration at = moment(rng);
            for (View view : View.values()) {
                Board board = Board.of(contest, submissions, at, view);
                SlowBoard slow = new SlowBoard(contest, submissions, at, view);
                for (Board.Row row : board.rows()) {
                    Team team = row.team();
                    assertThat(List.of(row.solved(), row.minutes(), row.rank()))
                            .as("%s %s", view, team.id())
                            .isEqualTo(List.of(slow.solved(team), slow.minutes(team), slow.rank(team)));
                    for (int p = 0; p < contest.problems().size(); p++) {
                        Problem problem = contest.problems().get(p);
                        assertThat(row.cells().get(p))
                                .as("%s %s %s", view, team.id(), problem.label())
                                .isEqualTo(slow.cell(team, problem));
                    }
                }
                assertThat(board.rows().stream().map(row -> row.team().id()))
                        .containsExactlyInAnyOrderElementsOf(
                                contest.shownTeams().stream().map(Team::id).toList());
            }
        });
    }

    @Test
    void theOrderOfTheInputDoesNotMatter() {
        Seeds.forEach(CONTESTS, rng -> {
            IcpcContest contest = Contests.of(8, 4);
            List<Submission> submissions = Contests.random(rng, contest);
            List<Submission> shuffled = new ArrayList<>(submissions);
            Collections.shuffle(shuffled, new Random(rng.nextLong()));
            Duration at = moment(rng);
            assertThat(Board.of(contest, shuffled, at, View.PUBLIC))
                    .isEqualTo(Board.of(contest, submissions, at, View.PUBLIC));
            assertThat(Reveal.of(contest, shuffled)).isEqualTo(Reveal.of(contest, submissions));
        });
    }

    @Test
    void unfreezingGivesTheFinalBoard() {
        Seeds.forEach(CONTESTS, rng -> {
            IcpcContest contest = Contests.of(8, 4);
            List<Submission> submissions = Contests.random(rng, contest);
            Duration end = Board.lastMoment(contest, submissions);
            assertThat(Board.of(contest, submissions, end, View.PUBLIC).rows())
                    .isEqualTo(
                            Board.of(contest, submissions, end, View.UNFROZEN).rows());
        });
    }

    @Test
    void whatIsSubmittedInTheFreezeCannotBeToldFromTheFrozenBoard() {
        Seeds.forEach(CONTESTS, rng -> {
            IcpcContest contest = Contests.of(8, 4);
            List<Submission> submissions = Contests.random(rng, contest, 0);
            List<Submission> otherwise = submissions.stream()
                    .map(each -> each.time().compareTo(Contests.FREEZE) < 0 ? each : changed(rng, each))
                    .toList();
            Duration before = Contests.THAW.minusMillis(1 + rng.nextLong(Contests.THAW.toMillis()));
            assertThat(Board.of(contest, otherwise, before, View.PUBLIC))
                    .isEqualTo(Board.of(contest, submissions, before, View.PUBLIC));
        });
    }

    private static Submission changed(RandomGenerator rng, Submission was) {
        JudgementType[] types = JudgementType.values();
        return new Submission(
                was.id(),
                was.time(),
                was.team(),
                was.problem(),
                was.language(),
                was.entryPoint(),
                Optional.of(new Submission.Verdict(
                        types[rng.nextInt(types.length)], was.time().plusMillis(rng.nextLong(1_000_000)), List.of())));
    }

    /** The ceremony ends at the final board, opens each pending problem once, and never takes a settled place back. */
    @Test
    void theRevealEndsAtTheFinalBoard() {
        Seeds.forEach(CONTESTS, rng -> {
            IcpcContest contest = Contests.of(1 + rng.nextInt(9), 1 + rng.nextInt(5));
            List<Submission> submissions = Contests.random(rng, contest);
            Reveal reveal = Reveal.of(contest, submissions);
            List<Board.Row> last = Board.of(contest, submissions, Board.lastMoment(contest, submissions), View.UNFROZEN)
                    .rows();
            List<Board.Row> settled = new ArrayList<>();
            List<String> opened = new ArrayList<>();
            for (Reveal.Step step : reveal.steps()) {
                if (step instanceof Reveal.Settled row) {
                    settled.add(row.row());
                } else if (step instanceof Reveal.Opened open) {
                    opened.add(open.team().id() + " " + open.problem().id());
                    assertThat(open.to()).isLessThanOrEqualTo(open.from());
                    assertThat(settled).noneMatch(row -> row.team().equals(open.team()));
                }
            }
            Collections.reverse(settled);
            assertThat(settled).isEqualTo(last);
            assertThat(opened).doesNotHaveDuplicates();
            long pending = reveal.before().rows().stream()
                    .flatMap(row -> row.cells().stream())
                    .filter(cell -> cell.pending() > 0)
                    .count();
            assertThat(opened).hasSize((int) pending);
        });
    }
}
