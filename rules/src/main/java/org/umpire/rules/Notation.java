package org.umpire.rules;

/**
 * How deals and moves are written in records. Reading what was written gives an equal value.
 *
 * @param <D> the deal
 * @param <M> a move
 */
public interface Notation<D, M> {
    /** Returns the text of a deal, in one line. */
    String writeDeal(D deal);

    /**
     * Returns the deal with this text.
     *
     * @throws IllegalArgumentException if there is none; the message says what is wrong
     */
    D readDeal(String text);

    /** Returns the text of a move, in one line. */
    String writeMove(M move);

    /**
     * Returns the move with this text, legal or not.
     *
     * @throws IllegalArgumentException if there is none; the message says what is wrong
     */
    M readMove(String text);
}
