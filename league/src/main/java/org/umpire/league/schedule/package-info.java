/**
 * Schedules whose rounds depend on what came of those before: Swiss, knock-out, ladder. Pure functions of the results so far,
 * in numbers of entrants; games, deals and seats are added elsewhere. Start with {@link
 * org.umpire.league.schedule.AdaptiveSchedule}; the rules are in {@code docs/protocols/season.md#rounds}.
 */
@NullMarked
package org.umpire.league.schedule;

import org.jspecify.annotations.NullMarked;
