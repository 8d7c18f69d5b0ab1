package org.umpire.league.icpc;

import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A board as the endpoint {@code scoreboard} of the Contest API, version 2023-06. */
public final class ClicsScoreboard {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private ClicsScoreboard() {}

    /** Returns the text, ending with a line end. */
    public static String of(Board board) {
        IcpcContest.Schedule schedule = board.view().told(board.contest()).schedule();
        ObjectNode json = MAPPER.createObjectNode();
        json.put("time", ClicsObjects.time(schedule.at(board.at())));
        json.put("contest_time", ContestTime.write(board.at()));
        json.set("state", ClicsObjects.state(schedule, board.at()));
        ArrayNode rows = json.putArray("rows");
        board.rows().forEach(row -> row(rows.addObject(), board.contest(), row));
        return MAPPER.writeValueAsString(json).replace("\r\n", "\n") + "\n";
    }

    private static void row(ObjectNode json, IcpcContest contest, Board.Row row) {
        json.put("rank", row.rank());
        json.put("team_id", row.team().id());
        ObjectNode score = json.putObject("score");
        score.put("num_solved", row.solved());
        score.put("total_time", row.minutes());
        if (row.last().isPresent()) {
            score.put("time", row.last().getAsInt());
        } else {
            score.putNull("time");
        }
        ArrayNode problems = json.putArray("problems");
        for (int p = 0; p < row.cells().size(); p++) {
            Cell cell = row.cells().get(p);
            ObjectNode problem = problems.addObject();
            problem.put("problem_id", contest.problems().get(p).id());
            problem.put("num_judged", cell.judged());
            problem.put("num_pending", cell.pending());
            problem.put("solved", cell.solved().isPresent());
            cell.solved().ifPresent(minute -> problem.put("time", minute));
        }
    }
}
