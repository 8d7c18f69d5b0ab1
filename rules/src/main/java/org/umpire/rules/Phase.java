package org.umpire.rules;

/** Whose turn it is, or how the table ended. */
public sealed interface Phase {
    /** A seat owes a move. */
    record ToMove(Seat seat) implements Phase {}

    /** Nothing more is played. */
    record Over(Outcome outcome) implements Phase {}

    /** Returns whether nothing more is played. */
    default boolean over() {
        return this instanceof Over;
    }
}
