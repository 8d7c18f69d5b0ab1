package org.umpire.rules;

import java.util.Optional;

/**
 * One change of a table that was played.
 *
 * @param seat that moved, or was dropped
 * @param move empty if the seat was dropped
 * @param after the moment after it
 * @param <S> one moment of a table
 * @param <M> a move
 */
public record Turn<S, M>(Seat seat, Optional<M> move, S after) {}
