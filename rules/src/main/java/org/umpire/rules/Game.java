package org.umpire.rules;

/**
 * The rules of one game, as a pure value.
 *
 * @param <D> the deal: all chance of a table, settled before the first move
 * @param <S> one moment of a table
 * @param <M> a move
 * @param <V> what one seat may know
 */
public interface Game<D, S extends State<S, M, V>, M, V> {
    /** Returns the name of the game, the same in every version. */
    GameId id();

    /** Returns a number that rises whenever a record of an earlier version could play differently. */
    int rulesVersion();

    /** Returns how many seats a table may have. */
    SeatRange seats();

    /**
     * Returns the deal of a table: the only place where chance enters.
     *
     * @throws IllegalArgumentException if the game cannot be played with this setup
     */
    D deal(Setup setup, Shuffler shuffler);

    /** Returns the first moment of a table with this deal. */
    S start(D deal);
}
