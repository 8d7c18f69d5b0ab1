package org.umpire.rules;

import java.util.List;
import java.util.Optional;

/**
 * How a table ended.
 *
 * @param seats one entry a seat, in the order of the seats
 */
public record Outcome(List<SeatOutcome> seats) {
    public Outcome {
        seats = List.copyOf(seats);
    }

    /**
     * How a table ended for one seat.
     *
     * @param score in the game's own unit (points, cards left, chips); whether more is better is for the contest format
     * @param fault why the seat was dropped, if it was
     */
    public record SeatOutcome(long score, Optional<Fault> fault) {}

    /** Returns how the table ended for this seat. */
    public SeatOutcome seat(Seat seat) {
        return seats.get(seat.index());
    }
}
