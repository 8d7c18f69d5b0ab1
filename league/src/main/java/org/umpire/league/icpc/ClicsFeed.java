package org.umpire.league.icpc;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.umpire.league.icpc.IcpcContest.Problem;
import org.umpire.league.icpc.IcpcContest.Schedule;
import tools.jackson.databind.node.ObjectNode;

/**
 * A contest as the event feed of the Contest API, version 2023-06: one JSON object a line. First what is known before
 * the contest, so that nothing refers to what has not been told; then what happened, in the order of time. The order of
 * what happened at the same time is in {@code docs/scoreboard.md#event-feed}.
 */
public final class ClicsFeed {
    private final IcpcContest contest;
    private final Schedule schedule;
    private final List<Submission> submissions;
    private final View view;
    private final List<Event> events = new ArrayList<>();

    /** What comes first of all that happens at one time. */
    private enum Turn {
        STATE,
        SUBMISSION,
        JUDGEMENT_BEGUN,
        RUN,
        JUDGEMENT,
        AWARD,
        FINAL_STATE
    }

    private record Event(Duration at, Turn turn, ObjectNode json) {}

    private ClicsFeed(IcpcContest contest, List<Submission> submissions, View view) {
        this.contest = view.told(contest);
        this.schedule = this.contest.schedule();
        this.submissions = submissions.stream().sorted(Submission.ORDER).toList();
        this.view = view;
    }

    /** Returns what the feed needs and the contest does not say, in words; empty if there can be a feed. */
    public static List<String> lacking(IcpcContest contest) {
        List<String> lacking = new ArrayList<>();
        for (Problem problem : contest.problems()) {
            if (problem.timeLimit().isEmpty()) {
                lacking.add("problem " + problem.label() + ": say time-limit, such as \"2s\"; the event feed tells it");
            }
            if (problem.tests().isEmpty()) {
                lacking.add("problem " + problem.label() + ": say tests, how many there are; the event feed tells it");
            }
        }
        return lacking;
    }

    /**
     * Returns the feed as somebody sees it, up to a contest time: lines, each ending with a line end.
     *
     * @param submissions of the contest's teams, in any order
     */
    public static String of(IcpcContest contest, List<Submission> submissions, Duration until, View view) {
        ClicsFeed feed = new ClicsFeed(contest, submissions, view);
        StringBuilder text = new StringBuilder();
        feed.settings().forEach(json -> text.append(json).append('\n'));
        feed.happenings();
        feed.events.sort(Comparator.comparing(Event::at).thenComparing(Event::turn));
        feed.events.stream()
                .filter(event -> event.at().compareTo(until) <= 0)
                .forEach(event -> text.append(event.json()).append('\n'));
        return text.toString();
    }

    private static ObjectNode notification(String type, ObjectNode data) {
        ObjectNode json = ClicsObjects.MAPPER.createObjectNode();
        json.put("type", type);
        if (type.equals("contest") || type.equals("state")) {
            json.putNull("id");
        } else {
            json.put("id", data.get("id").stringValue());
        }
        json.set("data", data);
        return json;
    }

    private List<ObjectNode> settings() {
        List<ObjectNode> told = new ArrayList<>();
        told.add(notification("contest", ClicsObjects.contest(contest)));
        for (JudgementType type : JudgementType.values()) {
            told.add(notification("judgement-types", ClicsObjects.judgementType(type)));
        }
        contest.languages().forEach(each -> told.add(notification("languages", ClicsObjects.language(each))));
        for (int i = 0; i < contest.problems().size(); i++) {
            told.add(notification(
                    "problems", ClicsObjects.problem(contest.problems().get(i), i + 1)));
        }
        contest.groups().forEach(each -> told.add(notification("groups", ClicsObjects.group(each))));
        contest.organizations()
                .forEach(each -> told.add(notification("organizations", ClicsObjects.organization(each))));
        contest.teams().forEach(each -> told.add(notification("teams", ClicsObjects.team(each))));
        Duration before = Duration.ofMillis(-1);
        told.add(notification("state", ClicsObjects.state(schedule, before)));
        new ClicsAwards(contest, submissions, view)
                .before()
                .forEach(award -> told.add(notification("awards", award.json())));
        return told;
    }

    private void add(Duration at, Turn turn, String type, ObjectNode data) {
        events.add(new Event(at, turn, notification(type, data)));
    }

    private void happenings() {
        add(Duration.ZERO, Turn.STATE, "state", ClicsObjects.state(schedule, Duration.ZERO));
        schedule.freeze().ifPresent(at -> add(at, Turn.STATE, "state", ClicsObjects.state(schedule, at)));
        add(schedule.length(), Turn.STATE, "state", ClicsObjects.state(schedule, schedule.length()));
        schedule.thaw().ifPresent(at -> add(at, Turn.STATE, "state", ClicsObjects.state(schedule, at)));
        schedule.finalized().ifPresent(at -> add(at, Turn.FINAL_STATE, "state", ClicsObjects.state(schedule, at)));
        ClicsObjects.endOfUpdates(schedule)
                .ifPresent(at -> add(at, Turn.FINAL_STATE, "state", ClicsObjects.state(schedule, at)));
        for (int i = 0; i < submissions.size(); i++) {
            submission(submissions.get(i), i + 1);
        }
        new ClicsAwards(contest, submissions, view)
                .during()
                .forEach(award -> add(award.at(), Turn.AWARD, "awards", award.json()));
    }

    private void submission(Submission submission, int number) {
        add(submission.time(), Turn.SUBMISSION, "submissions", ClicsObjects.submission(schedule, submission));
        Optional<Duration> seen = view.seenFrom(schedule, submission);
        if (seen.isEmpty()) {
            return;
        }
        Submission.Verdict verdict = submission.verdict().orElseThrow();
        Duration shown = view.shownFrom(schedule, submission).orElseThrow();
        // Runs refer to a judgement, which must have been told.
        if (shown.compareTo(verdict.at()) < 0 || !verdict.runs().isEmpty()) {
            add(
                    shown,
                    Turn.JUDGEMENT_BEGUN,
                    "judgements",
                    ClicsObjects.judgement(schedule, submission, Optional.empty()));
        }
        for (Submission.Run run : verdict.runs()) {
            add(
                    seen.get(),
                    Turn.RUN,
                    "runs",
                    ClicsObjects.run(schedule, number + "-" + run.ordinal(), submission, verdict.at(), run));
        }
        add(
                seen.get(),
                Turn.JUDGEMENT,
                "judgements",
                ClicsObjects.judgement(schedule, submission, submission.verdict()));
    }
}
