@NullMarked
package org.umpire.games.big2;

import org.jspecify.annotations.NullMarked;
