package org.umpire.league;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.umpire.record.Shown;

/** The section that shows each entrant against each opponent, with intervals. */
final class HtmlOpponents {
    /** An interval of a share says nothing below so many matches. */
    private static final long SHARE_MIN = 5;

    private static final int LINKS_MAX = 40;

    private final Markup page;
    private final SeasonRead read;
    private final CrossTable cross;
    private final Links links;
    private final int unit;

    private HtmlOpponents(Markup page, SeasonRead read, CrossTable cross, Links links) {
        this.page = page;
        this.read = read;
        this.cross = cross;
        this.links = links;
        this.unit = read.standings().pointsUnit();
    }

    static void write(Markup page, SeasonRead read, CrossTable cross, Links links) {
        new HtmlOpponents(page, read, cross, links).write();
    }

    private void write() {
        page.open("section", "id", "opponents", "aria-labelledby", "h-opponents");
        page.element("h2", "Against each opponent", "id", "h-opponents");
        page.element(
                "p",
                "How much a game each entrant was ahead of each opponent. Ranges hold the true value in 95 of 100 cases;"
                        + " one match gives none.",
                "class",
                "lead");
        page.open("div", "class", "card");
        read.standings().rows().forEach(this::entrant);
        page.close("div").close("section");
    }

    private void entrant(Standings.Row row) {
        page.open("details").open("summary");
        page.element("b", Shown.name(row.name()));
        page.element("span", summary(row), "class", "soft").close("summary");
        // Within the details, not on them: browsers open details to show what an address points at.
        page.open("div", "class", "scroll", "id", id(row.entrant())).open("table");
        page.element("caption", Shown.name(row.name()) + " against each opponent");
        page.open("thead").open("tr").element("th", "Opponent", "scope", "col");
        for (String head : List.of("Matches", "Ahead", "Level", "Behind", "Points", "Ahead a game", "95 % interval")) {
            page.element("th", head, "scope", "col", "class", "n");
        }
        page.element("th", "Records", "scope", "col", "class", "links");
        page.close("tr").close("thead").open("tbody");
        for (Standings.Row other : read.standings().rows()) {
            CrossTable.Cell cell = cross.cell(row.entrant(), other.entrant());
            if (cell.count() > 0) {
                opponent(other, cell);
            }
        }
        page.close("tbody").close("table").close("div").close("details");
    }

    private String summary(Standings.Row row) {
        StringBuilder text = new StringBuilder();
        text.append("Won ").append(row.won()).append(" of ").append(Figures.count(row.played(), "match", "matches"));
        if (row.played() >= SHARE_MIN && row.drawn() == 0) {
            Wilson share = Wilson.of(row.won(), row.played());
            text.append(
                    String.format(Locale.ROOT, " (true share %.0f to %.0f %%)", 100 * share.low(), 100 * share.high()));
        }
        OptionalDouble half = row.scorePerGame().halfWidth95();
        if (half.isPresent()) {
            text.append("; ")
                    .append(read.standings().scoreName().text())
                    .append(" a game ")
                    .append(read.standings().score(row.scorePerGame().value() - half.getAsDouble()))
                    .append(" to ")
                    .append(read.standings().score(row.scorePerGame().value() + half.getAsDouble()));
        }
        return text.toString();
    }

    private void opponent(Standings.Row other, CrossTable.Cell cell) {
        page.open("tr").element("th", Shown.name(other.name()), "scope", "row", "class", "who");
        for (long number : new long[] {cell.count(), cell.ahead(), cell.level(), cell.behind()}) {
            page.element("td", Long.toString(number), "class", "n");
        }
        page.element("td", StandingsText.score(cell, unit), "class", "n");
        page.element("td", Figures.signed(cell.scoreAhead().value()), "class", "n");
        OptionalDouble half = cell.scoreAhead().halfWidth95();
        page.element(
                "td",
                half.isPresent()
                        ? Figures.signed(cell.scoreAhead().value() - half.getAsDouble()) + " to "
                                + Figures.signed(cell.scoreAhead().value() + half.getAsDouble())
                        : "–",
                "class",
                "n");
        List<String> records = cell.records();
        page.open("td", "class", "links");
        links.write(page, records.subList(0, Math.min(LINKS_MAX, records.size())));
        if (records.size() > LINKS_MAX) {
            page.text(" and " + (records.size() - LINKS_MAX) + " more");
        }
        page.close("td").close("tr");
    }

    private static String id(int entrant) {
        return "entrant-" + (entrant + 1);
    }

    /** Returns the address of an entrant's table within the page. */
    static String anchor(int entrant) {
        return "#" + id(entrant);
    }
}
