package org.umpire.rules;

import java.util.List;

/**
 * One table of a match, played.
 *
 * @param seating for each seat the number of its entrant within the match, 0-based
 */
public record TableResult(List<Integer> seating, Outcome outcome) {
    public TableResult {
        seating = List.copyOf(seating);
        if (seating.size() != outcome.seats().size()) {
            throw new IllegalArgumentException(
                    seating.size() + " seats, " + outcome.seats().size() + " results");
        }
    }
}
