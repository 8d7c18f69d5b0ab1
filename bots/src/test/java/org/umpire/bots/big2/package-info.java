/** Tests of the Big 2 bots, and of the example and the misbehaving programs in other languages. */
@NullMarked
package org.umpire.bots.big2;

import org.jspecify.annotations.NullMarked;
