package org.umpire.rules;

import java.util.Optional;

/**
 * The program's end of the wire: rebuilds from the lines what its seat knows. With it a bot that is a function of a
 * view can be run as a program. Stateful, one per table. The views it rebuilds equal those of the referee.
 *
 * @param <V> what one seat may know
 * @param <M> a move
 */
public interface Client<V, M> {
    /**
     * Takes the next line from the referee.
     *
     * @throws IllegalArgumentException if the line cannot stand here
     */
    Heard<V> hear(String line);

    /** Notes the move that this seat has just answered with. */
    void moved(M move);

    /**
     * What a line asks of this seat.
     *
     * @param owed what the seat owes now
     * @param view what it knows; present when it owes a move
     * @param last whether nothing follows this line
     */
    record Heard<V>(Reply owed, Optional<V> view, boolean last) {
        /** Returns a line for which nothing is owed yet. */
        public static <V> Heard<V> nothing() {
            return new Heard<>(Reply.NONE, Optional.empty(), false);
        }

        /** Returns a line for which a move is owed. */
        public static <V> Heard<V> move(V view) {
            return new Heard<>(Reply.MOVE, Optional.of(view), false);
        }
    }
}
