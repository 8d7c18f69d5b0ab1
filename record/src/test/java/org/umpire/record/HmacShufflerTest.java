package org.umpire.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.umpire.rules.Shuffler;

final class HmacShufflerTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 6, 7, 52, 100})
    void numbersBelowAreUniform(int bound) {
        Shuffler shuffler = SeasonSecret.read("chi-square").shuffler(new DealId("below " + bound));
        int draws = 100_000;
        double[] seen = new double[bound];
        for (int i = 0; i < draws; i++) {
            seen[shuffler.below(bound)]++;
        }
        assertUniform(seen, draws);
    }

    @Test
    void everyOrderIsEquallyLikely() {
        Shuffler shuffler = SeasonSecret.read("chi-square").shuffler(new DealId("orders"));
        Map<Integer, Integer> numbers = new HashMap<>();
        int draws = 48_000;
        double[] seen = new double[24];
        for (int i = 0; i < draws; i++) {
            int[] items = {0, 1, 2, 3};
            shuffler.shuffle(items);
            int order = items[0] + 4 * items[1] + 16 * items[2] + 64 * items[3];
            seen[numbers.computeIfAbsent(order, key -> numbers.size())]++;
        }
        assertThat(numbers).hasSize(24);
        assertUniform(seen, draws);
    }

    @Test
    void largeBoundsAreUniformInTheirThirdsToo() {
        // Without rejection the lower half of this range would come up twice as often as the upper.
        int bound = 1_431_655_766;
        Shuffler shuffler = SeasonSecret.read("chi-square").shuffler(new DealId("large"));
        int draws = 30_000;
        double[] seen = new double[3];
        for (int i = 0; i < draws; i++) {
            int number = shuffler.below(bound);
            assertThat(number).isBetween(0, bound - 1);
            seen[(int) (3L * number / bound)]++;
        }
        assertUniform(seen, draws);
    }

    @Test
    void aBoundBelowOneIsRefusedAndOneTakesAWord() {
        Shuffler shuffler = SeasonSecret.read("x").shuffler(new DealId("x"));
        assertThatThrownBy(() -> shuffler.below(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> shuffler.below(-1)).isInstanceOf(IllegalArgumentException.class);

        HmacShuffler one = new HmacShuffler(new byte[32], "d", "l");
        HmacShuffler other = new HmacShuffler(new byte[32], "d", "l");
        assertThat(one.below(1)).isZero();
        other.word();
        assertThat(one.word()).isEqualTo(other.word());
    }

    /** Chi-square, with a bound of five standard deviations above its mean; the seeds are fixed. */
    private static void assertUniform(double[] seen, int draws) {
        double expected = (double) draws / seen.length;
        double chi = 0;
        for (double count : seen) {
            chi += (count - expected) * (count - expected) / expected;
        }
        int freedom = seen.length - 1;
        assertThat(chi).isLessThan(freedom + 5 * Math.sqrt(2.0 * freedom));
    }
}
