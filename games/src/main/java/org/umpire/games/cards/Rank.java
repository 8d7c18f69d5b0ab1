package org.umpire.games.cards;

import java.util.Optional;

/** A rank. Declared by the pips, which says nothing about which is higher in any game. */
public enum Rank {
    ACE('A', 1),
    TWO('2', 2),
    THREE('3', 3),
    FOUR('4', 4),
    FIVE('5', 5),
    SIX('6', 6),
    SEVEN('7', 7),
    EIGHT('8', 8),
    NINE('9', 9),
    TEN('T', 10),
    JACK('J', 11),
    QUEEN('Q', 12),
    KING('K', 13);

    private final char letter;
    private final int pips;

    Rank(char letter, int pips) {
        this.letter = letter;
        this.pips = pips;
    }

    /** Returns the letter in texts, in upper case; {@code T} is ten. */
    public char letter() {
        return letter;
    }

    /** Returns what is printed on the card as a number: ace 1, jack 11, queen 12, king 13. */
    public int pips() {
        return pips;
    }

    /** Returns the rank with this letter, in either case. */
    public static Optional<Rank> of(char letter) {
        char upper = letter >= 'a' && letter <= 'z' ? (char) (letter - 'a' + 'A') : letter;
        for (Rank rank : values()) {
            if (rank.letter == upper) {
                return Optional.of(rank);
            }
        }
        return Optional.empty();
    }
}
