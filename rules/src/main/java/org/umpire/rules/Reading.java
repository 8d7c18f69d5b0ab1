package org.umpire.rules;

import java.util.Optional;

/**
 * What a line of a program says.
 *
 * @param <M> a move
 */
public sealed interface Reading<M> {
    /**
     * A move, legal or not.
     *
     * @param remark what was read leniently, for the record; empty if the line was canonical
     */
    record Understood<M>(M move, Optional<String> remark) implements Reading<M> {
        /** Returns a move that was written canonically. */
        public static <M> Understood<M> of(M move) {
            return new Understood<>(move, Optional.empty());
        }
    }

    /** Not a move at all. */
    record Garbled<M>(String why) implements Reading<M> {}
}
