package org.umpire.league;

import java.time.Instant;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Under which conditions the tables that count were played, as their records say.
 *
 * @param isolation how many tables at which level of isolation
 * @param umpires how many tables by which version of this program
 * @param begun when the first of them was begun
 * @param lastBegun when the last of them was begun
 */
public record Conditions(
        SortedMap<String, Long> isolation,
        SortedMap<String, Long> umpires,
        Optional<Instant> begun,
        Optional<Instant> lastBegun) {
    /** No tables. */
    public static final Conditions NONE =
            new Conditions(new TreeMap<>(), new TreeMap<>(), Optional.empty(), Optional.empty());

    public Conditions {
        isolation = Collections.unmodifiableSortedMap(new TreeMap<>(isolation));
        umpires = Collections.unmodifiableSortedMap(new TreeMap<>(umpires));
    }
}
