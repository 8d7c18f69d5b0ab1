package org.umpire.rules;

import java.util.List;

/**
 * A state whose legal moves can be listed cheaply. Many games have none: a prime of 160 digits is a move.
 *
 * @param <M> a move
 */
public interface Listable<M> {
    /** Returns every legal move of the seat to move, each once, in an order fixed by the game; empty when over. */
    List<M> legalMoves();
}
