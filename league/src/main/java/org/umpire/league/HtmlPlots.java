package org.umpire.league;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * The section of plots: points over the season, scores with their errors, CPU time. Drawn as inline SVG with
 * percentages, so that they take whatever width there is while text and dots keep their size.
 */
final class HtmlPlots {
    /** Dots beyond these are left out, evenly. */
    private static final int DOTS_MAX = 250;

    private final Markup page;
    private final SeasonRead read;
    /** The matches that count for an entrant, in order, by its number. */
    private final Map<Integer, List<PlayedMatch.Side>> sides = new HashMap<>();

    private HtmlPlots(Markup page, SeasonRead read) {
        this.page = page;
        this.read = read;
        List<PlayedMatch> inOrder = new ArrayList<>(read.results().complete());
        inOrder.sort(Comparator.comparingLong(PlayedMatch::number));
        for (PlayedMatch match : inOrder) {
            boolean exhibition = match.sides().stream().anyMatch(side -> guest(side.entrant()));
            for (PlayedMatch.Side side : match.sides()) {
                if (!exhibition || guest(side.entrant())) {
                    sides.computeIfAbsent(side.entrant(), entrant -> new ArrayList<>())
                            .add(side);
                }
            }
        }
    }

    static void write(Markup page, SeasonRead read) {
        new HtmlPlots(page, read).write();
    }

    private boolean guest(int entrant) {
        return read.season().entrants().get(entrant).outOfCompetition();
    }

    private List<PlayedMatch.Side> sides(Standings.Row row) {
        return sides.getOrDefault(row.entrant(), List.of());
    }

    private void write() {
        page.open("section", "id", "plots", "aria-labelledby", "h-plots");
        page.element("h2", "Plots", "id", "h-plots");
        page.element("h3", "Points, match by match");
        PointsPlot.write(
                page,
                read.standings(),
                read.standings().rows().stream().map(this::sides).toList());
        page.element("h3", read.standings().scoreHead() + " a game");
        scores();
        page.element("h3", "CPU time a table");
        cpu();
        page.close("section");
    }

    private void scores() {
        double low = 0;
        double high = 0;
        for (Standings.Row row : read.standings().rows()) {
            for (PlayedMatch.Side side : sides(row)) {
                low = Math.min(low, average(side));
                high = Math.max(high, average(side));
            }
        }
        Scale scale = Scale.of(low, high, 7);
        PlotRows rows = new PlotRows(page, scale);
        page.open("div", "class", "card plot");
        rows.begin(read.standings().scoreHead() + " a game of each entrant", read.standings()::score, "Average");
        for (Standings.Row row : read.standings().rows()) {
            rows.rowBegin(row.name());
            rows.grid(true);
            dots(scale, sides(row));
            Mean mean = row.scorePerGame();
            OptionalDouble half = mean.halfWidth95();
            if (half.isPresent()) {
                rows.interval(mean.value() - half.getAsDouble(), mean.value() + half.getAsDouble());
            }
            if (mean.blocks() > 0) {
                rows.dot(mean.value());
            }
            rows.plotEnd();
            page.open("td", "class", "n");
            HtmlStandings.mean(page, read.standings(), mean);
            page.close("td").close("tr");
        }
        rows.end();
        page.element(
                "p",
                "A faint dot is one match, all its tables together; a red one was lost by a fault. The black dot is the"
                        + " average and the line the interval that holds the true average in 95 of 100 cases.",
                "class",
                "note");
        page.close("div");
    }

    private static double average(PlayedMatch.Side side) {
        return side.effort().games() == 0
                ? 0
                : (double) side.total() / side.effort().games();
    }

    private void dots(Scale scale, List<PlayedMatch.Side> all) {
        int step = Math.max(1, (all.size() + DOTS_MAX - 1) / DOTS_MAX);
        for (int i = 0; i < all.size(); i += step) {
            PlayedMatch.Side side = all.get(i);
            // Spread over three lines, so that equal ones can be told apart.
            page.open(
                    "circle",
                    "class",
                    side.lostByFault() ? "dot fault" : "dot",
                    "cx",
                    scale.percent(average(side)),
                    "cy",
                    Integer.toString(8 + i % 3 * 5),
                    "r",
                    "4");
        }
    }

    private void cpu() {
        double most = 0;
        for (Standings.Row row : read.standings().rows()) {
            most = Math.max(most, seconds(row.effort().mostCpu()));
        }
        double limit = seconds(read.season().limits().budget().total());
        // A limit far away would squeeze everything else into the first inch.
        boolean limitShown = limit > 0 && limit <= 4 * most;
        Scale scale = Scale.of(0, limitShown ? Math.max(most, limit) : Math.max(most, 1e-6), 5);
        PlotRows rows = new PlotRows(page, scale);
        page.open("div", "class", "card plot");
        rows.begin("CPU time a table of each entrant", value -> value == 0 ? "0" : time(value), "Average / most");
        for (Standings.Row row : read.standings().rows()) {
            PlayedMatch.Effort effort = row.effort();
            rows.rowBegin(row.name());
            rows.grid(false);
            double mean = seconds(effort.meanCpu());
            page.open(
                    "rect",
                    "class",
                    "cpu",
                    "x",
                    "0",
                    "y",
                    "8",
                    "width",
                    scale.percent(mean),
                    "height",
                    "10",
                    "rx",
                    "2");
            String to = scale.percent(seconds(effort.mostCpu()));
            page.open("line", "class", "reach", "x1", scale.percent(mean), "x2", to, "y1", "13", "y2", "13");
            page.open("line", "class", "most", "x1", to, "x2", to, "y1", "8", "y2", "18");
            if (limitShown) {
                String at = scale.percent(limit);
                page.open("line", "class", "limit", "x1", at, "x2", at, "y1", "0", "y2", "26");
            }
            rows.plotEnd();
            page.element(
                    "td",
                    effort.programs() == 0
                            ? "–"
                            : Figures.time(effort.meanCpu()) + " / " + Figures.time(effort.mostCpu()),
                    "class",
                    "n");
            page.close("tr");
        }
        rows.end();
        page.element(
                "p",
                "Of one program at one table: the bar is the average, the tick the most. The clock allows "
                        + Figures.limit(read.season().limits().budget().total()) + (limitShown ? " (dashed)." : "."),
                "class",
                "note");
        page.close("div");
    }

    private static double seconds(Duration time) {
        return time.toNanos() / 1e9;
    }

    private static String time(double seconds) {
        return Figures.time(Duration.ofNanos(Math.round(seconds * 1e9)));
    }
}
