/** Tests of what runs and finds bots. */
@NullMarked
package org.umpire.bots;

import org.jspecify.annotations.NullMarked;
