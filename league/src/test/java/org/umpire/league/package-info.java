/** Tests of schedules, standings and their texts. */
@NullMarked
package org.umpire.league;

import org.jspecify.annotations.NullMarked;
