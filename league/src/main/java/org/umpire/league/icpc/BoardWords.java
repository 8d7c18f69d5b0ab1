package org.umpire.league.icpc;

import java.util.Optional;
import org.umpire.record.Shown;

/** What texts and pages say alike of a board. */
final class BoardWords {
    private BoardWords() {}

    /** Returns in a word how far the contest is. */
    static String state(Board board) {
        if (board.frozen()) {
            return "Frozen";
        }
        if (board.at().compareTo(board.contest().schedule().length()) < 0) {
            return "Running";
        }
        return board.pending() > 0 ? "Provisional" : "Final";
    }

    /** Returns which moment it is, and what is kept back. */
    static String when(Board board) {
        IcpcContest.Schedule schedule = board.contest().schedule();
        boolean over = board.at().compareTo(schedule.length()) >= 0;
        String length = ContestTime.shown(schedule.length());
        String when = over ? "After the end at " + length : "At " + ContestTime.shown(board.at()) + " of " + length;
        String since = board.frozen()
                ? "; what was sent in from "
                        + ContestTime.shown(schedule.freeze().orElseThrow()) + " on is not shown"
                : "";
        String pending = board.pending() == 0 ? "" : "; " + count(board.pending(), "try", "tries") + " pending";
        return when + since + pending + ".";
    }

    /** Returns the name of a team, with what it comes from in brackets. */
    static String team(IcpcContest contest, IcpcContest.Team team) {
        Optional<IcpcContest.Organization> from = contest.organization(team);
        return Shown.name(team.name())
                + from.map(organization -> " (" + Shown.name(organization.name()) + ")")
                        .orElse("");
    }

    /** Returns a cell in signs: {@code +2 55}, {@code -2 ?1}. */
    static String cell(Cell cell) {
        if (cell.solved().isPresent()) {
            return "+" + (cell.rejected() > 0 ? cell.rejected() : "") + " "
                    + cell.solved().getAsInt() + (cell.first() ? "*" : "");
        }
        String rejected = cell.rejected() > 0 ? "-" + cell.rejected() : "";
        String pending = cell.pending() > 0 ? "?" + cell.pending() : "";
        return rejected.isEmpty() || pending.isEmpty() ? rejected + pending : rejected + " " + pending;
    }

    static String count(int number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }
}
