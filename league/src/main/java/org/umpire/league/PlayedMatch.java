package org.umpire.league;

import java.util.List;
import java.util.OptionalInt;
import org.umpire.record.Usage;
import org.umpire.rules.Fault;

/**
 * One match of which all tables are played, and what it was worth.
 *
 * @param number within the season, 0-based
 * @param block the name of the match, such as {@code round-1/match-17}
 * @param sides one for each entrant of the match
 * @param records where the records of its tables are, relative to the folder of the season; empty where unknown
 */
public record PlayedMatch(long number, String block, List<Side> sides, List<String> records) {
    public PlayedMatch {
        sides = List.copyOf(sides);
        records = List.copyOf(records);
    }

    /**
     * One entrant's part in a match.
     *
     * @param entrant its number in the season
     * @param points in units of {@code 1 / ContestFormat.pointsUnit()}
     * @param total the game's own score over all tables and seats of the match
     * @param lostByFault whether a fault decided the match against it
     * @param faults all its faults, at whatever seat
     * @param games how many games it played, one at each of its seats counted for itself
     * @param spent over all its seats
     */
    public record Side(
            int entrant, long points, long total, boolean lostByFault, List<Fault> faults, long games, Usage spent) {
        public Side {
            faults = List.copyOf(faults);
        }
    }

    /** Returns this entrant's part, if it has one: its place in {@link #sides}. */
    OptionalInt find(int entrant) {
        for (int i = 0; i < sides.size(); i++) {
            if (sides.get(i).entrant() == entrant) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }
}
