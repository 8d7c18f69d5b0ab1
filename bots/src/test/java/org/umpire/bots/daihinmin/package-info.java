/** Tests of the reference bots for Prime Daihinmin. */
@NullMarked
package org.umpire.bots.daihinmin;

import org.jspecify.annotations.NullMarked;
