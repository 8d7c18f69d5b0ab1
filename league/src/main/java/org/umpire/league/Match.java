package org.umpire.league;

import java.util.List;
import org.umpire.record.DealId;
import org.umpire.record.Fixture;

/**
 * One match, planned: some entrants meet at one table or several, all with the same deal.
 *
 * @param number within the season, 0-based
 * @param block the name of the match within the season, such as {@code round-1/match-17}
 * @param deal the label of the deal of all its tables
 * @param entrants by their numbers in {@link Season#entrants}; a format calls the first of them 0
 * @param seating for each table, for each seat, the number of its entrant within this match
 * @param tables the fixtures, in the order of {@code seating}
 */
public record Match(
        long number,
        String block,
        DealId deal,
        List<Integer> entrants,
        List<List<Integer>> seating,
        List<Fixture> tables) {
    public Match {
        entrants = List.copyOf(entrants);
        seating = seating.stream().map(List::copyOf).toList();
        tables = List.copyOf(tables);
    }
}
