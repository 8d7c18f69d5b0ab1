package org.umpire.games.holdem;

import java.util.Optional;
import java.util.stream.LongStream;
import org.umpire.games.cards.Rank;
import org.umpire.games.cards.Suit;

/**
 * Sets of cards as masks: four lanes of 16 bits, one a suit; in each, bit 0 is the two and bit 12 the ace. A card is
 * written as rank and suit, {@code Ah}; cards follow one another without blanks, {@code AhKd}.
 */
public final class HoldemCards {
    /** All 52. */
    public static final long ALL = 0x1fff_1fff_1fff_1fffL;

    static final int LANE = 16;
    static final int RANKS = 13;
    private static final String RANK_LETTERS = "23456789TJQKA";
    private static final String SUIT_LETTERS = "cdhs";

    private static final long[] CARDS = LongStream.range(0, 52)
            .map(i -> 1L << (i / RANKS * LANE + i % RANKS))
            .toArray();

    private HoldemCards() {}

    /** Returns the set of one card. */
    public static long of(Rank rank, Suit suit) {
        int lane = switch (suit) {
            case CLUBS -> 0;
            case DIAMONDS -> 1;
            case HEARTS -> 2;
            case SPADES -> 3;
        };
        return 1L << (lane * LANE + (rank == Rank.ACE ? RANKS - 1 : rank.pips() - 2));
    }

    /** Returns card {@code i} of 52, by suit and rank. */
    static long card(int i) {
        return CARDS[i];
    }

    /** Returns the cards of a text; letters may be of either case. Empty if a card is none or stands twice. */
    public static Optional<Long> read(String text) {
        if (text.length() % 2 != 0) {
            return Optional.empty();
        }
        long cards = 0;
        for (int i = 0; i < text.length(); i += 2) {
            Optional<Rank> rank = Rank.of(text.charAt(i));
            Optional<Suit> suit = Suit.of(text.charAt(i + 1));
            if (rank.isEmpty() || suit.isEmpty() || (cards & of(rank.get(), suit.get())) != 0) {
                return Optional.empty();
            }
            cards |= of(rank.get(), suit.get());
        }
        return Optional.of(cards);
    }

    /** Returns the text of a set of cards: the highest rank first; of one rank, spades, hearts, diamonds, clubs. */
    public static String write(long cards) {
        StringBuilder text = new StringBuilder();
        for (int rank = RANKS - 1; rank >= 0; rank--) {
            for (int suit = SUIT_LETTERS.length() - 1; suit >= 0; suit--) {
                if ((cards >>> (suit * LANE + rank) & 1) != 0) {
                    text.append(RANK_LETTERS.charAt(rank)).append(SUIT_LETTERS.charAt(suit));
                }
            }
        }
        return text.toString();
    }
}
