package org.umpire.games.daihinmin;

import java.util.Arrays;
import java.util.OptionalInt;

/** Cards without an order: how many there are of each digit. Immutable. */
public final class Hand {
    /** How many digits there are. */
    public static final int DIGITS = 10;

    private final int[] counts;
    private final int size;

    private Hand(int[] counts, int size) {
        this.counts = counts;
        this.size = size;
    }

    /**
     * Returns these cards.
     *
     * @param cards digits, in any order
     * @throws IllegalArgumentException if there is something else than digits
     */
    public static Hand of(String cards) {
        return new Hand(counted(cards), cards.length());
    }

    /** Returns how many cards there are of each digit. */
    private static int[] counted(String cards) {
        int[] counts = new int[DIGITS];
        for (int i = 0; i < cards.length(); i++) {
            int digit = cards.charAt(i) - '0';
            if (digit < 0 || digit >= DIGITS) {
                throw new IllegalArgumentException("no digit at " + i + " of " + cards);
            }
            counts[digit]++;
        }
        return counts;
    }

    /** Returns how many cards there are. */
    public int size() {
        return size;
    }

    /** Returns how many cards there are of a digit. */
    public int count(int digit) {
        return counts[digit];
    }

    /** Returns the lowest digit of which more is asked for than there is; empty if all cards are there. */
    public OptionalInt lacking(String cards) {
        int[] asked = counted(cards);
        for (int digit = 0; digit < DIGITS; digit++) {
            if (asked[digit] > counts[digit]) {
                return OptionalInt.of(digit);
            }
        }
        return OptionalInt.empty();
    }

    /** Returns whether all these cards are there. */
    public boolean holds(String cards) {
        return lacking(cards).isEmpty();
    }

    /** Returns the hand with more cards. */
    public Hand plus(String cards) {
        int[] sum = counted(cards);
        for (int digit = 0; digit < DIGITS; digit++) {
            sum[digit] += counts[digit];
        }
        return new Hand(sum, size + cards.length());
    }

    /**
     * Returns the hand without some cards.
     *
     * @throws IllegalArgumentException if they are not all there
     */
    public Hand minus(String cards) {
        int[] rest = counted(cards);
        for (int digit = 0; digit < DIGITS; digit++) {
            rest[digit] = counts[digit] - rest[digit];
            if (rest[digit] < 0) {
                throw new IllegalArgumentException("not in " + this + ": " + cards);
            }
        }
        return new Hand(rest, size - cards.length());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Hand hand && Arrays.equals(counts, hand.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    /** Returns the cards in ascending order. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(size);
        for (int digit = 0; digit < DIGITS; digit++) {
            text.append(Character.toString('0' + digit).repeat(counts[digit]));
        }
        return text.toString();
    }
}
