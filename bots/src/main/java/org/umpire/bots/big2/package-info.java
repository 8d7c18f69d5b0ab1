/**
 * Reference bots for Big 2. Each sees a {@link org.umpire.games.big2.Big2View} and nothing else, and keeps nothing from
 * move to move.
 *
 * <p>Start with {@link org.umpire.bots.big2.Big2Bots}.
 */
@NullMarked
package org.umpire.bots.big2;

import org.jspecify.annotations.NullMarked;
