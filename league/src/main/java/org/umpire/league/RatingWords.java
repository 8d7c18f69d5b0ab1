package org.umpire.league;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.umpire.league.rating.Pairing;
import org.umpire.league.rating.Rating;
import org.umpire.league.rating.Ratings;
import org.umpire.league.statistics.PlaceOdds;
import org.umpire.record.Shown;

/** Ratings in words, the same in all texts for people. */
final class RatingWords {
    /** More outliers than these are counted, not told. */
    private static final int OUTLIERS_MAX = 10;

    private final SeasonRead read;
    private final SeasonRatings season;
    private final Ratings ratings;

    RatingWords(SeasonRead read, SeasonRatings season) {
        this.read = read;
        this.season = season;
        this.ratings = season.ratings();
    }

    /** Returns a rating in whole points, with its sign where ratings begin at 0. */
    String points(double elo) {
        long rounded = Math.round(elo);
        return ratings.anchor().value() == 0
                ? Figures.signed(rounded)
                : Long.toString(rounded).replace('-', '−');
    }

    /** Returns what is known of a rating: {@code +212}, {@code over +310}, {@code –}. */
    String rating(Rating row) {
        return switch (row.kind()) {
            case RATED -> points(row.elo().orElseThrow());
            case AT_LEAST -> row.low().isPresent() ? "over " + points(row.low().getAsDouble()) : "above";
            case AT_MOST ->
                row.high().isPresent() ? "under " + points(row.high().getAsDouble()) : "below";
            case UNKNOWN -> "–";
        };
    }

    String interval(Rating row) {
        return row.kind() == Rating.Kind.RATED && row.low().isPresent()
                ? points(row.low().getAsDouble()) + " to " + points(row.high().orElseThrow())
                : "–";
    }

    static String odds(PlaceOdds odds) {
        return percent(odds.right());
    }

    /** Returns a probability in whole per cent; the ends are told as what they are, nearly certain. */
    static String percent(double probability) {
        if (probability > 0.995) {
            return "> 99 %";
        }
        return probability < 0.005 ? "< 1 %" : Math.round(100 * probability) + " %";
    }

    String of() {
        return Figures.count(ratings.blocks(), "match", "matches")
                + (season.by() == SeasonRatings.By.TABLE
                        ? ", " + Figures.count(ratings.results(), "table", "tables")
                        : "");
    }

    /** Returns what the numbers mean. */
    List<String> meaning() {
        if (ratings.results() == 0) {
            return List.of("There are no results yet.");
        }
        List<String> sentences = new ArrayList<>();
        StringBuilder scale = new StringBuilder("100 points more: ahead in 64 of 100 decided ")
                .append(season.by() == SeasonRatings.By.TABLE ? "tables" : "matches");
        ratings.drawShare()
                .ifPresent(share -> scale.append("; two equals are level in ")
                        .append(String.format(Locale.ROOT, "%.0f", 100 * share))
                        .append(" of 100"));
        sentences.add(scale.append('.').toString());
        sentences.add(beginning(names(Rating.Kind.RATED))
                + " Intervals hold the true distance from there in 95 of 100 cases; their errors are over matches"
                + (read.chance() ? ", whose tables share one deal." : "."));
        bounded(sentences);
        return sentences;
    }

    private String beginning(List<String> rated) {
        if (ratings.anchor().entrant().isPresent()) {
            return "Ratings begin at "
                    + Shown.name(read.name(ratings.anchor().entrant().getAsInt())) + ", which is set to "
                    + points(ratings.anchor().value()) + ".";
        }
        return rated.size() == 1
                ? "No two entrants can be rated against each other, since results between any two go one way; ratings"
                        + " begin at " + rated.get(0) + ", which is set to 0."
                : "Ratings begin at their average, 0.";
    }

    private void bounded(List<String> sentences) {
        one(sentences, Rating.Kind.AT_LEAST, "never did worse than any of the rated, so nothing limits", "upwards");
        one(sentences, Rating.Kind.AT_MOST, "never did better than any of the rated, so nothing limits", "downwards");
        List<String> unknown = names(Rating.Kind.UNKNOWN);
        if (!unknown.isEmpty()) {
            sentences.add(String.join(", ", unknown) + (unknown.size() == 1 ? " has" : " have")
                    + " no results that lead to the rated, directly or by others, and cannot be compared with them.");
        }
    }

    private void one(List<String> sentences, Rating.Kind kind, String why, String way) {
        List<String> names = names(kind);
        if (!names.isEmpty()) {
            sentences.add(
                    String.join(", ", names) + " " + why + (names.size() == 1 ? " its rating " : " their ratings ")
                            + way + "; with the one shown, such results had a chance of 2.5 %.");
        }
    }

    private List<String> names(Rating.Kind kind) {
        return ratings.rows().stream()
                .filter(row -> row.kind() == kind)
                .map(row -> Shown.name(read.name(row.entrant())))
                .toList();
    }

    /** Returns where results are not what the ratings say, or that they are. */
    List<String> outliers() {
        if (ratings.pairings().isEmpty()) {
            return List.of();
        }
        String all = Figures.count(ratings.pairings().size(), "pairing", "pairings");
        List<Pairing> outliers = ratings.outliers();
        if (outliers.isEmpty()) {
            return List.of("No pairing is other than the ratings say, beyond chance; of " + all + " the farthest is "
                    + sentence(ratings.pairings().get(0)));
        }
        List<String> sentences = new ArrayList<>();
        for (Pairing pairing : outliers.subList(0, Math.min(OUTLIERS_MAX, outliers.size()))) {
            sentences.add("Not what the ratings say, beyond chance (of " + all + "): " + sentence(pairing));
        }
        if (outliers.size() > OUTLIERS_MAX) {
            sentences.add(
                    "… and " + Figures.count(outliers.size() - OUTLIERS_MAX, "more pairing", "more pairings") + ".");
        }
        return sentences;
    }

    private String sentence(Pairing pairing) {
        return String.format(
                Locale.ROOT,
                "%s against %s, ahead in %s of %d where %.1f were expected (%s standard errors, %s).",
                Shown.name(read.name(pairing.one())),
                Shown.name(read.name(pairing.other())),
                halves(pairing.score()),
                pairing.results(),
                pairing.expected(),
                Figures.signed(pairing.deviation()),
                pairing.probability() >= 1
                        ? "as chance has it"
                        : String.format(Locale.ROOT, "by chance in %.2g %% at most", 100 * pairing.probability()));
    }

    private static String halves(double score) {
        return Points.shown(Math.round(2 * score), 2);
    }
}
