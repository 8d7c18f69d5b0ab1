/** Tests of collegiate contests. */
@NullMarked
package org.umpire.league.icpc;

import org.jspecify.annotations.NullMarked;
