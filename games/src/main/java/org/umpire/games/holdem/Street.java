package org.umpire.games.holdem;

import java.util.Locale;
import java.util.Optional;

/** A part of a hand: betting goes on once on each. */
public enum Street {
    /** Before the first cards of the board. */
    PREFLOP(0),
    /** After three cards. */
    FLOP(3),
    /** After four. */
    TURN(4),
    /** After all five. */
    RIVER(5);

    private final int boardCards;

    Street(int boardCards) {
        this.boardCards = boardCards;
    }

    /** Returns how many cards lie on the board. */
    public int boardCards() {
        return boardCards;
    }

    /** Returns the name in texts, such as {@code flop}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the street with this name. */
    public static Optional<Street> of(String word) {
        for (Street street : values()) {
            if (street.word().equals(word)) {
                return Optional.of(street);
            }
        }
        return Optional.empty();
    }

    /** Returns the street after this one; none after the river. */
    public Optional<Street> next() {
        return switch (this) {
            case PREFLOP -> Optional.of(FLOP);
            case FLOP -> Optional.of(TURN);
            case TURN -> Optional.of(RIVER);
            case RIVER -> Optional.empty();
        };
    }
}
