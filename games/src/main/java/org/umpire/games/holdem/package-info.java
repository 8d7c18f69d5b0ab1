/**
 * Texas Hold'em: the betting of one hand ({@link org.umpire.games.holdem.Betting}, which knows no cards), the ranking
 * of hands ({@link org.umpire.games.holdem.Hands}), who gets which chips ({@link org.umpire.games.holdem.Pots}), and
 * what must have been done when only the stacks are seen ({@link org.umpire.games.holdem.Reconstruct}). The rules are
 * in {@code docs/games/holdem.md}. Nothing here reads a file or knows a table of a contest.
 */
@NullMarked
package org.umpire.games.holdem;

import org.jspecify.annotations.NullMarked;
