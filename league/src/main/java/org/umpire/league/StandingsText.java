package org.umpire.league;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.umpire.record.Shown;

/** Standings for a terminal. All text of others is escaped. */
public final class StandingsText {
    /** A cross table with more columns does not fit into a terminal. */
    private static final int CROSS_TABLE_MAX = 12;

    private static final int FAULTS_MAX = 10;

    private StandingsText() {}

    /** Returns the standings alone, as a table with a header line. */
    public static String of(Standings standings) {
        TextTable table = new TextTable(
                List.of(false, true, false, false, false, false, false, false, false, false, true, false));
        table.row(List.of(
                "#",
                "name",
                "points",
                "place right",
                "played",
                "won",
                "drawn",
                "lost",
                standings.scoreName().text(),
                standings.scoreName().text() + " a game",
                "faults",
                "CPU a table"));
        for (Standings.Row row : standings.rows()) {
            table.row(List.of(
                    rank(row),
                    Shown.name(row.name()),
                    Points.shown(row.points(), standings.pointsUnit()),
                    row.odds().map(RatingWords::odds).orElse("–"),
                    Long.toString(row.played()),
                    Long.toString(row.won()),
                    Long.toString(row.drawn()),
                    Long.toString(row.lost()),
                    standings.score(row),
                    mean(standings, row.scorePerGame()),
                    faults(row),
                    row.effort().programs() == 0
                            ? "–"
                            : Figures.time(row.effort().meanCpu())));
        }
        return table.text();
    }

    private static String mean(Standings standings, Mean mean) {
        if (mean.blocks() == 0) {
            return "–";
        }
        return standings.score(mean.value())
                + (mean.standardError().isPresent()
                        ? " ± " + Figures.decimals(mean.standardError().getAsDouble())
                        : "");
    }

    /** Returns the season: what it is, the standings, why, the cross table, and what an organiser should know. */
    public static String of(SeasonRead read) {
        StringBuilder text = new StringBuilder(title(read)).append('\n');
        read.remark().ifPresent(remark -> text.append(sentence(remark)).append('\n'));
        text.append('\n');
        text.append(of(read.standings()));
        text.append(why(read.standings(), read.season().scheme().kind().tiers()));
        if (read.season().entrants().size() <= CROSS_TABLE_MAX
                && !read.results().complete().isEmpty()) {
            text.append('\n').append(crossTable(read));
        }
        if (read.finished() && !read.standings().runOff().isEmpty()) {
            text.append("\nBy instant run-off: ")
                    .append(read.standings().runOffText())
                    .append('\n');
        }
        read.blockGain()
                .ifPresent(gain -> text.append('\n').append(gain.sentence()).append('\n'));
        read.comments().ifPresent(comments -> text.append('\n').append(comments(read, comments)));
        text.append(entrants(read.season().entrants()));
        notes(read, text);
        return text.toString();
    }

    private static String sentence(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1) + ".";
    }

    private static String title(SeasonRead read) {
        return Shown.of(read.season().name(), 80) + ": " + read.gameTitle() + ", "
                + Figures.count(read.season().entrants().size(), "entrant", "entrants") + ", "
                + read.results().complete().size() + " of "
                + Figures.count(read.plannedMatches(), "match", "matches")
                + (read.finished() ? "" : " (provisional)");
    }

    private static String rank(Standings.Row row) {
        return row.rank().isPresent() ? Integer.toString(row.rank().getAsInt()) : "–";
    }

    static String faults(Standings.Row row) {
        if (row.faultCount() == 0) {
            return "";
        }
        return new EnumMap<>(row.faults())
                .entrySet().stream()
                        .map(entry -> entry.getKey().word() + (entry.getValue() > 1 ? " ×" + entry.getValue() : ""))
                        .collect(Collectors.joining(", "));
    }

    /** Returns why entrants with equal points stand where they do; or everybody, where points alone do not say it. */
    private static String why(Standings standings, boolean everybody) {
        StringBuilder why = new StringBuilder();
        for (Standings.Row row : standings.rows()) {
            if ((row.tied() || everybody) && row.played() > 0) {
                why.append("  ")
                        .append(rank(row))
                        .append(' ')
                        .append(Shown.name(row.name()))
                        .append(": ");
                why.append(Shown.of(row.why(), 1000)).append('\n');
            }
        }
        return why.length() == 0 ? "" : (everybody ? "\nPlaces:\n" : "\nEqual points:\n") + why;
    }

    private static String crossTable(SeasonRead read) {
        List<Standings.Row> rows = read.standings().rows();
        CrossTable cross =
                CrossTable.of(read.results().complete(), read.standings().lowerIsBetter());
        List<Boolean> left = new ArrayList<>(Collections.nCopies(rows.size() + 2, false));
        left.set(1, true);
        TextTable table = new TextTable(left);
        List<String> header = new ArrayList<>(List.of("#", "points against"));
        rows.forEach(row -> header.add(rank(row)));
        table.row(header);
        for (Standings.Row row : rows) {
            List<String> cells = new ArrayList<>(List.of(rank(row), Shown.name(row.name())));
            for (Standings.Row other : rows) {
                CrossTable.Cell cell = cross.cell(row.entrant(), other.entrant());
                cells.add(
                        row.entrant() == other.entrant()
                                ? "·"
                                : cell.count() == 0
                                        ? ""
                                        : score(cell, read.standings().pointsUnit()));
            }
            table.row(cells);
        }
        return table.text();
    }

    private static String comments(SeasonRead read, SeasonComments comments) {
        List<Boolean> left =
                new ArrayList<>(Collections.nCopies(comments.measures().size() + 2, false));
        left.set(0, true);
        TextTable table = new TextTable(left);
        List<String> header = new ArrayList<>(List.of(comments.title(), "tables"));
        comments.measures().forEach(measure -> header.add(measure.heading().toLowerCase(Locale.ROOT)));
        table.row(header);
        for (Standings.Row row : read.standings().rows()) {
            List<String> cells =
                    new ArrayList<>(List.of(Shown.name(row.name()), Long.toString(comments.seats(row.entrant()))));
            for (int i = 0; i < comments.measures().size(); i++) {
                cells.add(comments.shown(row.entrant(), i));
            }
            table.row(cells);
        }
        return table.text();
    }

    /** Returns who takes part, in the order of submission, where there is more to say of them than their names. */
    private static String entrants(List<Entrant> entrants) {
        if (entrants.stream()
                .allMatch(one -> one.place().isEmpty() && one.affiliation().isEmpty() && !one.outOfCompetition())) {
            return "";
        }
        TextTable table = new TextTable(List.of(false, true, true, true, true));
        table.row(List.of("", "entrants, as submitted", "place", "affiliation", ""));
        for (int i = 0; i < entrants.size(); i++) {
            Entrant entrant = entrants.get(i);
            table.row(List.of(
                    Integer.toString(i + 1),
                    Shown.name(entrant.name()),
                    entrant.place().map(text -> Shown.of(text, 60)).orElse(""),
                    entrant.affiliation().map(text -> Shown.of(text, 60)).orElse(""),
                    entrant.outOfCompetition() ? "out of competition" : ""));
        }
        return "\n" + table.text();
    }

    static String score(CrossTable.Cell cell, int unit) {
        return Points.shown(cell.points(), unit) + ":" + Points.shown(cell.opponentPoints(), unit);
    }

    private static void notes(SeasonRead read, StringBuilder text) {
        List<String> notes = new ArrayList<>();
        if (read.manyEntrants()) {
            notes.add(SeasonRead.MANY_ENTRANTS);
        }
        read.warnings().forEach(warning -> notes.add("Warning: " + warning));
        for (SeenFault fault :
                read.faults().subList(0, Math.min(FAULTS_MAX, read.faults().size()))) {
            notes.add("Fault of " + Shown.name(read.name(fault.entrant())) + " in " + fault.block() + ", table "
                    + (fault.table() + 1) + ": " + Shown.of(fault.fault().toString(), 120));
        }
        if (read.faults().size() > FAULTS_MAX) {
            notes.add("… and " + Figures.count(read.faults().size() - FAULTS_MAX, "more fault", "more faults") + ".");
        }
        int pending = read.results().pending().size();
        if (pending > 0) {
            notes.add(Figures.count(pending, "match is", "matches are") + " pending, with tables missing, and "
                    + (pending == 1 ? "counts" : "count") + " for nothing yet.");
        }
        for (LeftOut.Kind kind : LeftOut.Kind.values()) {
            long count =
                    read.leftOut().stream().filter(one -> one.kind() == kind).count();
            if (count > 0) {
                notes.add(Figures.count(count, "record does", "records do") + " not count: " + meaning(kind) + ".");
            }
        }
        if (!notes.isEmpty()) {
            text.append('\n').append(String.join("\n", notes)).append('\n');
        }
    }

    static String meaning(LeftOut.Kind kind) {
        return switch (kind) {
            case VOID -> "void by a fault of ours";
            case UNFINISHED -> "without a result";
            case REPEATED -> "an earlier attempt counts";
            case FOREIGN -> "not of this season";
            case DAMAGED -> "damaged";
        };
    }
}
