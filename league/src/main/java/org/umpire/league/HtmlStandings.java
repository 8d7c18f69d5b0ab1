package org.umpire.league;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import org.umpire.league.statistics.PlaceOdds;
import org.umpire.record.Shown;

/** The section of the standings, with the reasons where points are equal. */
final class HtmlStandings {
    private final Markup page;
    private final SeasonRead read;
    private final int unit;

    private HtmlStandings(Markup page, SeasonRead read) {
        this.page = page;
        this.read = read;
        this.unit = read.standings().pointsUnit();
    }

    static void write(Markup page, SeasonRead read) {
        new HtmlStandings(page, read).write();
    }

    private void write() {
        String score = read.standings().scoreHead();
        page.open("section", "id", "standings", "aria-labelledby", "h-standings");
        page.element("h2", "Standings", "id", "h-standings");
        page.element("p", lead(), "class", "lead");
        page.open("div", "class", "card scroll");
        page.open("table", "class", "main");
        page.element("caption", "Standings, best first");
        page.open("thead").open("tr");
        page.element("th", "#", "scope", "col", "class", "c");
        page.element("th", "Entrant", "scope", "col");
        for (String head : List.of("Points", "Place right", "Played")) {
            page.element("th", head, "scope", "col", "class", "n");
        }
        page.element("th", "Won – drawn – lost", "scope", "col");
        for (String head : List.of(score, score + " a game")) {
            page.element("th", head, "scope", "col", "class", "n");
        }
        page.element("th", "Faults", "scope", "col");
        page.element("th", "CPU a table", "scope", "col", "class", "n");
        page.close("tr").close("thead").open("tbody");
        read.standings().rows().forEach(this::row);
        page.close("tbody").close("table").close("div");
        if (read.finished() && !read.standings().runOff().isEmpty()) {
            page.element("p", "By instant run-off: " + read.standings().runOffText() + ".", "class", "lead");
        }
        why();
        page.close("section");
    }

    private String lead() {
        StringBuilder lead = new StringBuilder();
        if (read.standings().lowerIsBetter()) {
            lead.append("Fewer points are better. ");
        }
        if (!read.finished()) {
            lead.append(Figures.count(
                            read.plannedMatches() - read.results().complete().size(), "match is", "matches are"))
                    .append(" still to count, so places can change. ");
        }
        if (read.standings().rows().stream().anyMatch(Standings.Row::outOfCompetition)) {
            lead.append("Matches with an entrant out of competition count for nobody else. ");
        }
        if (read.manyEntrants()) {
            lead.append(SeasonRead.MANY_ENTRANTS);
        }
        if (read.standings().rows().stream().anyMatch(row -> row.odds().isPresent())) {
            lead.append(
                            "“Place right” is how likely it is that an entrant belongs at its place, and not at a better or")
                    .append(" worse one, by the chance in its matches.");
        }
        return lead.toString().strip();
    }

    private void row(Standings.Row row) {
        Entrant entrant = read.season().entrants().get(row.entrant());
        if (row.outOfCompetition()) {
            page.open("tr", "class", "guest");
        } else {
            page.open("tr");
        }
        page.open("td", "class", "c");
        String rank = row.rank().isPresent() ? Integer.toString(row.rank().getAsInt()) : "–";
        boolean medal = row.played() > 0 && row.rank().orElse(4) <= 3;
        page.element("span", rank, "class", medal ? "rank r" + rank : "rank").close("td");
        page.open("th", "scope", "row", "class", "who");
        name(row);
        List<String> from = new ArrayList<>();
        entrant.affiliation().ifPresent(text -> from.add(Shown.of(text, 120)));
        entrant.place().ifPresent(text -> from.add(Shown.of(text, 120)));
        if (entrant.outOfCompetition()) {
            from.add("out of competition");
        }
        if (!from.isEmpty()) {
            page.element("span", String.join(", ", from), "class", "sub");
        }
        page.close("th");
        page.element("td", Points.shown(row.points(), unit), "class", "n pts");
        odds(row);
        cell("n played", "Played", Long.toString(row.played()));
        page.open("td", "class", "more", "data-label", "Won – drawn – lost").open("span", "class", "wdl");
        bar(row);
        page.element("span", row.won() + " – " + row.drawn() + " – " + row.lost());
        page.close("span").close("td");
        String score = read.standings().scoreHead();
        cell("n", score, read.standings().score(row));
        page.open("td", "class", "n more", "data-label", score + " a game");
        mean(page, read.standings(), row.scorePerGame());
        page.close("td");
        faults(row);
        cell(
                "n",
                "CPU a table",
                row.effort().programs() == 0 ? "–" : Figures.time(row.effort().meanCpu()));
        page.close("tr");
    }

    private void odds(Standings.Row row) {
        page.open("td", "class", "n more", "data-label", "Place right");
        if (row.odds().isPresent()) {
            PlaceOdds odds = row.odds().get();
            page.open("span").text(RatingWords.odds(odds));
            page.element(
                    "span",
                    "better " + RatingWords.percent(odds.better()) + ", worse " + RatingWords.percent(odds.worse()),
                    "class",
                    "sub");
            page.close("span");
        }
        page.close("td");
    }

    private void name(Standings.Row row) {
        String name = Shown.name(row.name());
        if (read.season().entrants().size() <= StandingsHtml.CROSS_TABLE_MAX
                && !read.results().complete().isEmpty()) {
            page.element("a", name, "href", HtmlOpponents.anchor(row.entrant()));
        } else {
            page.text(name);
        }
    }

    private void cell(String kind, String label, String text) {
        page.element("td", text, "class", kind + " more", "data-label", label);
    }

    static void mean(Markup page, Standings standings, Mean mean) {
        if (mean.blocks() == 0) {
            page.text("–");
            return;
        }
        page.open("span").text(standings.score(mean.value()));
        if (mean.standardError().isPresent()) {
            page.element("span", " ± " + Figures.decimals(mean.standardError().getAsDouble()), "class", "pm");
        }
        page.close("span");
    }

    private void faults(Standings.Row row) {
        page.open("td", "class", "more", "data-label", "Faults");
        if (row.faultCount() > 0) {
            page.open("span");
            new EnumMap<>(row.faults())
                    .forEach((kind, count) -> page.element(
                                    "a",
                                    kind.word() + (count > 1 ? " ×" + count : ""),
                                    "class",
                                    "tag",
                                    "href",
                                    "#faults")
                            .text(" "));
            page.close("span");
        }
        page.close("td");
    }

    /** Draws won, drawn and lost as one bar; the numbers stand beside it. */
    private void bar(Standings.Row row) {
        if (row.played() == 0) {
            return;
        }
        page.open("svg", "class", "bar", "aria-hidden", "true");
        long[] parts = {row.won(), row.drawn(), row.lost()};
        String[] classes = {"won", "drawn", "lost"};
        double x = 0;
        for (int i = 0; i < parts.length; i++) {
            double width = 100.0 * parts[i] / row.played();
            if (parts[i] > 0) {
                page.open(
                        "rect",
                        "class",
                        classes[i],
                        "x",
                        percent(x),
                        "y",
                        "0",
                        "width",
                        percent(width),
                        "height",
                        "100%");
            }
            x += width;
        }
        page.close("svg");
    }

    static String percent(double value) {
        return String.format(Locale.ROOT, "%.2f%%", value);
    }

    private void why() {
        boolean everybody = read.season().scheme().kind().tiers();
        List<Standings.Row> told = read.standings().rows().stream()
                .filter(row -> row.rank().isPresent() && row.played() > 0 && (everybody || row.tied()))
                .toList();
        if (told.isEmpty()) {
            return;
        }
        page.open("div", "class", "card why")
                .element("h3", everybody ? "Places, and what decided" : "Equal points, and what decided")
                .open("ol");
        for (Standings.Row row : told) {
            page.open("li").element("b", row.rank().orElseThrow() + " " + Shown.name(row.name()));
            page.text(": " + Shown.of(row.why(), 1000)).close("li");
        }
        page.close("ol").close("div");
    }
}
