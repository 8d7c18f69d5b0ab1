/**
 * Who meets whom, and what it was worth: schedules, points, order, tie-breaks, and the texts that show them. All of it
 * is a function of a {@link org.umpire.league.Season} and of records; nothing here starts a process or draws a number
 * that does not come from the season's secret. Start reading at {@link org.umpire.league.Season}, then
 * {@link org.umpire.league.SeasonSchedule} (before the tables) and {@link org.umpire.league.Standings} (after them).
 */
@NullMarked
package org.umpire.league;

import org.jspecify.annotations.NullMarked;
