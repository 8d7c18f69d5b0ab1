package org.umpire.league;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.umpire.record.Shown;
import org.umpire.rules.FaultKind;

/**
 * Standings for spreadsheets: comma-separated, a header line, one line an entrant, best first; UTF-8 with LF. Names that
 * a spreadsheet would take for a formula begin with an apostrophe.
 */
public final class StandingsCsv {
    private StandingsCsv() {}

    /** Returns the text, ending with a line end. */
    public static String of(Standings standings) {
        List<String> header = new ArrayList<>(List.of(
                "rank",
                "name",
                "points",
                "place_right",
                "place_better",
                "place_worse",
                "played",
                "won",
                "drawn",
                "lost",
                "head_to_head",
                "total_score",
                "score_per_game",
                "score_per_game_error",
                "cpu_ms",
                "cpu_ms_per_table",
                "cpu_ms_most"));
        for (FaultKind kind : FaultKind.values()) {
            header.add("fault_" + kind.word());
        }
        if (!standings.runOff().isEmpty()) {
            header.add("run_off");
        }
        header.add("why");
        StringBuilder csv = new StringBuilder(String.join(",", header)).append('\n');
        for (Standings.Row row : standings.rows()) {
            csv.append(String.join(",", cells(standings, row))).append('\n');
        }
        return csv.toString();
    }

    private static List<String> cells(Standings standings, Standings.Row row) {
        int unit = standings.pointsUnit();
        List<String> cells = new ArrayList<>();
        cells.add(row.rank().isPresent() ? Integer.toString(row.rank().getAsInt()) : "");
        cells.add(text(row.name()));
        cells.add(Points.decimal(row.points(), unit).toPlainString());
        cells.add(Rounded.text(Rounded.right(row.odds()), Rounded.ODDS));
        cells.add(Rounded.text(Rounded.better(row.odds()), Rounded.ODDS));
        cells.add(Rounded.text(Rounded.worse(row.odds()), Rounded.ODDS));
        cells.add(Long.toString(row.played()));
        cells.add(Long.toString(row.won()));
        cells.add(Long.toString(row.drawn()));
        cells.add(Long.toString(row.lost()));
        cells.add(
                row.headToHead().isPresent()
                        ? Points.decimal(row.headToHead().getAsLong(), unit).toPlainString()
                        : "");
        cells.add(Long.toString(row.totalScore()));
        cells.add(
                row.scorePerGame().blocks() == 0
                        ? ""
                        : number(row.scorePerGame().value()));
        OptionalDouble error = row.scorePerGame().standardError();
        cells.add(error.isPresent() ? number(error.getAsDouble()) : "");
        cells.add(Long.toString(row.effort().spent().cpu().toMillis()));
        cells.add(number(row.effort().meanCpu().toNanos() / 1e6));
        cells.add(number(row.effort().mostCpu().toNanos() / 1e6));
        for (FaultKind kind : FaultKind.values()) {
            cells.add(Long.toString(row.faults().getOrDefault(kind, 0L)));
        }
        if (!standings.runOff().isEmpty()) {
            OptionalInt place = standings.runOffPlace(row.entrant());
            cells.add(place.isPresent() ? Integer.toString(place.getAsInt()) : "");
        }
        cells.add(text(row.why()));
        return cells;
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.6f", value);
    }

    static String text(String text) {
        String shown = Shown.of(text, 2000);
        String safe = !shown.isEmpty() && "=+-@\t\r".indexOf(shown.charAt(0)) >= 0 ? "'" + shown : shown;
        return safe.indexOf(',') >= 0 || safe.indexOf('"') >= 0 ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
    }
}
