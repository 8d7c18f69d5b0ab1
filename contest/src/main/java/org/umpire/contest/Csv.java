package org.umpire.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Comma-separated values, as RFC 4180 has them; line ends may be of any kind. Blank lines are passed over. */
final class Csv {
    private final String text;
    private final List<Row> rows = new ArrayList<>();
    private int at;
    private int line = 1;

    /** One row, and the line on which it begins. */
    record Row(int line, List<String> cells) {
        Row {
            cells = List.copyOf(cells);
        }
    }

    private Csv(String text) {
        this.text = text;
    }

    /**
     * Returns the rows.
     *
     * @param problems gets a note if a quote is never closed
     */
    static List<Row> read(String text, List<Problem> problems) {
        Csv csv = new Csv(text.replace("\r\n", "\n").replace('\r', '\n'));
        while (csv.at < csv.text.length()) {
            csv.row(problems);
        }
        return csv.rows;
    }

    /** Returns a row as text, with its line end. */
    static String write(List<String> cells) {
        return cells.stream().map(Csv::cell).collect(Collectors.joining(",", "", "\n"));
    }

    private static String cell(String text) {
        boolean plain = text.equals(text.strip()) && text.chars().noneMatch(c -> ",\"\r\n".indexOf(c) >= 0);
        return plain ? text : "\"" + text.replace("\"", "\"\"") + "\"";
    }

    private void row(List<Problem> problems) {
        int begun = line;
        List<String> cells = new ArrayList<>();
        do {
            cells.add(cell(problems));
        } while (at < text.length() && text.charAt(at++) == ',');
        if (cells.size() > 1 || !cells.get(0).isBlank()) {
            rows.add(new Row(begun, cells));
        }
        line++;
    }

    /** Reads one cell, up to the comma or line end after it. */
    private String cell(List<Problem> problems) {
        if (at < text.length() && text.charAt(at) == '"') {
            return quoted(problems);
        }
        int begin = at;
        while (at < text.length() && ",\n".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(begin, at).strip();
    }

    private String quoted(List<Problem> problems) {
        int begun = line;
        StringBuilder cell = new StringBuilder();
        at++;
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == '"') {
                if (at >= text.length() || text.charAt(at) != '"') {
                    return cell.append(cell(problems)).toString();
                }
                at++;
            }
            line += c == '\n' ? 1 : 0;
            cell.append(c);
        }
        problems.add(new Problem(begun, "a quote that is never closed"));
        return cell.toString();
    }
}
