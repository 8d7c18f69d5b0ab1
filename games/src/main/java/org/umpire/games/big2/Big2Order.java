package org.umpire.games.big2;

import java.util.Optional;

/**
 * Which plays are combinations, and which of two is higher. Sets of cards are masks as in {@link Big2Cards}.
 * docs/games/big2.md#combinations.
 */
public final class Big2Order {
    // Ranks of a set as bits 0, 4, … 48: a set of different ranks compares as that number, highest rank first.
    private static final long FIVE_IN_A_ROW = 0x1_1111L;
    private static final long TEN_TO_ACE = FIVE_IN_A_ROW << (4 * 7);
    private static final long TWO_TO_SIX = 1L << (4 * 12) | 0x1111L;
    private static final long ACE_TO_FIVE = 0x11L << (4 * 11) | 0x111L;

    private static final int KIND_SHIFT = 58;
    private static final Big2Kind[] KINDS = Big2Kind.values();

    private Big2Order() {}

    /**
     * Returns the strength of a set of cards: 0 if it is no combination, else a number above 0 that is higher the
     * higher the combination is among those with as many cards. Numbers of sets of different sizes do not compare.
     */
    public static long strength(long cards) {
        return switch (Long.bitCount(cards)) {
            case 1 -> strength(Big2Kind.SINGLE, Big2Cards.highest(cards));
            case 2 -> sameRank(cards) ? strength(Big2Kind.PAIR, Big2Cards.highest(cards)) : 0;
            case 3 -> sameRank(cards) ? strength(Big2Kind.TRIPLE, Big2Cards.rank(Big2Cards.highest(cards))) : 0;
            case 5 -> ofFive(cards);
            default -> 0;
        };
    }

    /** Returns the kind of combination that a set of cards is, or empty if it is none. */
    public static Optional<Big2Kind> kind(long cards) {
        long strength = strength(cards);
        return strength == 0 ? Optional.empty() : Optional.of(KINDS[(int) (strength >>> KIND_SHIFT)]);
    }

    /** Returns whether a combination may be played on another: as many cards, and higher. */
    public static boolean beats(long cards, long last) {
        return Long.bitCount(cards) == Long.bitCount(last) && strength(cards) > strength(last);
    }

    /** Returns a strength that all combinations of this kind reach. */
    static long lowest(Big2Kind kind) {
        return strength(kind, 0);
    }

    /** Returns the ranks of a set, one bit each, at {@code 4 * rank}. */
    static long ranks(long cards) {
        return (cards | cards >>> 1 | cards >>> 2 | cards >>> 3) & Big2Cards.DIAMONDS;
    }

    /** Returns whether five ranks are one of the ten sequences. */
    static boolean sequence(long ranks) {
        // Ten to ace is the highest run: the next would be jack to two, which is none.
        return (ranks == FIVE_IN_A_ROW << Long.numberOfTrailingZeros(ranks) && ranks <= TEN_TO_ACE)
                || ranks == TWO_TO_SIX
                || ranks == ACE_TO_FIVE;
    }

    private static boolean sameRank(long cards) {
        return cards >>> (Long.numberOfTrailingZeros(cards) & ~3) <= 0xF;
    }

    private static long ofFive(long cards) {
        long ranks = ranks(cards);
        int highest = Big2Cards.highest(cards);
        int different = Long.bitCount(ranks);
        if (different == 5) {
            boolean flush = (cards & ~(Big2Cards.DIAMONDS << Big2Cards.suit(highest))) == 0;
            boolean straight = sequence(ranks);
            if (!flush && !straight) {
                return 0;
            }
            Big2Kind kind = !flush ? Big2Kind.STRAIGHT : straight ? Big2Kind.STRAIGHT_FLUSH : Big2Kind.FLUSH;
            // The highest card is the 2 where a straight wraps, so that its suit breaks ties in every straight.
            return strength(kind, ranks << 2 | Big2Cards.suit(highest));
        }
        if (different != 2) {
            return 0;
        }
        int high = Big2Cards.rank(highest);
        int low = Big2Cards.rank(Long.numberOfTrailingZeros(cards));
        return switch (Long.bitCount(cards >>> (4 * high))) {
            case 1 -> strength(Big2Kind.FOUR_AND_ONE, low);
            case 2 -> strength(Big2Kind.FULL_HOUSE, low);
            case 3 -> strength(Big2Kind.FULL_HOUSE, high);
            default -> strength(Big2Kind.FOUR_AND_ONE, high);
        };
    }

    private static long strength(Big2Kind kind, long within) {
        return (long) kind.level() << KIND_SHIFT | within + 1;
    }
}
