package org.umpire.league;

import java.util.List;
import org.umpire.record.Shown;

/** A plot as a table: one row an entrant, all on one axis. */
final class PlotRows {
    private final Markup page;
    private final Scale scale;

    PlotRows(Markup page, Scale scale) {
        this.page = page;
        this.scale = scale;
    }

    /** Text of a tick. */
    interface Label {
        String of(double value);
    }

    /** Opens the table, with the axis at its head. */
    void begin(String caption, Label label, String... last) {
        page.open("table", "class", "rows").element("caption", caption);
        page.open("thead").open("tr").element("th", "Entrant", "scope", "col");
        page.open("th", "scope", "col", "class", "track", "aria-label", "Plot").open("svg", "aria-hidden", "true");
        List<Double> ticks = scale.ticks();
        for (double tick : ticks) {
            page.element("text", label.of(tick), "x", scale.percent(tick), "y", "20", "text-anchor", "middle");
        }
        page.close("svg").close("th");
        for (String head : last) {
            page.element("th", head, "scope", "col", "class", "n");
        }
        page.close("tr").close("thead").open("tbody");
    }

    void rowBegin(String name) {
        page.open("tr").element("th", Shown.name(name), "scope", "row", "class", "who");
        page.open("td", "class", "track").open("svg", "aria-hidden", "true");
    }

    /** Draws a line at each tick. */
    void grid(boolean zero) {
        for (double tick : scale.ticks()) {
            String at = scale.percent(tick);
            page.open("line", "class", zero && tick == 0 ? "zero" : "grid", "x1", at, "x2", at, "y1", "-4", "y2", "30");
        }
    }

    /** Draws an interval, as far as the axis goes. */
    void interval(double low, double high) {
        page.open(
                "line",
                "class",
                "ci",
                "x1",
                scale.percent(scale.clamp(low)),
                "x2",
                scale.percent(scale.clamp(high)),
                "y1",
                "13",
                "y2",
                "13");
    }

    /** Draws an estimate. */
    void dot(double value) {
        page.open("circle", "class", "avg", "cx", scale.percent(value), "cy", "13", "r", "5.5");
    }

    /** Ends what {@link #rowBegin} began; the cells behind the plot come next. */
    void plotEnd() {
        page.close("svg").close("td");
    }

    void end() {
        page.close("tbody").close("table");
    }
}
