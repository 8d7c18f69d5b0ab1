package org.umpire.league;

import java.util.List;
import java.util.Optional;
import org.umpire.league.rating.Anchor;
import org.umpire.league.rating.Rating;

/** The section of ratings with their intervals. */
final class HtmlRatings {
    private final Markup page;
    private final SeasonRead read;
    private final List<Rating> rows;
    private final RatingWords words;

    private HtmlRatings(Markup page, SeasonRead read, SeasonRatings season) {
        this.page = page;
        this.read = read;
        this.rows = season.ratings().rows();
        this.words = new RatingWords(read, season);
    }

    static void write(Markup page, SeasonRead read) {
        if (!shown(read)) {
            return;
        }
        read.ratings(Optional.empty(), Anchor.MEAN_ZERO)
                .ifPresent(season -> new HtmlRatings(page, read, season).write());
    }

    /** Returns whether there are few enough entrants. */
    static boolean shown(SeasonRead read) {
        return !read.manyEntrants();
    }

    private void write() {
        page.open("section", "id", "ratings", "aria-labelledby", "h-ratings");
        page.element("h2", "Ratings", "id", "h-ratings");
        page.element("p", "How strong each entrant is, whomever it met, in Elo points.", "class", "lead");
        page.open("div", "class", "card plot");
        Scale scale = scale();
        PlotRows plot = new PlotRows(page, scale);
        plot.begin("Rating of each entrant", words::points, "Rating", "95 % interval", "Above next");
        for (Rating row : rows) {
            row(plot, scale, row);
        }
        plot.end();
        words.meaning().forEach(this::note);
        words.outliers().forEach(this::note);
        page.close("div").close("section");
    }

    private void note(String sentence) {
        page.element("p", sentence, "class", "note");
    }

    private Scale scale() {
        double low = 0;
        double high = 0;
        for (Rating row : rows) {
            for (double end : new double[] {
                row.elo().orElse(0), row.low().orElse(0), row.high().orElse(0)
            }) {
                low = Math.min(low, end);
                high = Math.max(high, end);
            }
        }
        return Scale.of(low, high, 7);
    }

    private void row(PlotRows plot, Scale scale, Rating row) {
        plot.rowBegin(read.name(row.entrant()));
        plot.grid(true);
        if (row.low().isPresent() || row.high().isPresent()) {
            plot.interval(row.low().orElse(scale.low()), row.high().orElse(scale.high()));
        }
        row.elo().ifPresent(plot::dot);
        plot.plotEnd();
        page.element("td", words.rating(row), "class", "n");
        page.element("td", words.interval(row), "class", "n");
        page.element(
                "td",
                row.aboveNext().isPresent()
                        ? RatingWords.percent(row.aboveNext().getAsDouble())
                        : "",
                "class",
                "n");
        page.close("tr");
    }
}
