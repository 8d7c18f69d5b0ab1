package org.umpire.games.holdem;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** All hands of seven cards; some seconds. */
class SevenCardsIT {
    /** How often each kind is the best hand in seven cards: published counts, which sum to 52 over 7. */
    @Test
    void allSevenCardHandsAreCounted() {
        long[] counts = new long[9];
        long before = System.nanoTime();
        for (int a = 0; a < 46; a++) {
            for (int b = a + 1; b < 47; b++) {
                count(HoldemCards.card(a) | HoldemCards.card(b), b + 1, counts);
            }
        }
        double seconds = (System.nanoTime() - before) / 1e9;
        System.out.printf("133784560 hands of seven cards in %.2f s: %.1f million/s%n", seconds, 133.78456 / seconds);
        assertThat(counts)
                .containsExactly(23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 41584);
    }

    private static void count(long two, int from, long[] counts) {
        for (int c = from; c < 48; c++) {
            long three = two | HoldemCards.card(c);
            for (int d = c + 1; d < 49; d++) {
                long four = three | HoldemCards.card(d);
                for (int e = d + 1; e < 50; e++) {
                    long five = four | HoldemCards.card(e);
                    for (int f = e + 1; f < 51; f++) {
                        long six = five | HoldemCards.card(f);
                        for (int g = f + 1; g < 52; g++) {
                            counts[Hands.rank(six | HoldemCards.card(g)) >>> 26]++;
                        }
                    }
                }
            }
        }
    }
}
