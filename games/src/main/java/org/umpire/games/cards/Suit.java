package org.umpire.games.cards;

import java.util.Optional;

/** A suit. Declared by the alphabet, which says nothing about which is higher in any game. */
public enum Suit {
    CLUBS('C'),
    DIAMONDS('D'),
    HEARTS('H'),
    SPADES('S');

    private final char letter;

    Suit(char letter) {
        this.letter = letter;
    }

    /** Returns the letter in texts, in upper case. */
    public char letter() {
        return letter;
    }

    /** Returns the suit with this letter, in either case. */
    public static Optional<Suit> of(char letter) {
        return switch (letter) {
            case 'C', 'c' -> Optional.of(CLUBS);
            case 'D', 'd' -> Optional.of(DIAMONDS);
            case 'H', 'h' -> Optional.of(HEARTS);
            case 'S', 's' -> Optional.of(SPADES);
            default -> Optional.empty();
        };
    }
}
