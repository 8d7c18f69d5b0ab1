@NullMarked
package org.umpire.games.croquet;

import org.jspecify.annotations.NullMarked;
