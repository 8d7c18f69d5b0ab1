/**
 * Collegiate contests: teams, problems and submissions, and who is where on the board at which moment. All of it is a
 * function of an {@link org.umpire.league.icpc.IcpcContest}, its submissions and a contest time that is given; nothing
 * here judges, reads a clock or a file. Start with {@link org.umpire.league.icpc.Board}; the rules are in {@code
 * docs/scoreboard.md}.
 */
@NullMarked
package org.umpire.league.icpc;

import org.jspecify.annotations.NullMarked;
