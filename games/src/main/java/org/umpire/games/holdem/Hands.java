package org.umpire.games.holdem;

/**
 * The ranking of hands: of the best five out of five, six or seven cards. The higher number is the better hand, equal
 * numbers are equal hands. docs/games/holdem.md#hands.
 *
 * <p>A rank has three fields: the category; the ranks of the cards that make it, as a mask of 13 bits; the ranks of the
 * cards beside it, likewise. Masks with equally many bits compare like the ranks they hold, the highest first.
 */
public final class Hands {
    private static final int CATEGORY = 26;
    private static final int MAIN = 13;
    private static final int LANE = 0x1fff;

    private static final int PAIR = HandCategory.PAIR.level() << CATEGORY;
    private static final int TWO_PAIR = HandCategory.TWO_PAIR.level() << CATEGORY;
    private static final int THREE_OF_A_KIND = HandCategory.THREE_OF_A_KIND.level() << CATEGORY;
    private static final int STRAIGHT = HandCategory.STRAIGHT.level() << CATEGORY;
    private static final int FLUSH = HandCategory.FLUSH.level() << CATEGORY;
    private static final int FULL_HOUSE = HandCategory.FULL_HOUSE.level() << CATEGORY;
    private static final int FOUR_OF_A_KIND = HandCategory.FOUR_OF_A_KIND.level() << CATEGORY;
    private static final int STRAIGHT_FLUSH = HandCategory.STRAIGHT_FLUSH.level() << CATEGORY;

    private Hands() {}

    /**
     * Returns the rank of the best hand in these cards.
     *
     * @param cards five, six or seven, as in {@link HoldemCards}; not checked, since this is called many million times
     */
    public static int rank(long cards) {
        int a = (int) cards & LANE;
        int b = (int) (cards >>> 16) & LANE;
        int c = (int) (cards >>> 32) & LANE;
        int d = (int) (cards >>> 48);
        int suited = suited(cards);
        if (suited != 0) {
            // Five of one suit leave no room for a full house or four of a kind in seven cards.
            return flush((suited & 0x8) != 0 ? a : (suited & 0x80) != 0 ? b : (suited & 0x800) != 0 ? c : d);
        }
        int any = a | b | c | d;
        int ab = a & b;
        int cd = c & d;
        int two = ab | cd | ((a | b) & (c | d));
        if (two == 0) {
            int straight = straight(any);
            return straight != 0 ? STRAIGHT | straight << MAIN : top(any, 5);
        }
        int three = (ab & (c | d)) | (cd & (a | b));
        return three == 0 ? pairs(any, two) : threes(any, two, three, ab & cd);
    }

    /** Returns the category of a rank. */
    public static HandCategory category(int rank) {
        return HandCategory.of(rank >>> CATEGORY);
    }

    /** Returns for each suit whether it has five cards or more, as bit 3 of its four. */
    private static int suited(long cards) {
        // Counts in each lane of 16 bits at once; there are at most seven cards, so four bits hold a count.
        long pairs = cards - (cards >>> 1 & 0x5555_5555_5555_5555L);
        long fours = (pairs & 0x3333_3333_3333_3333L) + (pairs >>> 2 & 0x3333_3333_3333_3333L);
        long eights = fours + (fours >>> 4);
        long counts = (eights & 0x000f_000f_000f_000fL) + (eights >>> 8 & 0x000f_000f_000f_000fL);
        long five = counts + 0x0003_0003_0003_0003L & 0x0008_0008_0008_0008L;
        return (int) (five | five >>> 12 | five >>> 24 | five >>> 36) & 0x8888;
    }

    private static int flush(int suit) {
        int straight = straight(suit);
        return straight != 0 ? STRAIGHT_FLUSH | straight << MAIN : FLUSH | top(suit, 5) << MAIN;
    }

    /** Returns the highest rank of the best straight, as a mask; 0 if there is none. */
    private static int straight(int ranks) {
        // The ace once more below the two, so that ranks move up by one; the top of a straight is four above its
        // bottom.
        int r = ranks << 1 | ranks >>> 12;
        int bottoms = r & r >>> 1 & r >>> 2 & r >>> 3 & r >>> 4;
        return bottoms == 0 ? 0 : Integer.highestOneBit(bottoms) << 3;
    }

    private static int pairs(int any, int two) {
        int straight = straight(any);
        if (straight != 0) {
            return STRAIGHT | straight << MAIN;
        }
        int high = Integer.highestOneBit(two);
        if (two == high) {
            return PAIR | high << MAIN | top(any ^ high, 3);
        }
        int both = high | Integer.highestOneBit(two ^ high);
        return TWO_PAIR | both << MAIN | Integer.highestOneBit(any ^ both);
    }

    private static int threes(int any, int two, int three, int four) {
        if (four != 0) {
            return FOUR_OF_A_KIND | four << MAIN | Integer.highestOneBit(any ^ four);
        }
        int high = Integer.highestOneBit(three);
        if (two != high) {
            return FULL_HOUSE | high << MAIN | Integer.highestOneBit(two ^ high);
        }
        int straight = straight(any);
        return straight != 0 ? STRAIGHT | straight << MAIN : THREE_OF_A_KIND | high << MAIN | top(any ^ high, 2);
    }

    /** Returns the highest ranks alone, so many of them; there are as many or up to two more. */
    private static int top(int ranks, int count) {
        int top = ranks;
        for (int extra = Integer.bitCount(ranks) - count; extra > 0; extra--) {
            top &= top - 1;
        }
        return top;
    }
}
