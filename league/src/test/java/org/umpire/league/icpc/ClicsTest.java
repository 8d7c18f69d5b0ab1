package org.umpire.league.icpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.umpire.league.icpc.Contests.submission;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.umpire.league.icpc.ClicsRules.Field;
import org.umpire.testkit.Seeds;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class ClicsTest {
    private static final IcpcContest CONTEST = Contests.of(8, 3);
    private static final Duration END = Duration.ofHours(7);
    private static final Map<String, JsonNode> SAMPLES = samples();
    private static final int CONTESTS = Integer.getInteger("umpire.icpc.contests", 20);

    private static List<Submission> some() {
        List<Submission> submissions = new ArrayList<>(List.of(
                judged(1, "0:10", "t1", "pA", JudgementType.WA, "0:11"),
                judged(2, "0:20", "t1", "pA", JudgementType.AC, "0:21"),
                judged(3, "0:30", "t2", "pA", JudgementType.CE, "0:30"),
                judged(4, "3:59", "t2", "pB", JudgementType.AC, "4:01"),
                judged(5, "4:00", "t3", "pC", JudgementType.AC, "4:02"),
                judged(6, "4:59", "t2", "pC", JudgementType.TLE, "5:31")));
        Submission withRuns = submissions.get(1);
        submissions.set(
                1,
                new Submission(
                        withRuns.id(),
                        withRuns.time(),
                        withRuns.team(),
                        withRuns.problem(),
                        "java",
                        Optional.of("Main"),
                        Optional.of(new Submission.Verdict(
                                JudgementType.AC,
                                Duration.ofMinutes(21),
                                List.of(
                                        new Submission.Run(1, JudgementType.AC, Duration.ofMillis(120)),
                                        new Submission.Run(2, JudgementType.AC, Duration.ofSeconds(1)))))));
        return submissions;
    }

    private static Submission judged(
            int id, String time, String team, String problem, JudgementType type, String judged) {
        Submission plain = submission(id, time, team, problem, "");
        Duration at = ContestTime.read(judged).orElseThrow();
        return new Submission(
                plain.id(),
                plain.time(),
                team,
                problem,
                "cpp",
                Optional.empty(),
                Optional.of(new Submission.Verdict(type, at, List.of())));
    }

    /** Returns one object of every type, as the feed and the scoreboard have it. */
    private static Map<String, JsonNode> samples() {
        Map<String, JsonNode> samples = new LinkedHashMap<>();
        for (String line :
                ClicsFeed.of(CONTEST, some(), END, View.PUBLIC).lines().toList()) {
            JsonNode event = ClicsRules.MAPPER.readTree(line);
            samples.put("notification", event);
            samples.put(event.get("type").stringValue(), event.get("data"));
        }
        JsonNode board = ClicsRules.MAPPER.readTree(ClicsScoreboard.of(Board.of(CONTEST, some(), END, View.PUBLIC)));
        samples.put("scoreboard", board);
        samples.put("scoreboard row", board.get("rows").get(0));
        samples.put("scoreboard score", board.get("rows").get(0).get("score"));
        samples.put(
                "scoreboard problem", board.get("rows").get(0).get("problems").get(0));
        return samples;
    }

    private static JsonNode sample(String type) {
        return Objects.requireNonNull(SAMPLES.get(type), type);
    }

    static List<Field> requiredFields() {
        return ClicsRules.required();
    }

    @Test
    void everyTypeOfTheFeedIsThere() {
        assertThat(SAMPLES.keySet()).containsExactlyInAnyOrderElementsOf(ClicsRules.types());
    }

    @ParameterizedTest
    @MethodSource("requiredFields")
    void everyRequiredFieldIsThereAndOfItsType(Field field) {
        ObjectNode sample = (ObjectNode) sample(field.type());
        assertThat(ClicsRules.wrong(field.type(), sample)).isEmpty();
        ObjectNode without = sample.deepCopy();
        without.remove(field.name());
        assertThat(ClicsRules.wrong(field.type(), without))
                .as("the rules notice when it is gone")
                .hasSize(1);
    }

    @Test
    void feedsAndBoardsKeepTheRulesOfTheApiInEveryView() {
        Seeds.forEach(CONTESTS, rng -> {
            IcpcContest contest = Contests.of(1 + rng.nextInt(9), 1 + rng.nextInt(4));
            List<Submission> submissions = Contests.random(rng, contest);
            Duration at = Duration.ofMillis(rng.nextLong(END.toMillis()));
            for (View view : View.values()) {
                for (Duration until : List.of(at, END)) {
                    assertThat(ClicsRules.wrongFeed(ClicsFeed.of(contest, submissions, until, view)))
                            .isEmpty();
                    JsonNode board =
                            ClicsRules.MAPPER.readTree(ClicsScoreboard.of(Board.of(contest, submissions, until, view)));
                    assertThat(ClicsRules.wrong("scoreboard", board)).isEmpty();
                    assertThat(ClicsRules.wrong("state", board.get("state"))).isEmpty();
                    for (JsonNode row : board.get("rows")) {
                        assertThat(ClicsRules.wrong("scoreboard row", row)).isEmpty();
                        assertThat(ClicsRules.wrong("scoreboard score", row.get("score")))
                                .isEmpty();
                        assertThat(row.get("score").get("time").isNull())
                                .isEqualTo(row.get("score").get("num_solved").intValue() == 0);
                        for (JsonNode problem : row.get("problems")) {
                            assertThat(ClicsRules.wrong("scoreboard problem", problem))
                                    .isEmpty();
                            assertThat(problem.has("time"))
                                    .isEqualTo(problem.get("solved").booleanValue());
                        }
                    }
                }
            }
        });
    }

    @Test
    void nobodySeesAVerdictOfTheFreezeBeforeTheThaw() {
        Seeds.forEach(CONTESTS, rng -> {
            IcpcContest contest = Contests.of(8, 4);
            List<Submission> submissions = Contests.random(rng, contest, 0);
            List<Submission> otherwise = submissions.stream()
                    .map(each -> each.time().compareTo(Contests.FREEZE) < 0
                            ? each
                            : judged(
                                    Integer.parseInt(each.id()),
                                    ContestTime.write(each.time()),
                                    each.team(),
                                    each.problem(),
                                    List.of(JudgementType.values()).get(rng.nextInt(5)),
                                    ContestTime.write(each.time().plusMillis(rng.nextLong(2_500_000)))))
                    .toList();
            Duration before = Contests.THAW.minusMillis(1);
            assertThat(ClicsFeed.of(contest, otherwise, before, View.PUBLIC))
                    .isEqualTo(ClicsFeed.of(contest, submissions, before, View.PUBLIC));
            assertThat(ClicsFeed.of(contest, otherwise, END, View.FROZEN))
                    .isEqualTo(ClicsFeed.of(contest, submissions, END, View.FROZEN));
        });
    }

    @Test
    void afterTheThawEverybodyHasSeenWhatJudgesHave() {
        Seeds.forEach(CONTESTS, rng -> {
            IcpcContest contest = Contests.of(8, 4);
            List<Submission> submissions = Contests.random(rng, contest, 0);
            assertThat(last(ClicsFeed.of(contest, submissions, END, View.PUBLIC)))
                    .isEqualTo(last(ClicsFeed.of(contest, submissions, END, View.UNFROZEN)));
        });
    }

    /** Returns the last that is said of each object. */
    private static Map<String, JsonNode> last(String feed) {
        Map<String, JsonNode> last = new LinkedHashMap<>();
        for (String line : feed.lines().toList()) {
            JsonNode event = ClicsRules.MAPPER.readTree(line);
            last.put(event.get("type") + " " + event.get("id"), event.get("data"));
        }
        return last;
    }

    @Test
    void theBoardFollowsFromTheFeedAlone() {
        Seeds.forEach(CONTESTS, rng -> {
            IcpcContest contest = Contests.of(8, 4);
            List<Submission> submissions = Contests.random(rng, contest);
            Duration at = Duration.ofMillis(rng.nextLong(END.toMillis()));
            for (View view : View.values()) {
                Map<String, JsonNode> told = last(ClicsFeed.of(contest, submissions, at, view));
                List<Submission> seen = new ArrayList<>();
                for (Submission each : submissions) {
                    if (told.containsKey("\"submissions\" \"" + each.id() + "\"")) {
                        JsonNode judgement = told.get("\"judgements\" \"" + each.id() + "\"");
                        String type = judgement == null
                                ? ""
                                : judgement.path("judgement_type_id").asString("");
                        seen.add(submission(
                                Integer.parseInt(each.id()),
                                ContestTime.write(each.time()),
                                each.team(),
                                each.problem(),
                                type));
                    }
                }
                assertThat(Board.of(contest, seen, END, View.UNFROZEN).rows())
                        .isEqualTo(Board.of(contest, submissions, at, view).rows());
            }
        });
    }

    @Test
    void theOrderOfTheInputDoesNotMatter() {
        Seeds.forEach(CONTESTS, rng -> {
            List<Submission> submissions = Contests.random(rng, CONTEST);
            List<Submission> shuffled = new ArrayList<>(submissions);
            Collections.shuffle(shuffled, new Random(rng.nextLong()));
            assertThat(ClicsFeed.of(CONTEST, shuffled, END, View.PUBLIC))
                    .isEqualTo(ClicsFeed.of(CONTEST, submissions, END, View.PUBLIC));
        });
    }

    private static List<String> happenings(List<Submission> submissions, View view) {
        List<String> told = new ArrayList<>();
        for (String line : ClicsFeed.of(CONTEST, submissions, END, view).lines().toList()) {
            JsonNode event = ClicsRules.MAPPER.readTree(line);
            String type = event.get("type").stringValue();
            JsonNode data = event.get("data");
            switch (type) {
                case "state" ->
                    told.add("state "
                            + data.propertyStream()
                                    .filter(entry -> !entry.getValue().isNull())
                                    .map(Map.Entry::getKey)
                                    .reduce((first, second) -> second)
                                    .orElse("not started"));
                case "submissions", "judgements", "runs" ->
                    told.add(type + " " + event.get("id").stringValue() + " "
                            + data.path("judgement_type_id").asString(""));
                case "awards" -> told.add(event.get("id").stringValue() + " " + data.get("team_ids"));
                default -> {}
            }
        }
        return told.stream().map(String::strip).toList();
    }

    @Test
    void whatHappensIsToldInTheOrderOfTime() {
        assertThat(happenings(some(), View.PUBLIC))
                .containsExactly(
                        "state not started",
                        "first-to-solve-pA []",
                        "first-to-solve-pB []",
                        "first-to-solve-pC []",
                        "winner null",
                        "gold-medal null",
                        "silver-medal null",
                        "bronze-medal null",
                        "group-winner-even null",
                        "group-winner-odd null",
                        "state started",
                        "submissions 1",
                        "judgements 1",
                        "judgements 1 WA",
                        "submissions 2",
                        "judgements 2",
                        "runs 2-1 AC",
                        "runs 2-2 AC",
                        "judgements 2 AC",
                        "first-to-solve-pA [\"t1\"]",
                        "submissions 3",
                        "judgements 3 CE",
                        "submissions 4",
                        "judgements 4",
                        "state frozen",
                        "submissions 5",
                        "judgements 4 AC",
                        "first-to-solve-pB [\"t2\"]",
                        "submissions 6",
                        "state ended",
                        "state thawed",
                        "judgements 6",
                        "judgements 5 AC",
                        "first-to-solve-pC [\"t3\"]",
                        "judgements 6 TLE",
                        "winner [\"t1\"]",
                        "gold-medal [\"t1\"]",
                        "silver-medal [\"t2\"]",
                        "bronze-medal [\"t3\"]",
                        "group-winner-even [\"t2\"]",
                        "group-winner-odd [\"t1\"]",
                        "state finalized",
                        "state end_of_updates");
    }

    @Test
    void judgesAreToldOfEveryVerdictWhenItIsThere() {
        assertThat(happenings(some(), View.UNFROZEN))
                .containsSubsequence(
                        "state frozen",
                        "submissions 5",
                        "judgements 5",
                        "judgements 4 AC",
                        "judgements 5 AC",
                        "state ended");
    }

    @Test
    void withoutAThawTheFeedDoesNotEnd() {
        assertThat(happenings(some(), View.FROZEN))
                .doesNotContain("state thawed", "state end_of_updates", "judgements 5 AC", "winner [\"t1\"]")
                .endsWith("state ended", "state finalized");
    }

    @Test
    void numbersAndTimesAreWrittenAsTheApiWantsThem() {
        assertThat(sample("contest").toString())
                .isEqualTo(
                        "{\"id\":\"test-cup\",\"name\":\"Test cup\",\"start_time\":\"2026-10-10T10:00:00.000+03:00\","
                                + "\"duration\":\"5:00:00.000\",\"scoreboard_freeze_duration\":\"1:00:00.000\","
                                + "\"scoreboard_thaw_time\":\"2026-10-10T15:30:00.000+03:00\",\"scoreboard_type\":\"pass-fail\","
                                + "\"penalty_time\":20}");
        assertThat(sample("problems").get("time_limit").toString()).isEqualTo("1.5");
        assertThat(sample("runs").get("run_time").toString()).isEqualTo("1");
        assertThat(sample("submissions").get("contest_time").stringValue()).isEqualTo("4:59:00.000");
    }

    @Test
    void aFeedNeedsLimitsAndNumbersOfTests() {
        IcpcContest contest = Contests.of(1, 1);
        IcpcContest.Problem bare = new IcpcContest.Problem(
                "p", "P", "Bare", Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
        assertThat(ClicsFeed.lacking(contest)).isEmpty();
        assertThat(ClicsFeed.lacking(new IcpcContest(
                        contest.id(),
                        contest.name(),
                        contest.schedule(),
                        contest.scoring(),
                        List.of(bare),
                        contest.teams(),
                        contest.organizations(),
                        contest.groups(),
                        contest.languages())))
                .containsExactly(
                        "problem P: say time-limit, such as \"2s\"; the event feed tells it",
                        "problem P: say tests, how many there are; the event feed tells it");
    }
}
