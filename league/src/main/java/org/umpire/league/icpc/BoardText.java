package org.umpire.league.icpc;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.umpire.league.TextTable;
import org.umpire.league.icpc.IcpcContest.Problem;
import org.umpire.record.Shown;

/** A board for a terminal. */
public final class BoardText {
    private BoardText() {}

    /** Returns the text, ending with a line end. */
    public static String of(Board board) {
        StringBuilder text = new StringBuilder();
        text.append(Shown.of(board.contest().name())).append(": ");
        text.append(BoardWords.state(board).toLowerCase(Locale.ROOT)).append(". ");
        text.append(BoardWords.when(board)).append("\n\n");
        List<Boolean> left = new ArrayList<>(List.of(false, true, false, false));
        List<String> heads = new ArrayList<>(List.of("#", "Team", "Solved", "Time"));
        for (Problem problem : board.contest().problems()) {
            left.add(true);
            heads.add(Shown.of(problem.label(), 10));
        }
        TextTable table = new TextTable(left);
        table.row(heads);
        for (Board.Row row : board.rows()) {
            List<String> cells = new ArrayList<>(List.of(
                    Integer.toString(row.rank()),
                    BoardWords.team(board.contest(), row.team()),
                    Integer.toString(row.solved()),
                    Integer.toString(row.minutes())));
            row.cells().forEach(cell -> cells.add(BoardWords.cell(cell)));
            table.row(cells);
        }
        return text.append(table.text())
                .append(
                        "\n+2 55  accepted in minute 55 after 2 rejected tries    -2  rejected    ?1  pending    *  first"
                                + " to solve\n")
                .toString();
    }

    /** Returns the ceremony as one line a step, ending with a line end. */
    public static String of(Reveal reveal) {
        IcpcContest contest = reveal.before().contest();
        StringBuilder text = new StringBuilder();
        for (Reveal.Step step : reveal.steps()) {
            String team = BoardWords.team(contest, step.team());
            if (step instanceof Reveal.Opened opened) {
                text.append("open  ").append(team).append(", ");
                text.append(Shown.of(opened.problem().label(), 10)).append(": ");
                text.append(outcome(opened.after()));
                text.append(
                        opened.from() == opened.to()
                                ? "; stays at place " + opened.to()
                                : "; from place " + opened.from() + " to place " + opened.to());
            } else if (step instanceof Reveal.Settled settled) {
                Board.Row row = settled.row();
                text.append("place ")
                        .append(row.rank())
                        .append("  ")
                        .append(team)
                        .append(": ");
                text.append(row.solved()).append(" solved, ");
                text.append(BoardWords.count(row.minutes(), "minute", "minutes"));
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static String outcome(Cell cell) {
        String tries = BoardWords.count(cell.rejected(), "rejected try", "rejected tries");
        if (cell.solved().isPresent()) {
            return "accepted in minute " + cell.solved().getAsInt() + (cell.rejected() > 0 ? " after " + tries : "")
                    + (cell.first() ? ", the first to solve it" : "");
        }
        return cell.pending() > 0 ? "not judged yet" : "not solved, " + tries;
    }
}
