package org.umpire.rules;

import java.util.List;
import java.util.Set;

/**
 * What a match was worth.
 *
 * @param points of each entrant of the match, in units of {@code 1 / ContestFormat.pointsUnit()}
 * @param totals the game's own score of each entrant over all tables of the match
 * @param faulted the entrants that lost the match by a fault
 */
public record MatchResult(List<Long> points, List<Long> totals, Set<Integer> faulted) {
    public MatchResult {
        points = List.copyOf(points);
        totals = List.copyOf(totals);
        faulted = Set.copyOf(faulted);
    }
}
