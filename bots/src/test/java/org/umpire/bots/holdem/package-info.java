/** Tests of the reference bots for Arithmetic Croquet. */
@NullMarked
package org.umpire.bots.holdem;

import org.jspecify.annotations.NullMarked;
