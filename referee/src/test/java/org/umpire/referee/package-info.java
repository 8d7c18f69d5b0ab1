/** Tests of the referee: with a scripted program in place of a process, with bots in process, and with real programs. */
@NullMarked
package org.umpire.referee;

import org.jspecify.annotations.NullMarked;
