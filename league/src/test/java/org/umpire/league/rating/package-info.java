/** Tests of ratings. */
@NullMarked
package org.umpire.league.rating;

import org.jspecify.annotations.NullMarked;
