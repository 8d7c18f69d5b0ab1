/**
 * Reference bots for Prime Daihinmin. Each sees a {@link org.umpire.games.daihinmin.DaihinminView} and nothing else, and
 * keeps nothing from move to move.
 *
 * <p>Start with {@link org.umpire.bots.daihinmin.DaihinminBots}.
 */
@NullMarked
package org.umpire.bots.daihinmin;

import org.jspecify.annotations.NullMarked;
