package org.umpire.games.big2;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.umpire.games.cards.Rank;
import org.umpire.games.cards.Suit;

/**
 * Sets of cards as {@code long}s: bit {@code 4 * rank + suit}, so that a higher bit is a higher card. Ranks count 3 as
 * 0 up to 2 as 12, suits diamonds, clubs, hearts, spades as 0 to 3. docs/games/big2.md#cards.
 */
public final class Big2Cards {
    /** Ranks, low to high. */
    public static final List<Rank> RANKS = List.of(
            Rank.THREE,
            Rank.FOUR,
            Rank.FIVE,
            Rank.SIX,
            Rank.SEVEN,
            Rank.EIGHT,
            Rank.NINE,
            Rank.TEN,
            Rank.JACK,
            Rank.QUEEN,
            Rank.KING,
            Rank.ACE,
            Rank.TWO);

    /** Suits, low to high. */
    public static final List<Suit> SUITS = List.of(Suit.DIAMONDS, Suit.CLUBS, Suit.HEARTS, Suit.SPADES);

    /** How many cards there are. */
    public static final int COUNT = 52;

    /** Every card. */
    public static final long ALL = (1L << COUNT) - 1;

    /** The lowest card, with which a table begins. */
    public static final long D3 = 1L;

    /** The diamond of every rank; shifted left by a suit, every card of that suit. */
    public static final long DIAMONDS = 0x1_1111_1111_1111L;

    private static final String[] TEXTS = texts();

    private Big2Cards() {}

    /** Returns the rank of a card, 0 (three) to 12 (two). */
    public static int rank(int card) {
        return card >> 2;
    }

    /** Returns the suit of a card, 0 (diamonds) to 3 (spades). */
    public static int suit(int card) {
        return card & 3;
    }

    /** Returns the highest card of a set that is not empty. */
    public static int highest(long cards) {
        return 63 - Long.numberOfLeadingZeros(cards);
    }

    /** Returns the card with a text such as {@code D3} or {@code st}, in either case; empty if there is none. */
    public static OptionalInt card(String text) {
        if (text.length() != 2) {
            return OptionalInt.empty();
        }
        Optional<Suit> suit = Suit.of(text.charAt(0));
        Optional<Rank> rank = Rank.of(text.charAt(1));
        if (suit.isEmpty() || rank.isEmpty()) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(4 * RANKS.indexOf(rank.get()) + SUITS.indexOf(suit.get()));
    }

    /** Returns the text of a card: suit, then rank. */
    public static String text(int card) {
        return TEXTS[card];
    }

    /** Returns the cards in ascending order, separated by single spaces; an empty text for no cards. */
    public static String write(long cards) {
        StringBuilder text = new StringBuilder(3 * Long.bitCount(cards));
        for (long left = cards; left != 0; left &= left - 1) {
            if (left != cards) {
                text.append(' ');
            }
            text.append(TEXTS[Long.numberOfTrailingZeros(left)]);
        }
        return text.toString();
    }

    /**
     * Returns the set of the cards in a text, in any order, separated by blanks; an empty text is no cards.
     *
     * @throws IllegalArgumentException if something in it is no card, or a card stands there twice
     */
    public static long read(String text) {
        long cards = 0;
        for (String word : text.isBlank() ? new String[0] : text.strip().split("\\s+", -1)) {
            int card = card(word).orElseThrow(() -> new IllegalArgumentException("no card: '" + word + "'"));
            if ((cards & 1L << card) != 0) {
                throw new IllegalArgumentException("twice: " + text(card));
            }
            cards |= 1L << card;
        }
        return cards;
    }

    private static String[] texts() {
        String[] texts = new String[COUNT];
        for (int card = 0; card < COUNT; card++) {
            texts[card] =
                    "" + SUITS.get(suit(card)).letter() + RANKS.get(rank(card)).letter();
        }
        return texts;
    }
}
