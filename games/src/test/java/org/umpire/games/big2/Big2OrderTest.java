package org.umpire.games.big2;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The fast order against the slow one, on every set of cards that can be played. */
public class Big2OrderTest {
    private static final int CLASSES = 1 + 10 * 4 + 1277 * 4 + 13 + 13 + 10 * 4;

    /** A visitor of sets of cards. */
    @FunctionalInterface
    private interface Visitor {
        void visit(long cards);
    }

    private static void each(int size, long lowest, long chosen, Visitor visitor) {
        if (size == 0) {
            visitor.visit(chosen);
            return;
        }
        for (long card = lowest; card < 1L << Big2Cards.COUNT; card <<= 1) {
            each(size - 1, card << 1, chosen | card, visitor);
        }
    }

    private static List<String> texts(long cards) {
        return List.of(Big2Cards.write(cards).split(" ", -1));
    }

    @Test
    public void cardsAreOrderedByRankThenSuit() {
        List<String> cards = texts(Big2Cards.ALL);
        assertThat(cards).hasSize(52).startsWith("D3", "C3", "H3", "S3", "D4").endsWith("SA", "D2", "C2", "H2", "S2");
        for (String a : cards) {
            for (String b : cards) {
                assertThat(Big2Order.beats(Big2Cards.read(a), Big2Cards.read(b)))
                        .as("%s beats %s", a, b)
                        .isEqualTo(SlowOrder.value(a) > SlowOrder.value(b));
            }
        }
    }

    @Test
    public void pairsAreRankedByTheirHigherCard() {
        comparesAs(2, cards -> {
            List<String> two = texts(cards);
            boolean pair = two.get(0).charAt(1) == two.get(1).charAt(1);
            return pair ? Math.max(SlowOrder.value(two.get(0)), SlowOrder.value(two.get(1))) : -1;
        });
    }

    @Test
    public void triplesAreRankedByTheirRank() {
        comparesAs(3, cards -> {
            List<String> three = texts(cards);
            boolean triple =
                    three.stream().map(card -> card.charAt(1)).distinct().count() == 1;
            return triple ? SlowOrder.value("D" + three.get(0).charAt(1)) : -1;
        });
    }

    /** A plain measure of sets of cards, below 0 if they are no combination. */
    @FunctionalInterface
    private interface Measure {
        int of(long cards);
    }

    private static void comparesAs(int size, Measure measure) {
        List<Long> combinations = new ArrayList<>();
        each(size, 1, 0, cards -> {
            assertThat(Big2Order.strength(cards) != 0)
                    .as("combination: %s", Big2Cards.write(cards))
                    .isEqualTo(measure.of(cards) >= 0);
            if (measure.of(cards) >= 0) {
                combinations.add(cards);
            }
        });
        for (long a : combinations) {
            for (long b : combinations) {
                assertThat(Long.compare(Big2Order.strength(a), Big2Order.strength(b)))
                        .isEqualTo(Integer.compare(measure.of(a), measure.of(b)));
            }
        }
    }

    @Test
    public void otherSizesAreNoCombinations() {
        assertThat(Big2Order.strength(0)).isZero();
        each(4, 1, 0, cards -> {
            if (Big2Order.strength(cards) != 0) {
                throw new AssertionError(Big2Cards.write(cards));
            }
        });
        for (int size = 6; size <= 13; size++) {
            assertThat(Big2Order.strength((1L << size) - 1)).isZero();
            assertThat(Big2Order.strength(Big2Cards.DIAMONDS >>> (4 * (13 - size))))
                    .isZero();
        }
    }

    /**
     * All 2,598,960 sets of five fall into classes by the slow key. Sets of one class are equally strong, and the
     * strengths of the classes, in the slow order, rise: so the two orders agree on all pairs.
     */
    @Test
    public void fiveCardsCompareAsTheWordsSay() {
        Map<Long, Alike> patterns = new HashMap<>();
        long[] seen = {0};
        each(5, 1, 0, cards -> {
            Alike alike = patterns.computeIfAbsent(
                    pattern(cards), p -> new Alike(SlowOrder.ofFive(texts(cards)), Big2Order.strength(cards)));
            if (Big2Order.strength(cards) != alike.strength()) {
                throw new AssertionError(Big2Cards.write(cards) + " is not as strong as others of " + alike);
            }
            // The key that is taken for granted otherwise.
            if (seen[0]++ % 61 == 0) {
                assertThat(SlowOrder.ofFive(texts(cards))).isEqualTo(alike.key());
            }
        });
        assertThat(seen[0]).isEqualTo(2_598_960);
        Map<List<Integer>, Long> classes = new TreeMap<>(SlowOrder::compare);
        for (Alike alike : patterns.values()) {
            Long before = classes.putIfAbsent(alike.key(), alike.strength());
            assertThat(before == null || before == alike.strength())
                    .as("one strength for %s", alike.key())
                    .isTrue();
        }
        assertThat(classes).hasSize(CLASSES);
        assertThat(classes.get(List.<Integer>of())).isZero();
        List<Long> strengths = List.copyOf(classes.values());
        assertThat(strengths).isSorted().doesNotHaveDuplicates();
    }

    /** What the sets of one pattern have in common. */
    private record Alike(List<Integer> key, long strength) {}

    /**
     * Returns a number that is equal for sets with the same ranks, the same suit of the highest card, and alike of one
     * suit or not: all that the slow key looks at.
     */
    private static long pattern(long cards) {
        long pattern = 0;
        int suits = 0;
        for (long left = cards; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            pattern = pattern * 13 + card / 4;
            suits |= 1 << card % 4;
        }
        return (pattern * 4 + Big2Cards.highest(cards) % 4) * 2 + (Integer.bitCount(suits) == 1 ? 1 : 0);
    }

    @Test
    public void kindsAreNamed() {
        assertThat(kind("S2")).contains(Big2Kind.SINGLE);
        assertThat(kind("D2 S2")).contains(Big2Kind.PAIR);
        assertThat(kind("D2 H2 S2")).contains(Big2Kind.TRIPLE);
        assertThat(kind("DA S2 H3 H4 H5")).contains(Big2Kind.STRAIGHT);
        assertThat(kind("DJ DQ DK DA D2")).contains(Big2Kind.FLUSH);
        assertThat(kind("D3 C3 DA CA HA")).contains(Big2Kind.FULL_HOUSE);
        assertThat(kind("D3 C3 H3 S3 HA")).contains(Big2Kind.FOUR_AND_ONE);
        assertThat(kind("DA D2 D3 D4 D5")).contains(Big2Kind.STRAIGHT_FLUSH);
        assertThat(kind("D3 C4")).isEmpty();
        assertThat(Big2Kind.FLUSH.size()).isEqualTo(5);
        assertThat(Big2Kind.PAIR.size()).isEqualTo(2);
    }

    private static Optional<Big2Kind> kind(String cards) {
        return Big2Order.kind(Big2Cards.read(cards));
    }
}
