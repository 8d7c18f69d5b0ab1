/** Tests of the result index. */
@NullMarked
package org.umpire.league.index;

import org.jspecify.annotations.NullMarked;
