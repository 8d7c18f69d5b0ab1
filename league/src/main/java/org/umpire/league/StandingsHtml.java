package org.umpire.league;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.umpire.record.Shown;

/**
 * A season as one HTML file that needs nothing else: standings, cross table, plots, faults, and how to check it all. It
 * has no script, and its own policy forbids any; all text of entrants and programs is escaped and cut.
 */
public final class StandingsHtml {
    /** Beyond so many entrants a cross table is no help to anybody. */
    static final int CROSS_TABLE_MAX = 60;

    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH).withZone(ZoneOffset.UTC);
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("HH:mm", Locale.ENGLISH).withZone(ZoneOffset.UTC);

    private final SeasonRead read;
    private final Links links;
    private final Markup page = new Markup();

    private StandingsHtml(SeasonRead read, Links links) {
        this.read = read;
        this.links = links;
    }

    /** Returns the report, to be put into the folder of the season, beside the tables written down. */
    public static String of(SeasonRead read) {
        return of(read, "", sheet -> true);
    }

    /**
     * Returns the report, to be put elsewhere.
     *
     * @param folder the way from the folder of the report to that of the season, ending with a slash: {@code ../}
     * @param sheetThere whether the folder of the season has this file, of {@link TableSheet#file}
     */
    public static String of(SeasonRead read, String folder, Predicate<String> sheetThere) {
        if (!folder.isEmpty() && !folder.endsWith("/")) {
            throw new IllegalArgumentException("a folder without a slash at its end: " + folder);
        }
        Predicate<String> written = record ->
                read.comments().filter(said -> said.records().contains(record)).isPresent()
                        && sheetThere.test(TableSheet.file(record));
        return new StandingsHtml(read, new Links(folder, written)).write();
    }

    private String write() {
        page.open("html", "lang", "en");
        PageHead.write(page, name() + " – standings", "standings.css");
        page.open("body");
        top();
        navigation();
        page.open("main", "class", "wrap");
        if (!read.warnings().isEmpty()) {
            page.open("div", "class", "warn", "role", "note");
            read.warnings().forEach(warning -> page.element("p", warning));
            page.close("div");
        }
        HtmlStandings.write(page, read);
        if (!read.results().complete().isEmpty()) {
            CrossTable cross =
                    CrossTable.of(read.results().complete(), read.standings().lowerIsBetter());
            if (crossTableShown()) {
                HtmlCrossTable.write(page, read, cross, links);
            }
            read.comments().ifPresent(comments -> HtmlComments.write(page, read, comments, links));
            HtmlRatings.write(page, read);
            HtmlPlots.write(page, read);
            if (crossTableShown()) {
                HtmlOpponents.write(page, read, cross, links);
            }
        }
        HtmlEntrants.write(page, read);
        HtmlFaults.write(page, read, links);
        HtmlFacts.write(page, read);
        page.close("main");
        footer();
        return page.close("body").close("html").toString();
    }

    private boolean crossTableShown() {
        return read.season().entrants().size() <= CROSS_TABLE_MAX;
    }

    private String name() {
        return Shown.of(read.season().name(), 80);
    }

    private void top() {
        page.open("header", "class", "top").open("div", "class", "wrap");
        page.element("p", read.gameTitle(), "class", "eyebrow");
        page.element("h1", name());
        page.open("p", "class", "state");
        page.element(
                "span", read.finished() ? "Final" : "Provisional", "class", read.finished() ? "chip" : "chip open");
        page.text(when()).close("p");
        page.open("dl", "class", "tiles");
        tile("Entrants", Integer.toString(read.season().entrants().size()), "");
        tile("Matches", Figures.grouped(read.results().complete().size()), of(read.plannedMatches()));
        tile("Tables", Figures.grouped(read.results().tables().size()), of(read.plannedTables()));
        tile(
                "Games",
                Figures.grouped((long) read.results().tables().size()
                        * read.season().setup().games()),
                "");
        tile("Faults", Integer.toString(read.faults().size()), "");
        tile("CPU time", Figures.time(cpu()), "");
        page.close("dl").close("div").close("header");
    }

    private static String of(long planned) {
        return " of " + Figures.grouped(planned);
    }

    private Duration cpu() {
        return read.results().tables().stream()
                .flatMap(table -> table.spent().stream())
                .map(spent -> spent.cpu())
                .reduce(Duration.ZERO, Duration::plus);
    }

    private void tile(String label, String value, String more) {
        page.open("div").element("dt", label).open("dd").text(value);
        if (!more.isEmpty()) {
            page.element("small", more);
        }
        page.close("dd").close("div");
    }

    private String when() {
        Optional<Instant> begun = read.conditions().begun();
        Optional<Instant> last = read.conditions().lastBegun();
        if (begun.isEmpty() || last.isEmpty()) {
            return "Not begun.";
        }
        String from = DAY.format(begun.get()) + ", " + TIME.format(begun.get());
        String to = DAY.format(last.get()) + ", " + TIME.format(last.get());
        if (from.equals(to)) {
            return "Played on " + from + " UTC";
        }
        boolean oneDay = DAY.format(begun.get()).equals(DAY.format(last.get()));
        return "Tables begun from " + from + " to " + (oneDay ? TIME.format(last.get()) : to) + " UTC";
    }

    private void navigation() {
        page.open("nav", "aria-label", "Sections").open("div", "class", "wrap").open("ul");
        link("Standings", "#standings");
        if (!read.results().complete().isEmpty()) {
            if (crossTableShown()) {
                link("Cross table", "#cross-table");
            }
            read.comments().ifPresent(comments -> link(comments.title(), "#" + HtmlComments.ID));
            if (HtmlRatings.shown(read)) {
                link("Ratings", "#ratings");
            }
            link("Plots", "#plots");
            if (crossTableShown()) {
                link("Opponents", "#opponents");
            }
        }
        link("Entrants", "#entrants");
        link("Faults", "#faults");
        link("Facts", "#facts");
        link("Check it", "#check");
        page.close("ul").close("div").close("nav");
    }

    private void link(String text, String to) {
        page.open("li").element("a", text, "href", to).close("li");
    }

    private void footer() {
        page.open("footer").open("div", "class", "wrap");
        long records = (long) read.results().tables().size() + read.leftOut().size();
        page.element(
                "p",
                "Made from season.json and " + Figures.count(records, "record", "records") + ", of which "
                        + Figures.count(read.results().tables().size(), "counts", "count")
                        + ". The same folder always gives the same page.");
        page.element(
                "p",
                read.standings().scoreHead()
                        + " a game is the game's own score for one game at one seat; ± is its standard error over matches"
                        + (read.chance() ? ", whose tables share one deal," : "")
                        + " less what whom it met accounts for.");
        page.close("div").close("footer");
    }
}
