package org.umpire.cli;

import java.util.ArrayList;
import java.util.List;

/** Rows of cells, written below each other in columns that are as wide as they need to be. */
final class Columns {
    private static final String GAP = "  ";
    private final List<String[]> rows = new ArrayList<>();

    /** Adds a row; rows may have different numbers of cells. */
    Columns row(String... cells) {
        rows.add(cells.clone());
        return this;
    }

    /** Returns the rows, each with a line end, without blanks at the end of a line. */
    String text() {
        int[] width = new int[rows.stream().mapToInt(row -> row.length).max().orElse(0)];
        for (String[] row : rows) {
            for (int i = 0; i < row.length; i++) {
                width[i] = Math.max(width[i], row[i].length());
            }
        }
        StringBuilder text = new StringBuilder();
        for (String[] row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < row.length; i++) {
                line.append(row[i])
                        .append(" ".repeat(width[i] - row[i].length()))
                        .append(GAP);
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }
}
