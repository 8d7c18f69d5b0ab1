package org.umpire.league;

import java.time.Duration;
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
        records = Computed.copyOf(records);
    }

    /**
     * One entrant's part in a match.
     *
     * @param entrant its number in the season
     * @param points in units of {@code 1 / ContestFormat.pointsUnit()}
     * @param total the game's own score over all tables and seats of the match
     * @param lostByFault whether a fault decided the match against it
     * @param faults all its faults, at whatever seat
     */
    public record Side(int entrant, long points, long total, boolean lostByFault, List<Fault> faults, Effort effort) {
        public Side {
            faults = List.copyOf(faults);
        }
    }

    /**
     * What it took.
     *
     * @param games how many games were set, each seat counted for itself
     * @param programs how many programs ran, one a seat and table
     * @param spent by all of them
     * @param mostCpu the most that one of them used
     */
    public record Effort(long games, int programs, Usage spent, Duration mostCpu) {
        /** Nothing. */
        public static final Effort NONE = new Effort(0, 0, Usage.NONE, Duration.ZERO);

        /** Returns both together. */
        public Effort plus(Effort other) {
            return new Effort(
                    games + other.games,
                    programs + other.programs,
                    spent.plus(other.spent),
                    mostCpu.compareTo(other.mostCpu) >= 0 ? mostCpu : other.mostCpu);
        }

        /** Returns the CPU time of one program at one table, on an average. */
        public Duration meanCpu() {
            return programs == 0 ? Duration.ZERO : spent.cpu().dividedBy(programs);
        }
    }

    /** Returns which of {@link #sides} is this entrant's, if one is. */
    OptionalInt find(int entrant) {
        for (int i = 0; i < sides.size(); i++) {
            if (sides.get(i).entrant() == entrant) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }
}
