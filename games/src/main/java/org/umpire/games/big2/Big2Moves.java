package org.umpire.games.big2;

import java.util.Optional;
import java.util.stream.LongStream;

/** Which moves are legal in a situation, given as plain numbers; sets of cards are masks as in {@link Big2Cards}. */
public final class Big2Moves {
    /** No hand has more legal moves than this: the sets of 1, 2, 3 and 5 of 13 cards, and {@code PASS}. */
    public static final int MOST = 13 + 78 + 286 + 1287 + 1;

    // The subsets of two, and of three, of the up to four cards of one rank, by the mask of those held.
    private static final long[][] PAIRS = subsets(2);
    private static final long[][] TRIPLES = subsets(3);
    private static final long[] SEQUENCES = sequences();

    private Big2Moves() {}

    /**
     * Returns the first rule that a move would break.
     *
     * @param hand of the seat to move
     * @param last the last play of the trick; 0 if the seat leads
     * @param opening whether this is the first move of a table
     * @param move the cards to play; 0 for {@code PASS}
     */
    public static Optional<Big2Rule> check(long hand, long last, boolean opening, long move) {
        if (move == 0) {
            return last == 0 ? Optional.of(Big2Rule.LEADER_MUST_PLAY) : Optional.empty();
        }
        if ((move & ~hand) != 0) {
            return Optional.of(Big2Rule.CARDS_MUST_BE_HELD);
        }
        long strength = Big2Order.strength(move);
        if (strength == 0) {
            return Optional.of(Big2Rule.MUST_BE_A_COMBINATION);
        }
        if (opening && (move & Big2Cards.D3) == 0) {
            return Optional.of(Big2Rule.FIRST_PLAY_HAS_D3);
        }
        if (last != 0) {
            if (Long.bitCount(move) != Long.bitCount(last)) {
                return Optional.of(Big2Rule.MUST_MATCH_SIZE);
            }
            if (strength <= Big2Order.strength(last)) {
                return Optional.of(Big2Rule.MUST_BE_HIGHER);
            }
        }
        return Optional.empty();
    }

    /**
     * Writes every legal move into an array, each once: {@code PASS} first where it is allowed, then by size.
     *
     * @param into at least {@link #MOST} long
     * @return how many moves there are
     */
    public static int list(long hand, long last, boolean opening, long[] into) {
        if (last == 0) {
            int count = singles(hand, into, 0);
            count = pairs(hand, 0, into, count);
            count = triples(hand, into, count);
            count = fives(hand, 0, into, count);
            return opening ? onlyWithD3(into, count) : count;
        }
        into[0] = 0;
        return switch (Long.bitCount(last)) {
            case 1 -> singles(hand & -last << 1, into, 1);
            case 2 -> pairs(hand, Big2Cards.highest(last), into, 1);
            case 3 -> triples(hand & -1L << (Big2Cards.highest(last) | 3) << 1, into, 1);
            default -> fives(hand, Big2Order.strength(last), into, 1);
        };
    }

    private static int singles(long hand, long[] into, int from) {
        int count = from;
        for (long left = hand; left != 0; left &= left - 1) {
            into[count++] = left & -left;
        }
        return count;
    }

    /** Lists the pairs whose higher card is above another card; any pair's is above the lowest. */
    private static int pairs(long hand, int above, long[] into, int from) {
        int count = from;
        int first = above & ~3;
        for (long left = hand >>> first << first; left != 0; ) {
            int shift = Long.numberOfTrailingZeros(left) & ~3;
            for (long pair : PAIRS[(int) (left >>> shift) & 0xF]) {
                into[count] = pair << shift;
                // Only of the lowest rank some pairs may be too low.
                count += pair << shift >>> above > 1 ? 1 : 0;
            }
            left &= -0x10L << shift;
        }
        return count;
    }

    private static int triples(long hand, long[] into, int from) {
        int count = from;
        for (long left = hand; left != 0; ) {
            int shift = Long.numberOfTrailingZeros(left) & ~3;
            for (long triple : TRIPLES[(int) (left >>> shift) & 0xF]) {
                into[count++] = triple << shift;
            }
            left &= -0x10L << shift;
        }
        return count;
    }

    /** Lists the combinations of five that are stronger than {@code floor}. */
    private static int fives(long hand, long floor, long[] into, int from) {
        if (Long.bitCount(hand) < 5) {
            return from;
        }
        int count = from;
        if (floor < Big2Order.lowest(Big2Kind.FLUSH)) {
            count = straights(hand, into, count);
        }
        count = flushes(hand, into, count);
        if (floor < Big2Order.lowest(Big2Kind.FOUR_AND_ONE)) {
            count = fullHouses(hand, into, count);
        }
        count = fours(hand, into, count);
        if (floor == 0) {
            return count;
        }
        int kept = from;
        for (int i = from; i < count; i++) {
            if (Big2Order.strength(into[i]) > floor) {
                into[kept++] = into[i];
            }
        }
        return kept;
    }

    /** Lists the straights that are no flushes. */
    private static int straights(long hand, long[] into, int from) {
        int count = from;
        long ranks = Big2Order.ranks(hand);
        for (long sequence : SEQUENCES) {
            if ((ranks & sequence) == sequence) {
                int made = product(hand, sequence, into, count);
                for (int i = count, end = count + made; i < end; i++) {
                    if (!oneSuit(into[i])) {
                        into[count++] = into[i];
                    }
                }
            }
        }
        return count;
    }

    /** Writes each choice of one held card for every rank of a sequence; returns how many there are. */
    private static int product(long hand, long sequence, long[] into, int from) {
        int made = 1;
        into[from] = 0;
        for (long left = sequence; left != 0; left &= left - 1) {
            int shift = Long.numberOfTrailingZeros(left);
            long cards = hand & 0xFL << shift;
            int copies = Long.bitCount(cards);
            // From the last copy down, so that the first, which stands in the place of the original, is written last.
            for (int copy = copies - 1; copy >= 0; copy--) {
                long card = Long.highestOneBit(cards);
                cards ^= card;
                for (int i = 0; i < made; i++) {
                    into[from + copy * made + i] = into[from + i] | card;
                }
            }
            made *= copies;
        }
        return made;
    }

    /** Lists the flushes, straight flushes among them. */
    private static int flushes(long hand, long[] into, int from) {
        int count = from;
        for (int suit = 0; suit < 4; suit++) {
            long cards = hand & Big2Cards.DIAMONDS << suit;
            if (Long.bitCount(cards) >= 5) {
                count = choose(cards, 5, 0, into, count);
            }
        }
        return count;
    }

    private static int choose(long cards, int more, long chosen, long[] into, int from) {
        if (more == 0) {
            into[from] = chosen;
            return from + 1;
        }
        int count = from;
        for (long left = cards; Long.bitCount(left) >= more; ) {
            long card = left & -left;
            left ^= card;
            count = choose(left, more - 1, chosen | card, into, count);
        }
        return count;
    }

    private static int fullHouses(long hand, long[] into, int from) {
        int count = from;
        long ranks = Big2Order.ranks(hand);
        for (long threes = ranks; threes != 0; threes &= threes - 1) {
            int three = Long.numberOfTrailingZeros(threes);
            for (long triple : TRIPLES[(int) (hand >>> three) & 0xF]) {
                for (long twos = ranks & ~(1L << three); twos != 0; twos &= twos - 1) {
                    int two = Long.numberOfTrailingZeros(twos);
                    for (long pair : PAIRS[(int) (hand >>> two) & 0xF]) {
                        into[count++] = triple << three | pair << two;
                    }
                }
            }
        }
        return count;
    }

    private static int fours(long hand, long[] into, int from) {
        int count = from;
        for (long left = hand & hand >>> 1 & hand >>> 2 & hand >>> 3 & Big2Cards.DIAMONDS; left != 0; ) {
            long four = (left & -left) * 0xF;
            for (long others = hand & ~four; others != 0; others &= others - 1) {
                into[count++] = four | (others & -others);
            }
            left &= left - 1;
        }
        return count;
    }

    private static boolean oneSuit(long cards) {
        return (cards & ~(Big2Cards.DIAMONDS << Big2Cards.suit(Big2Cards.highest(cards)))) == 0;
    }

    private static int onlyWithD3(long[] into, int count) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if ((into[i] & Big2Cards.D3) != 0) {
                into[kept++] = into[i];
            }
        }
        return kept;
    }

    private static long[][] subsets(int size) {
        long[][] subsets = new long[16][];
        for (int held = 0; held < 16; held++) {
            int mask = held;
            subsets[held] = LongStream.range(0, 16)
                    .filter(set -> Long.bitCount(set) == size && (set & ~mask) == 0)
                    .toArray();
        }
        return subsets;
    }

    private static long[] sequences() {
        return LongStream.range(0, 1 << 13)
                .filter(ranks -> Long.bitCount(ranks) == 5)
                .map(Big2Moves::spread)
                .filter(Big2Order::sequence)
                .toArray();
    }

    /** Returns the thirteen lowest bits, four places apart. */
    private static long spread(long ranks) {
        long spread = 0;
        for (int rank = 0; rank < 13; rank++) {
            spread |= (ranks >>> rank & 1) << (4 * rank);
        }
        return spread;
    }
}
