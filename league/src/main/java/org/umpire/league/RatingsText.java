package org.umpire.league;

import java.util.List;
import org.umpire.league.rating.Rating;
import org.umpire.record.Shown;

/** Ratings for a terminal. All text of others is escaped. */
public final class RatingsText {
    private RatingsText() {}

    /** Returns the ratings as a table, what they mean, and where results are not what they say. */
    public static String of(SeasonRead read, SeasonRatings season) {
        RatingWords words = new RatingWords(read, season);
        StringBuilder text = new StringBuilder(Shown.of(read.season().name(), 80))
                .append(": ")
                .append(read.gameTitle())
                .append(", ratings by ")
                .append(season.by() == SeasonRatings.By.TABLE ? "tables" : "matches")
                .append(" (")
                .append(words.of())
                .append(read.finished() ? ")\n\n" : "; provisional)\n\n");
        TextTable table = new TextTable(List.of(false, true, false, false, false, false, false, false));
        table.row(List.of(
                "#",
                "name",
                "rating",
                "95 % interval",
                "above next",
                "place right",
                "ahead of",
                season.by() == SeasonRatings.By.TABLE ? "tables" : "matches"));
        int place = 0;
        for (Rating row : season.ratings().rows()) {
            place++;
            table.row(List.of(
                    row.kind() == Rating.Kind.UNKNOWN ? "–" : Integer.toString(place),
                    Shown.name(read.name(row.entrant())),
                    words.rating(row),
                    words.interval(row),
                    row.aboveNext().isPresent()
                            ? RatingWords.percent(row.aboveNext().getAsDouble())
                            : "",
                    row.odds().map(RatingWords::odds).orElse(""),
                    row.results() == 0 ? "–" : Math.round(100 * row.score()) + " %",
                    Long.toString(row.results())));
        }
        text.append(table.text()).append('\n');
        words.meaning().forEach(sentence -> text.append(sentence).append('\n'));
        words.outliers().forEach(sentence -> text.append(sentence).append('\n'));
        return text.toString();
    }
}
