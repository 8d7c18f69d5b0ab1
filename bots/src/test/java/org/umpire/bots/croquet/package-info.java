/** Tests of the reference bots for Arithmetic Croquet. */
@NullMarked
package org.umpire.bots.croquet;

import org.jspecify.annotations.NullMarked;
