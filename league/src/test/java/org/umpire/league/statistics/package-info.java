/** Tests of the statistics, and what calibrates them by simulation. */
@NullMarked
package org.umpire.league.statistics;

import org.jspecify.annotations.NullMarked;
