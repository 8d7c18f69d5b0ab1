package org.umpire.rules;

import java.util.List;
import java.util.Optional;

/**
 * How a game is spoken over lines of text. Stateless; it sees views only, so that what a seat may not know cannot be
 * sent to it.
 *
 * @param <V> what one seat may know
 * @param <M> a move
 */
public interface Protocol<V, M> {
    /**
     * Returns what a seat is told now, in order. The referee asks after every change of the state, for every seat that
     * was not dropped, with the view that this seat was last told of and the one that it has now; the seat to move comes
     * last. Mostly one change lies between; more when a seat was dropped at an acknowledgement before all others were
     * told. A seat owes a move exactly when the last line it is sent says {@link Reply#MOVE}. What is owed for the lines
     * at the end of a table is not waited for.
     *
     * @param before the view that this seat was last told of; empty at the opening of the table
     */
    List<Exchange> exchanges(Optional<V> before, V after);

    /**
     * Returns what a line says that was sent where a move is owed. Reads leniently where the game's document says so.
     *
     * @param view what the seat knew when it wrote the line
     * @param line without its line end, of any content (other than {@code \n})
     */
    Reading<M> read(V view, String line);

    /** Returns the canonical line of a move: reading it gives the move back, without a remark. */
    String write(M move);

    /** Returns the other end of the wire, at its opening. */
    Client<V, M> client();
}
