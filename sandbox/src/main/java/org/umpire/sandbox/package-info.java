/**
 * Starts an untrusted program under limits, joined to us by pipes; suspends it, measures it, and ends it with all that
 * it left behind. Knows no game, no protocol and no clock rules: it moves bytes and counts time.
 *
 * <p>Start with {@link org.umpire.sandbox.Sandbox} and {@link org.umpire.sandbox.Confined}.
 */
@NullMarked
package org.umpire.sandbox;

import org.jspecify.annotations.NullMarked;
