/** Tests of the betting, the hands, the pots and the reconstruction of Hold'em. */
@NullMarked
package org.umpire.games.holdem;

import org.jspecify.annotations.NullMarked;
