package org.umpire.league;

import java.util.List;
import org.umpire.record.Usage;
import org.umpire.rules.Outcome;

/**
 * A table of the season that was played to its end.
 *
 * @param match its match within the season, 0-based
 * @param table its number within the match, 0-based
 * @param attempt 1 for the first time that the fixture was played
 * @param seating for each seat the number of its entrant within the match, 0-based
 * @param spent by each seat
 * @param record where its record is, relative to the folder of the season; empty where unknown
 */
public record PlayedTable(
        long match, int table, int attempt, List<Integer> seating, Outcome outcome, List<Usage> spent, String record) {
    public PlayedTable {
        seating = List.copyOf(seating);
        spent = List.copyOf(spent);
        if (seating.size() != outcome.seats().size() || spent.size() != seating.size()) {
            throw new IllegalArgumentException("a table with " + seating.size() + " seats, "
                    + outcome.seats().size() + " results and " + spent.size() + " clocks");
        }
    }
}
