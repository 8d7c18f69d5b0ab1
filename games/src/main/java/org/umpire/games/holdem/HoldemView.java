package org.umpire.games.holdem;

import java.util.Optional;

/**
 * All that one seat of a table may know, and no more.
 *
 * @param hand that is played, or the last one when the table is over
 * @param ended the hand before it, as it ended
 */
public record HoldemView(HoldemTerms terms, HandSeen hand, Optional<HandSeen> ended) {}
