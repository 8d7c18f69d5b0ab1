/** Helpers for tests, of Umpire's own games and of others': nothing here knows a game. */
@NullMarked
package org.umpire.testkit;

import org.jspecify.annotations.NullMarked;
