/**
 * Reference players: the notion of a bot, the list of those that are installed, and what makes a program of one. A bot
 * is a function of what its seat may know; it knows neither the table nor the referee. The bots of a game live in a
 * package of its name and are found through {@link org.umpire.bots.BotPack}.
 *
 * <p>Start with {@link org.umpire.bots.Bot} and {@link org.umpire.bots.Bots}.
 */
@NullMarked
package org.umpire.bots;

import org.jspecify.annotations.NullMarked;
