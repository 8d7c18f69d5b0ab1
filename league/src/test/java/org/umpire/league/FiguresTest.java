package org.umpire.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.umpire.league.statistics.Student;
import org.umpire.record.Shown;

class FiguresTest {
    @Test
    void scoresShowTheirSign() {
        assertThat(List.of(Figures.signed(3), Figures.signed(0), Figures.signed(-3)))
                .containsExactly("+3", "0", "−3");
        assertThat(List.of(Figures.signed(1.004), Figures.signed(-0.001), Figures.signed(-2.5)))
                .containsExactly("+1.00", "0.00", "−2.50");
    }

    @Test
    void timesHaveThreeDigitsOrSo() {
        assertThat(List.of(
                        Figures.time(Duration.ofNanos(420_000)),
                        Figures.time(Duration.ofMillis(31)),
                        Figures.time(Duration.ofMillis(1250)),
                        Figures.time(Duration.ofMillis(83_800)),
                        Figures.time(Duration.ofSeconds(245)),
                        Figures.time(Duration.ofMinutes(125))))
                .containsExactly("0.4 ms", "31 ms", "1.25 s", "83.8 s", "4 min 05 s", "2 h 05 min");
    }

    @Test
    void limitsAreShownAsTheyWereGiven() {
        assertThat(List.of(
                        Figures.limit(Duration.ofMinutes(5)),
                        Figures.limit(Duration.ofSeconds(2)),
                        Figures.limit(Duration.ofMillis(1500)),
                        Figures.limit(Duration.ZERO)))
                .containsExactly("5 min", "2 s", "1500 ms", "0 s");
        assertThat(List.of(
                        Figures.bytes(256_000_000), Figures.bytes(65536), Figures.bytes(1 << 24), Figures.bytes(1001)))
                .containsExactly("256 MB", "64 KiB", "16 MiB", "1001 B");
    }

    @Test
    void pointsAreShownInHalves() {
        assertThat(List.of(
                        Points.shown(7, 1),
                        Points.shown(15, 2),
                        Points.shown(1, 2),
                        Points.shown(0, 2),
                        Points.shown(20, 2)))
                .containsExactly("7", "7½", "½", "0", "10");
        assertThat(List.of(Points.shown(-3, 2), Points.shown(-4, 1), Points.shown(10, 4)))
                .containsExactly("−1½", "−4", "2.5");
        assertThat(Points.decimal(15, 2)).hasToString("7.5");
        assertThat(Points.decimal(2000, 1)).hasToString("2000");
    }

    @Test
    void averagesAndTheirErrorsAreThoseOfTheTextbook() {
        Mean.Sum sum = new Mean.Sum();
        for (double block : new double[] {2, 4, 4, 4, 5, 5, 7, 9}) {
            sum.add(block + 1e9);
        }
        Mean mean = sum.mean();
        assertThat(mean.value()).isEqualTo(1e9 + 5);
        assertThat(mean.standardError().orElseThrow()).isCloseTo(Math.sqrt(32.0 / 7 / 8), within(1e-7));
        assertThat(mean.halfWidth95().orElseThrow()).isCloseTo(Math.sqrt(32.0 / 7 / 8) * 2.3646, within(1e-4));
        Mean.Sum one = new Mean.Sum();
        one.add(3);
        assertThat(one.mean().standardError()).isEmpty();
        assertThat(one.mean().halfWidth95()).isEmpty();
    }

    @Test
    void quantilesOfStudentAreThoseOfTheTables() {
        // 0.975 quantiles from printed tables.
        assertThat(Student.quantile975(1)).isCloseTo(12.706, within(1e-3));
        assertThat(Student.quantile975(11)).isCloseTo(2.201, within(1e-3));
        assertThat(Student.quantile975(20)).isCloseTo(2.086, within(1e-3));
        assertThat(Student.quantile975(60)).isCloseTo(2.000, within(1e-3));
        assertThat(Student.quantile975(1_000_000)).isCloseTo(1.960, within(1e-3));
    }

    @Test
    void intervalsOfSharesNeverLeaveZeroToOne() {
        assertThat(Wilson.of(0, 5).low()).isZero();
        assertThat(Wilson.of(5, 5).high()).isEqualTo(1);
        // Newcombe 1998: 81 of 263 gives 0.2553 to 0.3662; 15 of 148 gives 0.0624 to 0.1605.
        assertThat(Wilson.of(81, 263).low()).isCloseTo(0.2553, within(1e-4));
        assertThat(Wilson.of(81, 263).high()).isCloseTo(0.3662, within(1e-4));
        assertThat(Wilson.of(15, 148).low()).isCloseTo(0.0624, within(1e-4));
        assertThat(Wilson.of(15, 148).high()).isCloseTo(0.1605, within(1e-4));
    }

    @Test
    void axesHoldTheirValuesAtRoundTicks() {
        assertThat(Scale.of(-1.7, 1.6, 7).ticks()).containsExactly(-2.0, -1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.0);
        assertThat(Scale.of(0, 72, 5).ticks()).containsExactly(0.0, 20.0, 40.0, 60.0, 80.0);
        assertThat(Scale.of(0, 0, 5).share(0)).isZero();
        assertThat(Scale.of(0, 100, 5).ticks()).hasSize(6).endsWith(100.0);
    }

    @Test
    void whatCannotBeSeenIsEscaped() {
        assertThat(Shown.of("a\u0000b\u202ec\u200bd\ne", 100)).isEqualTo("a\\u{0}b\\u{202e}c\\u{200b}d\\u{a}e");
        assertThat(Shown.of("abcdef", 3)).isEqualTo("abc…");
        assertThat(Shown.of("鷹😀", 2)).isEqualTo("鷹😀");
        assertThat(Shown.columns("鷹の目a")).isEqualTo(7);
    }
}
