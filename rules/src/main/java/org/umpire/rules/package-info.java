/**
 * What a game is, and how it is spoken over lines of text. Pure values and functions: nothing here
 * starts a process, reads a clock, draws a random number or touches a file.
 *
 * <p>Start with {@link org.umpire.rules.Game} and {@link org.umpire.rules.State}; {@link
 * org.umpire.rules.GamePack} binds all that is special to one game.
 */
@NullMarked
package org.umpire.rules;

import org.jspecify.annotations.NullMarked;
