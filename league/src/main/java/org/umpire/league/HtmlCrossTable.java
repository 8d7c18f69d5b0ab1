package org.umpire.league;

import java.util.List;
import org.umpire.record.Shown;
import org.umpire.rules.ScoreName;

/** The section of the cross table: every entrant against every other, with links to the records. */
final class HtmlCrossTable {
    /** More records than these in one cell are not linked from it. */
    private static final int LINKS_MAX = 4;

    private final Markup page;
    private final SeasonRead read;
    private final CrossTable cross;
    private final Links links;
    private final int unit;

    private HtmlCrossTable(Markup page, SeasonRead read, CrossTable cross, Links links) {
        this.page = page;
        this.read = read;
        this.cross = cross;
        this.links = links;
        this.unit = read.standings().pointsUnit();
    }

    static void write(Markup page, SeasonRead read, CrossTable cross, Links links) {
        new HtmlCrossTable(page, read, cross, links).write();
    }

    private void write() {
        List<Standings.Row> rows = read.standings().rows();
        page.open("section", "id", "cross-table", "aria-labelledby", "h-cross");
        page.element("h2", "Cross table", "id", "h-cross");
        page.element(
                "p",
                many()
                        ? "Each cell is seen from its row: how often it was ahead, level and behind, and below it by how"
                                + " much a game."
                        : "Each cell is seen from its row: points of the two, the difference of their "
                                + (read.standings().scoreName().equals(ScoreName.USUAL)
                                        ? "scores"
                                        : read.standings().scoreName().text())
                                + ", and the "
                                + (read.comments().isPresent() ? "tables written down." : "records of the tables."),
                "class",
                "lead");
        page.open("div", "class", "card scroll", "role", "region", "aria-labelledby", "h-cross", "tabindex", "0");
        page.open("table", "class", "cross");
        page.element("caption", "Every entrant against every other, seen from the row");
        page.open("thead").open("tr").element("th", "Against", "scope", "col");
        for (Standings.Row row : rows) {
            page.open("th", "scope", "col");
            page.element("span", Shown.of(row.name(), 20), "class", "tip");
            page.text(rank(row)).close("th");
        }
        page.close("tr").close("thead").open("tbody");
        for (Standings.Row row : rows) {
            page.open("tr").element("th", rank(row) + " " + Shown.name(row.name()), "scope", "row");
            for (Standings.Row other : rows) {
                if (row.entrant() == other.entrant()) {
                    page.open("td", "class", "self").close("td");
                } else {
                    cell(row.entrant(), cross.cell(row.entrant(), other.entrant()));
                }
            }
            page.close("tr");
        }
        page.close("tbody").close("table").close("div").close("section");
    }

    private static String rank(Standings.Row row) {
        return row.rank().isPresent() ? Integer.toString(row.rank().getAsInt()) : "–";
    }

    /** Returns whether pairs are together in so many matches that counts say more than points. */
    private boolean many() {
        return read.results().complete().stream()
                        .anyMatch(match -> match.sides().size() > 2)
                || read.season().rounds() > 2;
    }

    private void cell(int entrant, CrossTable.Cell cell) {
        if (cell.count() == 0) {
            page.element("td", "–", "class", "soft");
            return;
        }
        long balance = cell.ahead() - cell.behind();
        page.open("td", "class", balance > 0 ? "w" : balance < 0 ? "l" : "d");
        if (many()) {
            page.element("span", cell.ahead() + "–" + cell.level() + "–" + cell.behind(), "class", "res");
            page.element("span", Figures.signed(cell.scoreAhead().value()), "class", "diff");
        } else {
            page.element("span", StandingsText.score(cell, unit), "class", "res");
            page.element("span", Figures.signed(cell.score() - cell.opponentScore()), "class", "diff");
            if (byFault(cell)) {
                page.element("span", "by a fault", "class", "diff");
            }
        }
        records(entrant, cell);
        page.close("td");
    }

    private static boolean byFault(CrossTable.Cell cell) {
        return cell.matches().stream().flatMap(match -> match.sides().stream()).anyMatch(PlayedMatch.Side::lostByFault);
    }

    /** Links the records, or where they are too many, the table that has them all. */
    private void records(int entrant, CrossTable.Cell cell) {
        List<String> records = cell.records();
        if (records.isEmpty()) {
            return;
        }
        page.open("span", "class", "tabs");
        if (records.size() > LINKS_MAX) {
            page.element("a", Figures.count(records.size(), "table", "tables"), "href", HtmlOpponents.anchor(entrant));
        } else {
            links.writeSheets(page, records);
        }
        page.close("span");
    }
}
