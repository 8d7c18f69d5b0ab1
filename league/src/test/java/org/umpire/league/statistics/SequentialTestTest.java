package org.umpire.league.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.umpire.league.statistics.SequentialTest.Verdict;
import org.umpire.testkit.Seeds;

class SequentialTestTest {
    private static final SequentialTest TEST = new SequentialTest(0.2, 0.05, 0.05);

    private static Tally of(double... blocks) {
        Tally tally = Tally.NONE;
        for (double block : blocks) {
            tally = tally.with(block);
        }
        return tally;
    }

    /**
     * For two blocks the integral can be done by hand: with w = u, n = 2, it is 1 + a sqrt(2 pi) exp(a²/2) Phi(a), and 1
     * for a = 0.
     */
    @Test
    void theIntegralIsRightWhereItCanBeDoneByHand() {
        // The normal distribution by its tables, to 16 digits.
        Map<Double, Double> normal = Map.of(
                -3.0,
                0.0013498980316301,
                -0.4,
                0.3445782583896758,
                0.0,
                0.5,
                0.3,
                0.6179114221889526,
                1.0,
                0.8413447460685429,
                5.0,
                0.9999997133484281);
        normal.forEach((a, phi) -> {
            double exact = 1 + a * Math.sqrt(2 * Math.PI) * Math.exp(a * a / 2) * phi;
            assertThat(Math.exp(SequentialTest.logIntegral(2, a))).isCloseTo(exact, within(1e-5 * exact));
        });
    }

    /** Without a the integral is a gamma function. */
    @Test
    void theIntegralIsAGammaFunctionWithoutAnEffect() {
        for (long n : new long[] {2, 3, 10, 1000, 1_000_000}) {
            double exact = (n / 2.0 - 1) * Math.log(2) + Student.logGamma(n / 2.0);
            assertThat(SequentialTest.logIntegral(n, 0)).isCloseTo(exact, within(1e-7 * Math.max(1, Math.abs(exact))));
        }
    }

    @Test
    void theScaleOfTheScoreDoesNotMatter() {
        Seeds.forEach(50, rng -> {
            Tally one = Tally.NONE;
            Tally other = Tally.NONE;
            for (int k = 0; k < 40; k++) {
                double block = rng.nextGaussian() + 0.1;
                one = one.with(block);
                other = other.with(1e6 * block);
            }
            assertThat(TEST.ratio(other)).isCloseTo(TEST.ratio(one), within(1e-6));
        });
    }

    /** With many blocks the deviation is known, and the ratio is Wald's for a known one. */
    @Test
    void withManyBlocksTheRatioIsWalds() {
        Tally tally = Tally.NONE;
        for (int k = 0; k < 20_000; k++) {
            tally = tally.with(k % 2 == 0 ? 1.1 : -0.9);
        }
        double wald = 20_000 * 0.2 * (0.1 / Math.sqrt(1 + 0.01) - 0.1);
        assertThat(TEST.ratio(tally)).isCloseTo(wald, within(3.0));
    }

    @Test
    void programsThatPlayAlikeAreNotBetter() {
        Tally tally = Tally.NONE;
        int blocks = 0;
        while (TEST.verdict(tally) == Verdict.OPEN) {
            tally = tally.with(0);
            blocks++;
        }
        assertThat(TEST.verdict(tally)).isEqualTo(Verdict.NO);
        assertThat(blocks).isBetween(140, 160); // 2 ln 19 / 0.2²
    }

    @Test
    void whoAlwaysWinsByTheSameIsBetterSoon() {
        Tally tally = Tally.NONE;
        int blocks = 0;
        while (TEST.verdict(tally) == Verdict.OPEN) {
            tally = tally.with(5);
            blocks++;
        }
        assertThat(TEST.verdict(tally)).isEqualTo(Verdict.YES);
        assertThat(blocks).isBetween(10, 30);
    }

    @Test
    void fewBlocksDecideNothing() {
        assertThat(TEST.ratio(Tally.NONE)).isZero();
        assertThat(TEST.ratio(of(7))).isZero();
        assertThat(TEST.verdict(of(7, 7, 7))).isEqualTo(Verdict.OPEN);
        assertThat(TEST.blocksLeft(Tally.NONE)).isInfinite();
    }

    @Test
    void theBoundsAreWalds() {
        SequentialTest uneven = new SequentialTest(0.5, 0.01, 0.1);
        assertThat(uneven.upper()).isCloseTo(Math.log(90), within(1e-12));
        assertThat(uneven.lower()).isCloseTo(Math.log(0.1 / 0.99), within(1e-12));
        // Symmetric errors at the middle: A² / effect² blocks; at the ends the usual formula.
        assertThat(TEST.waldBlocks(0.1)).isCloseTo(Math.pow(Math.log(19), 2) / 0.04, within(1e-6));
        assertThat(TEST.waldBlocks(0.2)).isCloseTo(0.9 * Math.log(19) / 0.02, within(1e-6));
        assertThat(TEST.waldBlocks(0)).isCloseTo(0.9 * Math.log(19) / 0.02, within(1e-6));
    }

    @Test
    void termsThatMakeNoSenseAreRefused() {
        assertThatThrownBy(() -> new SequentialTest(0, 0.05, 0.05)).hasMessageContaining("effect");
        assertThatThrownBy(() -> new SequentialTest(0.2, 0.5, 0.05)).hasMessageContaining("0.5");
        assertThatThrownBy(() -> new SequentialTest(0.2, 0.05, Double.NaN))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void superiorityIsStudentsDistribution() {
        assertThat(Tally.NONE.superiority()).isEqualTo(0.5);
        assertThat(of(0, 0, 0).superiority()).isEqualTo(0.5);
        assertThat(of(1, 1, 1).superiority()).isEqualTo(1);
        // t = 2 with 9 degrees of freedom
        assertThat(Student.cumulative(2, 9)).isCloseTo(0.961724, within(1e-6));
        assertThat(Student.cumulative(-2, 9)).isCloseTo(0.038276, within(1e-6));
        assertThat(Student.cumulative(0, 3)).isCloseTo(0.5, within(1e-12));
        assertThat(Student.cumulative(1, 1)).isCloseTo(0.75, within(1e-12));
        for (double v : new double[] {1, 1.3, 3.7, 5, 9.9, 10, 10.5, 11, 40, 1000}) {
            assertThat(Student.cumulative(Student.quantile975(v), v)).isCloseTo(0.975, within(2e-5));
        }
    }
}
