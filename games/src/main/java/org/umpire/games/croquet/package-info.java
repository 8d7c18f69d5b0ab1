/**
 * Arithmetic Croquet: rules, wire protocol, contest format, and perfect play. docs/games/croquet.md.
 *
 * <p>Nothing is hidden in this game and nothing is left to chance, so the whole of it can be solved. Start with {@link
 * org.umpire.games.croquet.Ball}, {@link org.umpire.games.croquet.CroquetPosition} and {@link
 * org.umpire.games.croquet.CroquetState}; the solution is {@link org.umpire.games.croquet.CroquetOracle}.
 */
@NullMarked
package org.umpire.games.croquet;

import org.jspecify.annotations.NullMarked;
