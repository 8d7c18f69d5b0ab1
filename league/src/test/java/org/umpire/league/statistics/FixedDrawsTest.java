package org.umpire.league.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class FixedDrawsTest {
    private static final int MANY = 200_000;

    /** The first numbers of SplitMix64 for the seed 1234567, from its reference program, as fractions. */
    @Test
    void numbersAreThoseOfTheReference() {
        FixedDraws draws = new FixedDraws(1234567);
        assertThat(draws.uniform()).isEqualTo((6457827717110365317L >>> 11) * 0x1.0p-53);
        assertThat(draws.uniform()).isEqualTo((3203168211198807973L >>> 11) * 0x1.0p-53);
    }

    @Test
    void theNormalOnesHaveItsMomentsAndItsTail() {
        FixedDraws draws = new FixedDraws(1);
        double sum = 0;
        double squares = 0;
        int beyond = 0;
        for (int i = 0; i < MANY; i++) {
            double x = draws.normal();
            sum += x;
            squares += x * x;
            beyond += Math.abs(x) > Student.NORMAL ? 1 : 0;
        }
        assertThat(sum / MANY).isCloseTo(0, within(0.01));
        assertThat(squares / MANY).isCloseTo(1, within(0.015));
        assertThat((double) beyond / MANY).isCloseTo(0.05, within(0.002));
    }

    @Test
    void chiSquareHasItsMeanAndVariance() {
        for (double degrees : new double[] {1, 1.5, 4, 30}) {
            FixedDraws draws = new FixedDraws(2);
            double sum = 0;
            double squares = 0;
            for (int i = 0; i < MANY; i++) {
                double x = draws.chiSquare(degrees) - degrees;
                sum += x;
                squares += x * x;
            }
            assertThat(sum / MANY / degrees).as("%s degrees", degrees).isCloseTo(0, within(0.015));
            assertThat(squares / MANY / (2 * degrees)).as("%s degrees", degrees).isCloseTo(1, within(0.05));
        }
    }
}
