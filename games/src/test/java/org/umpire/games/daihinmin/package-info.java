@NullMarked
package org.umpire.games.daihinmin;

import org.jspecify.annotations.NullMarked;
