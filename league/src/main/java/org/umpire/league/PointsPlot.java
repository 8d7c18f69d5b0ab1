package org.umpire.league;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.umpire.record.Shown;

/** Points, match by match: one line an entrant, the first eight in colour. */
final class PointsPlot {
    /** Points beyond these are left out, evenly; the last one is always there. */
    private static final int STEPS_MAX = 120;

    /** A cross table apart, more lines than these are no help. */
    private static final int LINES_MAX = 40;

    private final Markup page;
    private final Standings standings;
    private final List<long[]> curves = new ArrayList<>();
    private final int matches;
    private final Scale scale;

    private PointsPlot(Markup page, Standings standings, List<List<PlayedMatch.Side>> sides) {
        this.page = page;
        this.standings = standings;
        int longest = 1;
        long low = 0;
        long high = 1;
        for (List<PlayedMatch.Side> one : sides) {
            long[] curve = new long[one.size() + 1];
            for (int i = 0; i < one.size(); i++) {
                curve[i + 1] = curve[i] + one.get(i).points();
                low = Math.min(low, curve[i + 1]);
                high = Math.max(high, curve[i + 1]);
            }
            longest = Math.max(longest, one.size());
            curves.add(curve);
        }
        this.matches = longest;
        double unit = standings.pointsUnit();
        this.scale = Scale.of(low / unit, high / unit, 5);
    }

    /** Writes the plot for these rows and, for each, its part in its matches. */
    static void write(Markup page, Standings standings, List<List<PlayedMatch.Side>> sides) {
        new PointsPlot(page, standings, sides).write();
    }

    private void write() {
        page.open("div", "class", "card plot").open("div", "class", "lines");
        page.open("svg", "class", "yaxis", "aria-hidden", "true");
        for (double tick : scale.ticks()) {
            page.element(
                    "text",
                    tick == Math.rint(tick) ? Long.toString((long) tick) : Figures.decimals(tick),
                    "x",
                    "100%",
                    "y",
                    y(tick),
                    "dy",
                    "4",
                    "text-anchor",
                    "end");
        }
        page.close("svg");
        page.open("svg", "class", "field", "role", "img", "aria-label", label());
        for (double tick : scale.ticks()) {
            page.open("line", "class", "grid", "x1", "0", "x2", "100%", "y1", y(tick), "y2", y(tick));
        }
        // The best are drawn last, on top.
        for (int place = Math.min(curves.size(), LINES_MAX) - 1; place >= 0; place--) {
            curve(place);
        }
        page.close("svg").close("div");
        page.open("div", "class", "xaxis", "aria-hidden", "true");
        page.element("span", "start").element("span", "after " + Figures.count(matches, "match", "matches"));
        page.close("div");
        legend();
        page.close("div");
    }

    private String label() {
        return "Points after each match: "
                + String.join(
                        ", ",
                        standings.rows().stream()
                                .limit(LINES_MAX)
                                .map(row -> Shown.name(row.name()) + " "
                                        + Points.shown(row.points(), standings.pointsUnit()))
                                .toList());
    }

    private void curve(int place) {
        long[] curve = curves.get(place);
        int step = Math.max(1, curve.length / STEPS_MAX);
        int from = 0;
        while (from < curve.length - 1) {
            int to = Math.min(from + step, curve.length - 1);
            page.open(
                    "line",
                    "class",
                    "curve" + colour(place),
                    "x1",
                    x(from),
                    "y1",
                    y(curve[from]),
                    "x2",
                    x(to),
                    "y2",
                    y(curve[to]));
            from = to;
        }
        page.open("circle", "class", "end" + colour(place), "cx", x(from), "cy", y(curve[from]), "r", "4.5");
    }

    private void legend() {
        page.open("ul", "class", "legend");
        for (int place = 0; place < Math.min(curves.size(), LINES_MAX); place++) {
            Standings.Row row = standings.rows().get(place);
            page.open("li").open("svg", "aria-hidden", "true");
            page.open("circle", "class", "key" + colour(place), "cx", "6", "cy", "6", "r", "5");
            page.close("svg").text(Shown.name(row.name())).close("li");
        }
        page.close("ul");
    }

    private static String colour(int place) {
        return place < 8 ? " k" + (place + 1) : "";
    }

    private String x(int match) {
        return HtmlStandings.percent(100.0 * match / matches);
    }

    private String y(long units) {
        return y((double) units / standings.pointsUnit());
    }

    /** Leaves room above and below for the ends of lines. */
    private String y(double points) {
        return String.format(Locale.ROOT, "%.2f%%", 97 - 94 * scale.share(points));
    }
}
