package org.umpire.rules;

import java.util.List;

/**
 * What a game can say of a table beyond its result: the table written down for people, and how well each seat played. A
 * function of what happened at the table; reports of contests are made with it. Safe for use by many threads.
 *
 * @param <S> one moment of a table
 * @param <M> a move
 */
public interface Commentary<S, M> {
    /** Returns what one table written down is called in reports, in the plural: {@code Annotated games}. */
    String title();

    /** Returns what is measured at every table, in the order in which it is shown. */
    List<Measure> measures();

    /**
     * Returns what there is to say of a table.
     *
     * @param names of the seats, safe to be shown
     * @param turns in order; the table may have been left before its end
     */
    Comment on(List<String> names, S opening, List<Turn<S, M>> turns);
}
