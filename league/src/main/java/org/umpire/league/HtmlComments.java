package org.umpire.league;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.umpire.record.Shown;
import org.umpire.rules.Measure;

/** The section of what the game has to say of the tables: its measures, and the tables written down. */
final class HtmlComments {
    /** Beyond so many matches the list is cut; the folder has them all. */
    private static final int MATCHES_MAX = 1_000;

    static final String ID = "comments";

    private final Markup page;
    private final SeasonRead read;
    private final SeasonComments comments;
    private final Links links;

    private HtmlComments(Markup page, SeasonRead read, SeasonComments comments, Links links) {
        this.page = page;
        this.read = read;
        this.comments = comments;
        this.links = links;
    }

    static void write(Markup page, SeasonRead read, SeasonComments comments, Links links) {
        new HtmlComments(page, read, comments, links).write();
    }

    private void write() {
        page.open("section", "id", ID, "aria-labelledby", "h-comments");
        page.element("h2", comments.title(), "id", "h-comments");
        page.element(
                "p",
                comments.measures().stream()
                        .map(measure -> measure.heading() + ": " + measure.explanation())
                        .collect(Collectors.joining(" ")),
                "class",
                "lead");
        measures();
        matches();
        page.close("section");
    }

    private void measures() {
        page.open("div", "class", "card scroll").open("table");
        page.element("caption", "What was measured, for each entrant");
        page.open("thead").open("tr").element("th", "Entrant", "scope", "col");
        page.element("th", "Tables", "scope", "col", "class", "n");
        for (Measure measure : comments.measures()) {
            page.element("th", measure.heading(), "scope", "col", "class", "n");
        }
        page.close("tr").close("thead").open("tbody");
        for (Standings.Row row : read.standings().rows()) {
            page.open("tr").element("th", Shown.name(row.name()), "scope", "row", "class", "who");
            page.element("td", Long.toString(comments.seats(row.entrant())), "class", "n");
            for (int i = 0; i < comments.measures().size(); i++) {
                page.element("td", comments.shown(row.entrant(), i), "class", "n");
            }
            page.close("tr");
        }
        page.close("tbody").close("table").close("div");
    }

    private void matches() {
        List<PlayedMatch> matches = read.results().complete();
        List<PlayedMatch> shown = matches.subList(0, Math.min(MATCHES_MAX, matches.size()));
        if (shown.isEmpty()) {
            return;
        }
        page.element("h3", "All matches");
        page.open("div", "class", "card scroll").open("table");
        page.element("caption", "Every match, with its tables written down");
        page.open("thead").open("tr").element("th", "Entrants", "scope", "col");
        page.element("th", "Points", "scope", "col");
        page.element("th", "Written down", "scope", "col", "class", "links");
        page.element("th", "Match", "scope", "col");
        page.close("tr").close("thead").open("tbody");
        Map<Long, PlayedMatch> inOrder = new TreeMap<>();
        shown.forEach(match -> inOrder.put(match.number(), match));
        inOrder.values().forEach(this::match);
        page.close("tbody").close("table").close("div");
        if (matches.size() > shown.size()) {
            page.element(
                    "p",
                    "and " + (matches.size() - shown.size())
                            + " more; the tables of all are in the folder of the season.",
                    "class",
                    "note");
        }
    }

    private void match(PlayedMatch match) {
        int unit = read.standings().pointsUnit();
        page.open("tr");
        page.element("td", joined(match, side -> Shown.name(read.name(side.entrant())), " – "), "class", "who");
        page.element("td", joined(match, side -> Points.shown(side.points(), unit), " : "), "class", "block");
        page.open("td", "class", "links");
        links.writeSheets(page, match.records());
        page.close("td");
        page.element("td", match.block().replace("/", ", ").replace('-', ' '), "class", "block")
                .close("tr");
    }

    private static String joined(PlayedMatch match, Function<PlayedMatch.Side, String> text, String between) {
        return match.sides().stream().map(text).collect(Collectors.joining(between));
    }
}
