/**
 * Plain facts of playing cards that several games share: suits, ranks, their letters. There is no order here and
 * nothing that compares: which card is higher is a rule of each game, and lives with that game.
 *
 * <p>Start with {@link org.umpire.games.cards.Suit} and {@link org.umpire.games.cards.Rank}.
 */
@NullMarked
package org.umpire.games.cards;

import org.jspecify.annotations.NullMarked;
