package org.umpire.league;

import java.util.List;

/**
 * A match that has begun and does not count yet, because tables are missing.
 *
 * @param number within the season, 0-based
 * @param block the name of the match
 * @param entrants by their numbers in the season
 * @param played how many of its tables are there
 * @param tables how many there will be
 */
public record PendingMatch(long number, String block, List<Integer> entrants, int played, int tables) {
    public PendingMatch {
        entrants = List.copyOf(entrants);
    }
}
