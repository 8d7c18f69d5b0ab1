/**
 * Reference players for Hold'em, from {@link org.umpire.bots.holdem.HoldemBots}. They are functions of what a seat sees;
 * how likely a hand wins is estimated by {@link org.umpire.bots.holdem.Equity}.
 */
@NullMarked
package org.umpire.bots.holdem;

import org.jspecify.annotations.NullMarked;
