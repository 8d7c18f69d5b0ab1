/**
 * A toy game for tests of the referee: seats say numbers in turn; there is a hand-shake, a hidden card, and play goes on
 * without a seat that is dropped.
 */
@NullMarked
package org.umpire.referee.tally;

import org.jspecify.annotations.NullMarked;
