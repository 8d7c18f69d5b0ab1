/** Tests of schedules whose rounds depend on results. */
@NullMarked
package org.umpire.league.schedule;

import org.jspecify.annotations.NullMarked;
