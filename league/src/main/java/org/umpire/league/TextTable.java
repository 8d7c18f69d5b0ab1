package org.umpire.league;

import java.util.ArrayList;
import java.util.List;
import org.umpire.record.Shown;

/** Columns of text for a terminal. */
public final class TextTable {
    private static final String GAP = "  ";

    private final List<Boolean> left;
    private final List<List<String>> rows = new ArrayList<>();

    /** Takes for each column whether it is aligned to the left. */
    public TextTable(List<Boolean> left) {
        this.left = List.copyOf(left);
    }

    /** Adds a line of cells, as many as there are columns. */
    public void row(List<String> cells) {
        if (cells.size() != left.size()) {
            throw new IllegalArgumentException(cells.size() + " cells in " + left.size() + " columns");
        }
        rows.add(List.copyOf(cells));
    }

    /** Returns the lines; no blanks at their ends. */
    public String text() {
        int[] widths = new int[left.size()];
        for (List<String> row : rows) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], Shown.columns(row.get(i)));
            }
        }
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < widths.length; i++) {
                String pad = " ".repeat(widths[i] - Shown.columns(row.get(i)));
                line.append(i == 0 ? "" : GAP).append(left.get(i) ? row.get(i) + pad : pad + row.get(i));
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }
}
