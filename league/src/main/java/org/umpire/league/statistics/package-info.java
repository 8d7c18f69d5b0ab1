/**
 * How sure a result is: tallies of blocks, tests that stop by themselves, intervals. Functions of numbers alone; nothing
 * here knows games, entrants, records or time. What is measured is always a block, all tables that share one deal, never
 * a single game: games of a block are not independent. Start reading at {@link org.umpire.league.statistics.Tally}, then
 * {@link org.umpire.league.statistics.SequentialTest}.
 */
@NullMarked
package org.umpire.league.statistics;

import org.jspecify.annotations.NullMarked;
