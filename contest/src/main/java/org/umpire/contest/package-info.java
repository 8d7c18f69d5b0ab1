/**
 * Runs a whole contest on this machine: the schedule of {@code league} times the referee, tables in parallel, resumable
 * from the records alone. Rules, clocks, points and reports live elsewhere; what is here decides only which table is
 * played when, and what a folder of results looks like.
 *
 * <p>Start with {@link org.umpire.contest.LeagueFile}, what an organiser writes, and its document {@code
 * docs/league-file.md}; for contests in which teams solve problems with {@link org.umpire.contest.IcpcFile} and {@link
 * org.umpire.contest.IcpcJudging}, and {@code docs/scoreboard.md}.
 */
@NullMarked
package org.umpire.contest;

import org.jspecify.annotations.NullMarked;
