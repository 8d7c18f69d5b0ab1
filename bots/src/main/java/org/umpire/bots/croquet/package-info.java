/**
 * Reference bots for Arithmetic Croquet. Each sees a {@link org.umpire.games.croquet.CroquetView} and nothing else, and
 * keeps nothing from move to move.
 *
 * <p>Start with {@link org.umpire.bots.croquet.CroquetBots}.
 */
@NullMarked
package org.umpire.bots.croquet;

import org.jspecify.annotations.NullMarked;
