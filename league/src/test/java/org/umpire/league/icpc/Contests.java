package org.umpire.league.icpc;

import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.umpire.league.icpc.IcpcContest.Group;
import org.umpire.league.icpc.IcpcContest.Language;
import org.umpire.league.icpc.IcpcContest.Organization;
import org.umpire.league.icpc.IcpcContest.Problem;
import org.umpire.league.icpc.IcpcContest.Schedule;
import org.umpire.league.icpc.IcpcContest.Scoring;
import org.umpire.league.icpc.IcpcContest.Team;

/** Contests to be tested with. */
final class Contests {
    static final Duration LENGTH = Duration.ofHours(5);
    static final Duration FREEZE = Duration.ofHours(4);
    static final Duration THAW = Duration.ofMinutes(330);
    static final Duration FINAL = Duration.ofHours(6);
    static final OffsetDateTime START = OffsetDateTime.parse("2026-10-10T10:00:00+03:00");
    static final Schedule SCHEDULE =
            new Schedule(START, LENGTH, Optional.of(FREEZE), Optional.of(THAW), Optional.of(FINAL));

    private Contests() {}

    static IcpcContest of(int teams, int problems) {
        return of(teams, problems, SCHEDULE);
    }

    static IcpcContest of(int teams, int problems, Schedule schedule) {
        List<Problem> asked = new ArrayList<>();
        for (int p = 0; p < problems; p++) {
            String label = Character.toString('A' + p);
            asked.add(new Problem(
                    "p" + label,
                    label,
                    "Problem " + label,
                    Optional.of("red"),
                    Optional.of("#f00"),
                    Optional.of(Duration.ofMillis(1500)),
                    Optional.of(10 + p)));
        }
        List<Team> those = new ArrayList<>();
        for (int t = 1; t <= teams; t++) {
            Optional<String> from = t % 3 == 0 ? Optional.empty() : Optional.of("org" + t % 3);
            those.add(new Team(
                    "t" + t, Integer.toString(t), "Team " + t, from, List.of(t % 2 == 0 ? "even" : "odd"), t == 7));
        }
        return new IcpcContest(
                "test-cup",
                "Test cup",
                schedule,
                new Scoring(20, List.of(1, 1, 1)),
                asked,
                those,
                List.of(
                        new Organization("org1", "One", Optional.of("University One"), Optional.of("RUS")),
                        new Organization("org2", "Two", Optional.empty(), Optional.empty())),
                List.of(new Group("even", "Even", Optional.of("site")), new Group("odd", "Odd", Optional.empty())),
                List.of(
                        new Language("cpp", "C++", List.of("cc", "cpp"), Optional.empty()),
                        new Language("java", "Java", List.of("java"), Optional.of("Main class"))));
    }

    static Submission submission(int id, String time, String team, String problem, String verdict) {
        Duration at = ContestTime.read(time).orElseThrow();
        return new Submission(
                Integer.toString(id),
                at,
                team,
                problem,
                "cpp",
                Optional.empty(),
                JudgementType.of(verdict).map(type -> new Submission.Verdict(type, at, List.of())));
    }

    /** Returns submissions with many equal times; one in twenty is never judged, some are judged late. */
    static List<Submission> random(RandomGenerator rng, IcpcContest contest) {
        return random(rng, contest, 20);
    }

    /** Returns submissions of which one in so many is never judged; none if that is 0. */
    static List<Submission> random(RandomGenerator rng, IcpcContest contest, int unjudged) {
        List<Submission> submissions = new ArrayList<>();
        int count = rng.nextInt(120);
        JudgementType[] types = JudgementType.values();
        for (int i = 1; i <= count; i++) {
            // Rather often on a border: a whole minute, the freeze, the last moment.
            long millis = switch (rng.nextInt(8)) {
                case 0 -> FREEZE.toMillis();
                case 1 -> LENGTH.toMillis() - 1;
                case 2 -> 60_000L * rng.nextInt(300);
                case 3 -> FREEZE.toMillis() - 1;
                default -> rng.nextLong(LENGTH.toMillis());
            };
            Duration time = Duration.ofMillis(millis);
            JudgementType type = rng.nextInt(3) == 0 ? JudgementType.AC : types[rng.nextInt(types.length)];
            Duration judged = rng.nextInt(3) == 0 ? time : time.plusMillis(rng.nextLong(2_500_000));
            boolean never = unjudged > 0 && rng.nextInt(unjudged) == 0;
            submissions.add(new Submission(
                    Integer.toString(i),
                    time,
                    contest.teams().get(rng.nextInt(contest.teams().size())).id(),
                    contest.problems()
                            .get(rng.nextInt(contest.problems().size()))
                            .id(),
                    "cpp",
                    Optional.empty(),
                    never ? Optional.empty() : Optional.of(new Submission.Verdict(type, judged, List.of()))));
        }
        return submissions;
    }
}
