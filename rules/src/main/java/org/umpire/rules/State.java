package org.umpire.rules;

import java.util.Optional;

/**
 * One moment of a table. Immutable; equal states are the same moment.
 *
 * @param <S> this type
 * @param <M> a move
 * @param <V> what one seat may know
 */
public interface State<S extends State<S, M, V>, M, V> {
    /** Returns whose turn it is, or how the table ended. */
    Phase phase();

    /** Returns the first rule that the move of the seat to move would break, or empty if it may be played. */
    Optional<Breach> check(M move);

    /**
     * Returns the moment after a legal move of the seat to move.
     *
     * @throws IllegalArgumentException if {@link #check} would name a breach, or the table is over
     */
    S play(M move);

    /**
     * Returns what the rules make of the table when a seat cannot go on. Any seat may be dropped at any moment before
     * the table is over, not only the one to move.
     *
     * @throws IllegalArgumentException if the table is over or the seat was dropped before
     */
    S drop(Seat seat, Fault fault);

    /** Returns all that this seat may know, and no more. */
    V view(Seat seat);
}
