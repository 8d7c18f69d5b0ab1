package org.umpire.games.holdem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Seeds;

/** Also run on broken variants of the game. */
public class HandsTest {
    private static int rank(String cards) {
        return Hands.rank(HoldemCards.read(cards).orElseThrow());
    }

    private static HandCategory category(String cards) {
        return Hands.category(rank(cards));
    }

    /** The published number of five-card hands of each kind, and of different ranks. */
    @Test
    public void allFiveCardHandsAreCounted() {
        long[] counts = new long[9];
        Set<Integer> different = new HashSet<>();
        for (int a = 0; a < 48; a++) {
            for (int b = a + 1; b < 49; b++) {
                for (int c = b + 1; c < 50; c++) {
                    long three = HoldemCards.card(a) | HoldemCards.card(b) | HoldemCards.card(c);
                    for (int d = c + 1; d < 51; d++) {
                        for (int e = d + 1; e < 52; e++) {
                            int rank = Hands.rank(three | HoldemCards.card(d) | HoldemCards.card(e));
                            counts[Hands.category(rank).level()]++;
                            different.add(rank);
                        }
                    }
                }
            }
        }
        assertThat(counts).containsExactly(1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40);
        assertThat(different).hasSize(7462);
    }

    @Test
    public void theOrderIsThatOfTheRules() {
        List<String> ascending = List.of(
                "7h5d4c3s2h",
                "8h5d4c3s2h",
                "AhKdQcJs9h",
                "2h2d5c4s3h",
                "2h2d6c4s3h",
                "AhAdKcQsJh",
                "3h3d2c2s4h",
                "3h3d2c2s5h",
                "AhAdQcQsKh",
                "AhAdKcKsQh",
                "2h2d2c4s3h",
                "AhAdAcKsQh",
                "5h4d3c2sAh",
                "6h5d4c3s2h",
                "AhKdQcJsTh",
                "7h5h4h3h2h",
                "AhKhQhJh9h",
                "2h2d2c3s3h",
                "2h2d2cAsAh",
                "3h3d3c2s2h",
                "AhAdAcKsKh",
                "2h2d2c2s3h",
                "2h2d2c2s4h",
                "AhAdAcAsKh",
                "5h4h3h2hAh",
                "6h5h4h3h2h",
                "AhKhQhJhTh");
        List<Integer> ranks = ascending.stream().map(HandsTest::rank).toList();
        assertThat(ranks).isSorted().doesNotHaveDuplicates();
    }

    @Test
    public void suitsAreEqual() {
        assertThat(rank("AhKh9h5h2h")).isEqualTo(rank("As" + "Ks9s5s2s"));
        assertThat(rank("AhKd9h5h2h")).isEqualTo(rank("AcKs9s5s2s"));
    }

    @Test
    public void theBestFiveOfSevenCount() {
        assertThat(category("AhAdAcKsKhKd2c")).isEqualTo(HandCategory.FULL_HOUSE);
        assertThat(rank("AhAdAcKsKhKd2c")).isEqualTo(rank("AhAdAcKsKh"));
        assertThat(rank("AhAdKcKsQhQdJc")).isEqualTo(rank("AhAdKcKsQh"));
        assertThat(rank("AhAdKcKs3h3d4c")).isEqualTo(rank("AhAdKcKs4h"));
        assertThat(rank("9h8h7h6h5hAhTd")).isEqualTo(rank("9h8h7h6h5h"));
        assertThat(rank("AhKhQhJhTd2h3c")).isEqualTo(rank("AhKhQhJh2h"));
        assertThat(rank("Ah2d3c4s5h6dKc")).isEqualTo(rank("6h5d4c3s2h"));
        assertThat(rank("7h7d7c7sAhAdKc")).isEqualTo(rank("7h7d7c7sAh"));
        assertThat(category("QhKhAh2h3h7c9d")).isEqualTo(HandCategory.FLUSH);
        assertThat(category("QhKdAc2s3h")).isEqualTo(HandCategory.HIGH_CARD);
    }

    /** A slow ranking by the words of the rules: the best of all fives, compared place by place. */
    @Test
    public void randomHandsAgreeWithTheWordsOfTheRules() {
        Seeds.forEach(20_000, rng -> {
            List<Long> deck = new ArrayList<>();
            for (int i = 0; i < 52; i++) {
                deck.add(HoldemCards.card(i));
            }
            long[] hands = new long[2];
            int size = 5 + rng.nextInt(3);
            // Few ranks, so that pairs and the like are frequent.
            int from = rng.nextInt(8);
            deck.removeIf(card -> rng.nextInt(4) > 0
                    && (Long.numberOfTrailingZeros(card) % 16 < from
                            || Long.numberOfTrailingZeros(card) % 16 > from + 6));
            for (int i = 0; i < hands.length; i++) {
                List<Long> pile = new ArrayList<>(deck);
                for (int k = 0; k < size; k++) {
                    hands[i] |= pile.remove(rng.nextInt(pile.size()));
                }
            }
            assertThat(Integer.signum(Integer.compare(Hands.rank(hands[0]), Hands.rank(hands[1]))))
                    .as(HoldemCards.write(hands[0]) + " against " + HoldemCards.write(hands[1]))
                    .isEqualTo(Integer.signum(SlowHands.ORDER.compare(hands[0], hands[1])));
        });
    }

    @Test
    public void cardsAreReadAsTheyAreWritten() {
        for (int i = 0; i < 52; i++) {
            assertThat(HoldemCards.read(HoldemCards.write(HoldemCards.card(i)))).contains(HoldemCards.card(i));
        }
        assertThat(HoldemCards.write(HoldemCards.ALL)).hasSize(104).startsWith("AsAhAdAcKs");
        assertThat(HoldemCards.read("ahKD")).contains(HoldemCards.read("AhKd").orElseThrow());
        assertThat(HoldemCards.read("")).contains(0L);
        assertThat(Stream.of("A", "Ax", "1h", "AhAh", "Ah Kd").map(HoldemCards::read))
                .allMatch(Optional::isEmpty);
    }
}
