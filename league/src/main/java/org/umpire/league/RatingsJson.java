package org.umpire.league;

import java.util.OptionalDouble;
import org.umpire.league.rating.Pairing;
import org.umpire.league.rating.Rating;
import org.umpire.league.rating.Ratings;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Ratings for machines. Fields are in {@code docs/ratings.md#machines}. */
public final class RatingsJson {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private RatingsJson() {}

    /** Returns the text, ending with a line end. */
    public static String of(SeasonRead read, SeasonRatings season) {
        Ratings ratings = season.ratings();
        ObjectNode json = MAPPER.createObjectNode();
        json.put("by", season.by().word());
        if (ratings.anchor().entrant().isPresent()) {
            json.putObject("anchor")
                    .put("name", read.name(ratings.anchor().entrant().getAsInt()))
                    .put("value", Rounded.of(ratings.anchor().value(), 4));
        } else {
            json.putNull("anchor");
        }
        json.put("blocks", ratings.blocks());
        json.put("results", ratings.results());
        Rounded.put(json, "draw_share", ratings.drawShare(), 6);
        ArrayNode rows = json.putArray("ratings");
        int place = 0;
        for (Rating row : ratings.rows()) {
            place++;
            add(rows.addObject(), read, row, place);
        }
        ArrayNode pairings = json.putArray("pairings");
        ratings.pairings().forEach(pairing -> add(pairings.addObject(), read, pairing));
        return MAPPER.writeValueAsString(json).replace("\r\n", "\n") + "\n";
    }

    private static void add(ObjectNode json, SeasonRead read, Rating row, int place) {
        if (row.kind() == Rating.Kind.UNKNOWN) {
            json.putNull("place");
        } else {
            json.put("place", place);
        }
        json.put("name", read.name(row.entrant()));
        json.put("kind", kind(row.kind()));
        Rounded.put(json, "rating", row.elo(), 4);
        Rounded.put(json, "rating_error", row.error(), 4);
        Rounded.put(json, "low_95", row.low(), 4);
        Rounded.put(json, "high_95", row.high(), 4);
        Rounded.put(json, "above_next", row.aboveNext(), 6);
        Rounded.put(json, row.odds());
        json.put(
                "out_of_competition",
                read.season().entrants().get(row.entrant()).outOfCompetition());
        json.put("blocks", row.blocks());
        json.put("results", row.results());
        Rounded.put(json, "score", row.results() == 0 ? OptionalDouble.empty() : OptionalDouble.of(row.score()), 6);
    }

    /** Returns what is known of a rating, in a word. */
    static String kind(Rating.Kind kind) {
        return switch (kind) {
            case RATED -> "rated";
            case AT_LEAST -> "at_least";
            case AT_MOST -> "at_most";
            case UNKNOWN -> "unknown";
        };
    }

    private static void add(ObjectNode json, SeasonRead read, Pairing pairing) {
        json.put("one", read.name(pairing.one()));
        json.put("other", read.name(pairing.other()));
        json.put("blocks", pairing.blocks());
        json.put("results", pairing.results());
        json.put("score", Rounded.of(pairing.score(), 1));
        json.put("expected", Rounded.of(pairing.expected(), 4));
        json.put("deviation", Rounded.of(pairing.deviation(), 4));
        json.put("probability", Rounded.of(pairing.probability(), 6));
        json.put("outlier", pairing.outlier());
    }
}
