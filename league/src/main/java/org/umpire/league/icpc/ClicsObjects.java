package org.umpire.league.icpc;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import org.umpire.league.icpc.IcpcContest.Group;
import org.umpire.league.icpc.IcpcContest.Language;
import org.umpire.league.icpc.IcpcContest.Organization;
import org.umpire.league.icpc.IcpcContest.Problem;
import org.umpire.league.icpc.IcpcContest.Schedule;
import org.umpire.league.icpc.IcpcContest.Team;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The objects of the Contest API, version 2023-06. What there is no value for is left out, as the API allows. */
final class ClicsObjects {
    static final JsonMapper MAPPER = new JsonMapper();

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSXXX");

    private ClicsObjects() {}

    /** Returns an absolute timestamp, always with milliseconds: {@code 2026-10-10T10:00:00.000+03:00}. */
    static String time(OffsetDateTime time) {
        return TIME.format(time);
    }

    static ObjectNode contest(IcpcContest contest) {
        Schedule schedule = contest.schedule();
        ObjectNode json = MAPPER.createObjectNode();
        json.put("id", contest.id());
        json.put("name", contest.name());
        json.put("start_time", time(schedule.start()));
        json.put("duration", ContestTime.write(schedule.length()));
        schedule.freeze()
                .ifPresent(freeze -> json.put(
                        "scoreboard_freeze_duration",
                        ContestTime.write(schedule.length().minus(freeze))));
        schedule.thaw().ifPresent(thaw -> json.put("scoreboard_thaw_time", time(schedule.at(thaw))));
        json.put("scoreboard_type", "pass-fail");
        json.put("penalty_time", contest.scoring().penaltyMinutes());
        return json;
    }

    static ObjectNode judgementType(JudgementType type) {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("id", type.name());
        json.put("name", type.title());
        json.put("penalty", type.penalty());
        json.put("solved", type.solved());
        return json;
    }

    static ObjectNode language(Language language) {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("id", language.id());
        json.put("name", language.name());
        json.put("entry_point_required", language.entryPoint().isPresent());
        language.entryPoint().ifPresent(name -> json.put("entry_point_name", name));
        ArrayNode extensions = json.putArray("extensions");
        language.extensions().forEach(extensions::add);
        return json;
    }

    static ObjectNode problem(Problem problem, int ordinal) {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("id", problem.id());
        json.put("label", problem.label());
        json.put("name", problem.name());
        json.put("ordinal", ordinal);
        problem.rgb().ifPresent(rgb -> json.put("rgb", rgb));
        problem.color().ifPresent(color -> json.put("color", color));
        problem.timeLimit().ifPresent(limit -> json.put("time_limit", seconds(limit)));
        problem.tests().ifPresent(tests -> json.put("test_data_count", tests));
        return json;
    }

    static ObjectNode group(Group group) {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("id", group.id());
        json.put("name", group.name());
        group.type().ifPresent(type -> json.put("type", type));
        return json;
    }

    static ObjectNode organization(Organization organization) {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("id", organization.id());
        json.put("name", organization.name());
        organization.formalName().ifPresent(name -> json.put("formal_name", name));
        organization.country().ifPresent(country -> json.put("country", country));
        return json;
    }

    static ObjectNode team(Team team) {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("id", team.id());
        json.put("name", team.name());
        json.put("label", team.label());
        team.organization().ifPresent(id -> json.put("organization_id", id));
        ArrayNode groups = json.putArray("group_ids");
        team.groups().forEach(groups::add);
        if (team.hidden()) {
            json.put("hidden", true);
        }
        return json;
    }

    /** Returns the state at a contest time, with nulls for what has not happened. */
    static ObjectNode state(Schedule schedule, Duration at) {
        ObjectNode json = MAPPER.createObjectNode();
        happened(json, "started", schedule, Optional.of(Duration.ZERO), at);
        happened(json, "frozen", schedule, schedule.freeze(), at);
        happened(json, "ended", schedule, Optional.of(schedule.length()), at);
        happened(json, "thawed", schedule, schedule.thaw(), at);
        happened(json, "finalized", schedule, schedule.finalized(), at);
        happened(json, "end_of_updates", schedule, endOfUpdates(schedule), at);
        return json;
    }

    /** Returns when nothing more will come: a second after all is final, and shown. */
    static Optional<Duration> endOfUpdates(Schedule schedule) {
        if (schedule.finalized().isEmpty()
                || (schedule.freeze().isPresent() && schedule.thaw().isEmpty())) {
            return Optional.empty();
        }
        Duration last = schedule.finalized().get();
        Duration thaw = schedule.thaw().orElse(last);
        return Optional.of((thaw.compareTo(last) > 0 ? thaw : last).plusSeconds(1));
    }

    private static void happened(
            ObjectNode json, String name, Schedule schedule, Optional<Duration> when, Duration at) {
        Optional<Duration> then = when.filter(time -> time.compareTo(at) <= 0);
        if (then.isPresent()) {
            json.put(name, time(schedule.at(then.get())));
        } else {
            json.putNull(name);
        }
    }

    static ObjectNode submission(Schedule schedule, Submission submission) {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("id", submission.id());
        json.put("language_id", submission.language());
        json.put("problem_id", submission.problem());
        json.put("team_id", submission.team());
        json.put("time", time(schedule.at(submission.time())));
        json.put("contest_time", ContestTime.write(submission.time()));
        submission.entryPoint().ifPresent(entry -> json.put("entry_point", entry));
        json.putArray("files");
        return json;
    }

    /** Returns the judgement of a submission, with its verdict if there is one. There is one judgement each. */
    static ObjectNode judgement(Schedule schedule, Submission submission, Optional<Submission.Verdict> verdict) {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("id", submission.id());
        json.put("submission_id", submission.id());
        json.put("start_time", time(schedule.at(submission.time())));
        json.put("start_contest_time", ContestTime.write(submission.time()));
        verdict.ifPresent(known -> {
            json.put("judgement_type_id", known.type().name());
            json.put("end_time", time(schedule.at(known.at())));
            json.put("end_contest_time", ContestTime.write(known.at()));
            known.runs().stream()
                    .map(Submission.Run::time)
                    .max(Duration::compareTo)
                    .ifPresent(longest -> json.put("max_run_time", seconds(longest)));
        });
        return json;
    }

    static ObjectNode run(Schedule schedule, String id, Submission submission, Duration at, Submission.Run run) {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("id", id);
        json.put("judgement_id", submission.id());
        json.put("ordinal", run.ordinal());
        json.put("judgement_type_id", run.type().name());
        json.put("time", time(schedule.at(at)));
        json.put("contest_time", ContestTime.write(at));
        json.put("run_time", seconds(run.time()));
        return json;
    }

    /** Returns an award; without teams it is one that is not kept up to date yet. */
    static ObjectNode award(String id, String citation, Optional<List<String>> teams) {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("id", id);
        json.put("citation", citation);
        if (teams.isPresent()) {
            ArrayNode ids = json.putArray("team_ids");
            teams.get().forEach(ids::add);
        } else {
            json.putNull("team_ids");
        }
        return json;
    }

    /** Returns seconds with at most three decimals, and none that are not needed. */
    private static BigDecimal seconds(Duration time) {
        BigDecimal seconds = BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros();
        return seconds.scale() < 0 ? seconds.setScale(0) : seconds;
    }
}
