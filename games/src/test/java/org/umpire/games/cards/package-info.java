@NullMarked
package org.umpire.games.cards;

import org.jspecify.annotations.NullMarked;
