package org.umpire.league.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Seeds;

class LeastCostPairsTest {
    /** Returns random costs: wide ones, or narrow ones, in which many pairings are equally good and blossoms are frequent. */
    private static long[][] costs(int n, RandomGenerator rng) {
        long bound = rng.nextBoolean() ? 1_000_000_000_000L : 1 + rng.nextInt(4);
        long[][] cost = new long[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                cost[i][j] = rng.nextLong(bound);
                cost[j][i] = cost[i][j];
            }
        }
        return cost;
    }

    /** Tries all pairings. */
    private static long least(long[][] cost, boolean[] taken) {
        int one = 0;
        while (one < taken.length && taken[one]) {
            one++;
        }
        if (one == taken.length) {
            return 0;
        }
        long least = Long.MAX_VALUE;
        taken[one] = true;
        for (int other = one + 1; other < taken.length; other++) {
            if (!taken[other]) {
                taken[other] = true;
                least = Math.min(least, cost[one][other] + least(cost, taken));
                taken[other] = false;
            }
        }
        taken[one] = false;
        return least;
    }

    private static long sum(long[][] cost, int[] mates) {
        long sum = 0;
        for (int i = 0; i < mates.length; i++) {
            assertThat(mates[i]).isBetween(0, mates.length - 1).isNotEqualTo(i);
            assertThat(mates[mates[i]]).isEqualTo(i);
            sum += i < mates[i] ? cost[i][mates[i]] : 0;
        }
        return sum;
    }

    @Test
    void noOtherPairingCostsLess() {
        Seeds.forEach(1500, rng -> {
            int n = 2 + 2 * rng.nextInt(5);
            long[][] cost = costs(n, rng);
            assertThat(sum(cost, LeastCostPairs.of(cost))).isEqualTo(least(cost, new boolean[n]));
        });
    }

    @Test
    void ofManyNoTwoPairsWouldRatherSwap() {
        Seeds.forEach(10, rng -> {
            long[][] cost = costs(80, rng);
            int[] mates = LeastCostPairs.of(cost);
            long sum = sum(cost, mates);
            for (int a = 0; a < 80; a++) {
                for (int b = 0; b < 80; b++) {
                    if (b != a && b != mates[a]) {
                        assertThat(cost[a][b] + cost[mates[a]][mates[b]])
                                .as("of %d", sum)
                                .isGreaterThanOrEqualTo(cost[a][mates[a]] + cost[b][mates[b]]);
                    }
                }
            }
        });
    }
}
