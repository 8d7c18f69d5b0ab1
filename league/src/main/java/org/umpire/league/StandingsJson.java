package org.umpire.league;

import java.util.EnumMap;
import java.util.OptionalInt;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Standings for machines: an array, best first. Fields are in {@code docs/protocols/season.md#texts}. */
public final class StandingsJson {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private StandingsJson() {}

    /** Returns the text, ending with a line end. */
    public static String of(Standings standings) {
        ArrayNode rows = MAPPER.createArrayNode();
        for (Standings.Row row : standings.rows()) {
            ObjectNode json = rows.addObject();
            if (row.rank().isPresent()) {
                json.put("rank", row.rank().getAsInt());
            } else {
                json.putNull("rank");
            }
            json.put("name", row.name());
            json.put("points", Points.decimal(row.points(), standings.pointsUnit()));
            json.put("out_of_competition", row.outOfCompetition());
            Rounded.put(json, row.odds());
            json.put("played", row.played());
            json.put("won", row.won());
            json.put("drawn", row.drawn());
            json.put("lost", row.lost());
            if (row.headToHead().isPresent()) {
                json.put("head_to_head", Points.decimal(row.headToHead().getAsLong(), standings.pointsUnit()));
            } else {
                json.putNull("head_to_head");
            }
            if (!standings.runOff().isEmpty()) {
                OptionalInt place = standings.runOffPlace(row.entrant());
                if (place.isPresent()) {
                    json.put("run_off", place.getAsInt());
                } else {
                    json.putNull("run_off");
                }
            }
            json.put("total_score", row.totalScore());
            json.put("score_per_game", row.scorePerGame().value());
            if (row.scorePerGame().standardError().isPresent()) {
                json.put(
                        "score_per_game_error",
                        row.scorePerGame().standardError().getAsDouble());
            } else {
                json.putNull("score_per_game_error");
            }
            ObjectNode faults = json.putObject("faults");
            if (row.faultCount() > 0) {
                new EnumMap<>(row.faults()).forEach((kind, count) -> faults.put(kind.word(), count));
            }
            json.put("cpu_ms", row.effort().spent().cpu().toMillis());
            json.put("wall_ms", row.effort().spent().wall().toMillis());
            json.put("cpu_ms_per_table", row.effort().meanCpu().toNanos() / 1e6);
            json.put("cpu_ms_most", row.effort().mostCpu().toNanos() / 1e6);
            json.put("why", row.why());
        }
        return MAPPER.writeValueAsString(rows).replace("\r\n", "\n") + "\n";
    }
}
