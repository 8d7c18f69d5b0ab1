package org.umpire.league.icpc;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.umpire.league.icpc.Board.Row;
import org.umpire.league.icpc.IcpcContest.Problem;
import org.umpire.league.icpc.IcpcContest.Team;

/**
 * The ceremony in which a frozen board is opened: from the bottom up, one pending problem after another in the order of
 * the problems, until the place of the lowest team is sure; then that of the next.
 *
 * @param before the frozen board
 */
public record Reveal(Board before, List<Step> steps) {
    public Reveal {
        steps = List.copyOf(steps);
    }

    /** One thing to be shown. */
    public sealed interface Step {
        /** Returns whom it is about. */
        Team team();
    }

    /**
     * The pending tries of a team at a problem are shown.
     *
     * @param after the problem as it is now
     * @param from the team's place before
     * @param to its place now
     */
    public record Opened(Team team, Problem problem, Cell after, int from, int to) implements Step {}

    /** The team's place is sure. */
    public record Settled(Row row) implements Step {
        @Override
        public Team team() {
            return row.team();
        }
    }

    /** Returns the steps from the frozen board at the end to the final one. */
    public static Reveal of(IcpcContest contest, List<Submission> submissions) {
        Board before = Board.of(contest, submissions, Board.lastMoment(contest, submissions), View.FROZEN);
        Board after = Board.of(contest, submissions, Board.lastMoment(contest, submissions), View.UNFROZEN);
        return new Reveal(before, new Walk(before, after).steps());
    }

    /** The board while it is opened. */
    private static final class Walk {
        private final Board board;
        private final Map<String, List<Cell>> last = new HashMap<>();
        private final Set<String> opened = new HashSet<>();
        private final List<Step> steps = new ArrayList<>();
        private List<Row> rows;

        Walk(Board before, Board after) {
            this.board = before;
            this.rows = before.rows();
            after.rows().forEach(row -> last.put(row.team().id(), row.cells()));
        }

        List<Step> steps() {
            int bottom = rows.size() - 1;
            while (bottom >= 0) {
                int next = nextToOpen(bottom);
                if (next >= 0) {
                    open(rows.get(next), pending(rows.get(next)));
                } else {
                    steps.add(new Settled(rows.get(bottom)));
                    bottom--;
                }
            }
            return steps;
        }

        /** Returns the lowest row with something to open among those that share the place of the bottom one, or -1. */
        private int nextToOpen(int bottom) {
            for (int i = bottom;
                    i >= 0 && rows.get(i).rank() == rows.get(bottom).rank();
                    i--) {
                if (pending(rows.get(i)) >= 0) {
                    return i;
                }
            }
            return -1;
        }

        private int pending(Row row) {
            for (int p = 0; p < row.cells().size(); p++) {
                if (row.cells().get(p).pending() > 0 && !opened.contains(key(row, p))) {
                    return p;
                }
            }
            return -1;
        }

        private static String key(Row row, int problem) {
            return problem + " " + row.team().id();
        }

        private void open(Row row, int problem) {
            opened.add(key(row, problem));
            List<Cell> cells = new ArrayList<>(row.cells());
            Cell shown = last.getOrDefault(row.team().id(), cells).get(problem);
            cells.set(problem, shown);
            List<Row> next = new ArrayList<>(rows);
            next.set(
                    rows.indexOf(row),
                    Row.of(row.team(), cells, board.contest().scoring().penaltyMinutes()));
            rows = Board.ranked(next);
            int place = rows.stream()
                    .filter(each -> each.team().id().equals(row.team().id()))
                    .findFirst()
                    .orElseThrow()
                    .rank();
            steps.add(new Opened(row.team(), board.contest().problems().get(problem), shown, row.rank(), place));
        }
    }
}
