/**
 * Big 2: rules, notation, wire protocol and contest format. The rules for people, with an anchor for each, are in
 * {@code docs/games/big2.md}; the wire is described in {@code docs/protocols/big2.md}.
 *
 * <p>A set of cards is a {@code long} with one bit a card, lowest card lowest ({@link
 * org.umpire.games.big2.Big2Cards}); a move is such a set, empty for {@code PASS}. Start with {@link
 * org.umpire.games.big2.Big2State}; what a bot sees is {@link org.umpire.games.big2.Big2View}; how plays compare is
 * {@link org.umpire.games.big2.Big2Order}. No bots live here, and nothing that reads or writes but texts.
 */
@NullMarked
package org.umpire.games.big2;

import org.jspecify.annotations.NullMarked;
