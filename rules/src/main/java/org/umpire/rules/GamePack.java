package org.umpire.rules;

import java.util.Optional;

/**
 * All that is special to one game. A game is found through {@code META-INF/services/org.umpire.rules.GamePack}; adding
 * one edits nothing else.
 *
 * @param <D> the deal
 * @param <S> one moment of a table
 * @param <M> a move
 * @param <V> what one seat may know
 */
public interface GamePack<D, S extends State<S, M, V>, M, V> {
    /** Returns the rules. */
    Game<D, S, M, V> game();

    /** Returns how the game is spoken over lines of text. */
    Protocol<V, M> protocol();

    /** Returns how deals and moves are written in records. */
    Notation<D, M> notation();

    /** Returns how entrants meet in a contest, and what a match is worth. */
    ContestFormat format();

    /**
     * Returns the format with matches of so many tables, where the game leaves open how many a match has.
     *
     * @throws IllegalArgumentException if no match of this game has so many, or that is not left open; the message says
     *     what can be
     */
    default ContestFormat format(int matchTables) {
        throw new IllegalArgumentException(
                "how many tables a match of " + title() + " has is not left open; it cannot be set to " + matchTables);
    }

    /** Returns the setup of a table when nothing else is asked for. */
    Setup usualSetup();

    /** Returns the clocks of a contest when nothing else is asked for. */
    Budget usualBudget();

    /** Returns the name for people, such as {@code Big 2}. */
    String title();

    /** Returns one sentence on the game, for lists. */
    String summary();

    /** Draws a moment of a table for a terminal, as a spectator who may see everything: a few lines, no colours. */
    String draw(S state);

    /** Returns what the game adds to the report of a contest, if it has more to say of a table than its result. */
    default Optional<Commentary<S, M>> commentary() {
        return Optional.empty();
    }
}
