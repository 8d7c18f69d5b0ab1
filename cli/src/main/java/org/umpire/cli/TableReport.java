package org.umpire.cli;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.umpire.contest.TableRun;
import org.umpire.record.Shown;
import org.umpire.record.Usage;
import org.umpire.referee.Played;
import org.umpire.rules.Fault;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * What came of some tables with the same players at the same seats: for people, or as JSON in the form that {@code
 * play --json} keeps.
 *
 * @param games how many games a table has
 * @param tables those with a result
 */
record TableReport(int games, List<Table> tables) {
    /**
     * One table.
     *
     * @param seats in their order
     */
    record Table(String deal, List<Line> seats) {}

    /** One seat at a table, or over all tables. */
    record Line(String name, long score, Usage spent, List<Fault> faults) {
        Line plus(Line other) {
            List<Fault> all = new ArrayList<>(faults);
            all.addAll(other.faults);
            return new Line(name, score + other.score, spent.plus(other.spent), List.copyOf(all));
        }
    }

    static TableReport of(int games, List<TableRun.Result> results) {
        List<Table> tables = new ArrayList<>();
        for (TableRun.Result result : results) {
            if (result.how() instanceof Played.Finished finished) {
                List<Line> seats = new ArrayList<>();
                for (int i = 0; i < finished.spent().size(); i++) {
                    var seat = finished.outcome().seats().get(i);
                    seats.add(new Line(
                            result.fixture().seats().get(i).name(),
                            seat.score(),
                            finished.spent().get(i),
                            seat.fault().map(List::of).orElseGet(List::of)));
                }
                tables.add(new Table(result.fixture().deal().label(), seats));
            }
        }
        return new TableReport(games, List.copyOf(tables));
    }

    /** Returns what each seat made of all tables together. */
    List<Line> totals() {
        List<Line> totals = new ArrayList<>(tables.get(0).seats());
        for (Table table : tables.subList(1, tables.size())) {
            for (int i = 0; i < totals.size(); i++) {
                totals.set(i, totals.get(i).plus(table.seats().get(i)));
            }
        }
        return totals;
    }

    /** Returns a line a seat. */
    String text() {
        Columns columns = new Columns();
        for (Line line : totals()) {
            columns.row(
                    Shown.of(line.name()),
                    String.format(Locale.ROOT, "%+d", line.score()),
                    String.format(
                            Locale.ROOT, "%.1f ms CPU", millis(line.spent().cpu())),
                    String.format(
                            Locale.ROOT, "%.1f ms wall", millis(line.spent().wall())),
                    fault(line.faults()));
        }
        return columns.text();
    }

    private static String fault(List<Fault> faults) {
        return faults.isEmpty()
                ? ""
                : "FAULT " + Shown.of(faults.get(0).toString())
                        + (faults.size() > 1 ? " (and " + (faults.size() - 1) + " more)" : "");
    }

    /** Returns the object that {@code play --json} prints; of several tables, the totals and then each table. */
    String json() {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            json.writeNumberProperty("games", games * tables.size());
            json.writeName("seats");
            write(json, totals());
            if (tables.size() > 1) {
                json.writeName("tables");
                json.writeStartArray();
                for (Table table : tables) {
                    json.writeStartObject();
                    json.writeStringProperty("deal", table.deal());
                    json.writeNumberProperty("games", games);
                    json.writeName("seats");
                    write(json, table.seats());
                    json.writeEndObject();
                }
                json.writeEndArray();
            }
            json.writeEndObject();
        }
        return text + "\n";
    }

    private static void write(JsonGenerator json, List<Line> lines) {
        json.writeStartArray();
        for (Line line : lines) {
            json.writeStartObject();
            json.writeStringProperty("name", line.name());
            json.writeNumberProperty("score", line.score());
            json.writeNumberProperty("cpu_ms", Math.round(millis(line.spent().cpu()) * 1000) / 1000.0);
            json.writeNumberProperty("wall_ms", Math.round(millis(line.spent().wall()) * 1000) / 1000.0);
            json.writeName("fault");
            write(json, line.faults().stream().findFirst());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void write(JsonGenerator json, Optional<Fault> fault) {
        if (fault.isEmpty()) {
            json.writeNull();
            return;
        }
        json.writeStartObject();
        json.writeStringProperty("kind", fault.get().kind().word());
        json.writeStringProperty("detail", fault.get().detail());
        json.writeEndObject();
    }

    private static double millis(java.time.Duration time) {
        return time.toNanos() / 1e6;
    }
}
