package org.umpire.bots;

/**
 * A player as a function of what its seat may know. Equal views get equal moves, on every machine; where a bot plays at
 * random, its chance is drawn from the view. Safe for use by many threads.
 *
 * @param <V> what one seat may know
 * @param <M> a move
 */
@FunctionalInterface
public interface Bot<V, M> {
    /**
     * Returns a legal move.
     *
     * @param view of a seat whose turn it is
     */
    M move(V view);
}
