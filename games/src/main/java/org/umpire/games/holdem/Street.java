package org.umpire.games.holdem;

import java.util.Locale;
import java.util.Optional;

/** A part of a hand: betting goes on once on each. */
public enum Street {
    /** Before the first cards of the board. */
    PREFLOP(0, 0),
    /** After three cards. */
    FLOP(1, 3),
    /** After four. */
    TURN(2, 4),
    /** After all five. */
    RIVER(3, 5);

    private final int deals;
    private final int boardCards;

    Street(int deals, int boardCards) {
        this.deals = deals;
        this.boardCards = boardCards;
    }

    /** Returns how often cards have been put on the board. */
    int deals() {
        return deals;
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
