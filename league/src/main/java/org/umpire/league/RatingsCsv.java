package org.umpire.league;

import java.util.List;
import java.util.OptionalDouble;
import org.umpire.league.rating.Rating;

/** Ratings for spreadsheets, in the manner of {@link StandingsCsv}. */
public final class RatingsCsv {
    private RatingsCsv() {}

    /** Returns the text, ending with a line end. */
    public static String of(SeasonRead read, SeasonRatings season) {
        StringBuilder csv =
                new StringBuilder("place,name,kind,rating,rating_error,low_95,high_95,above_next,place_right,"
                        + "place_better,place_worse,blocks,results,score\n");
        int place = 0;
        for (Rating row : season.ratings().rows()) {
            place++;
            csv.append(String.join(
                            ",",
                            List.of(
                                    row.kind() == Rating.Kind.UNKNOWN ? "" : Integer.toString(place),
                                    StandingsCsv.text(read.name(row.entrant())),
                                    RatingsJson.kind(row.kind()),
                                    Rounded.text(row.elo(), 4),
                                    Rounded.text(row.error(), 4),
                                    Rounded.text(row.low(), 4),
                                    Rounded.text(row.high(), 4),
                                    Rounded.text(row.aboveNext(), 6),
                                    Rounded.text(Rounded.right(row.odds()), Rounded.ODDS),
                                    Rounded.text(Rounded.better(row.odds()), Rounded.ODDS),
                                    Rounded.text(Rounded.worse(row.odds()), Rounded.ODDS),
                                    Long.toString(row.blocks()),
                                    Long.toString(row.results()),
                                    Rounded.text(
                                            row.results() == 0
                                                    ? OptionalDouble.empty()
                                                    : OptionalDouble.of(row.score()),
                                            6))))
                    .append('\n');
        }
        return csv.toString();
    }
}
