/**
 * Prime Daihinmin: rules, wire protocol and contest format. The rules for people, with an anchor for each, are in {@code
 * docs/games/daihinmin.md}; the wire is described in {@code docs/protocols/daihinmin.md}.
 *
 * <p>Numbers are texts of digits here, since a number of this game may have hundreds of them, and each digit is a card.
 * Start with {@link org.umpire.games.daihinmin.Trick}, which says what may be played, and {@link
 * org.umpire.games.daihinmin.DaihinminState}; whether a number is prime is said by {@link
 * org.umpire.games.daihinmin.Primality}, always in the same way. No bots live here, and no search for primes.
 */
@NullMarked
package org.umpire.games.daihinmin;

import org.jspecify.annotations.NullMarked;
