package org.umpire.league;

import java.util.List;
import org.umpire.rules.Fault;

/**
 * A fault at a table that is there, whether its match counts yet or not.
 *
 * @param entrant its number in the season
 * @param others who else was in the match
 * @param match its number in the season
 * @param table 0-based
 * @param seat 0-based
 * @param record where the record is, relative to the folder of the season; empty where unknown
 */
public record SeenFault(
        int entrant, Fault fault, List<Integer> others, long match, String block, int table, int seat, String record) {
    public SeenFault {
        others = List.copyOf(others);
    }
}
