/**
 * Plays one fixture: brings players to a table, asks them, keeps their clocks, blames whoever cannot go on, and writes
 * the record as it happens. Knows no game: all that is special to one comes through its {@link
 * org.umpire.rules.GamePack}. How a program is started, stopped and measured is the sandbox's; what a table is worth in a
 * contest is the league's.
 *
 * <p>Start with {@link org.umpire.referee.Referee}; then {@code Table} (one table from deal to result), {@link
 * org.umpire.referee.Clock} (the rules of time, as a value) and {@code ProgramPlayer} (one program, from question to
 * answer).
 */
@NullMarked
package org.umpire.referee;

import org.jspecify.annotations.NullMarked;
