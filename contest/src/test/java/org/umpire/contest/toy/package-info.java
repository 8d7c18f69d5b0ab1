/** A game small enough that a program for it is one line of shell: a heap, of which two players take 1 to 3. */
@NullMarked
package org.umpire.contest.toy;

import org.jspecify.annotations.NullMarked;
