package org.umpire.league.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class PlaceOddsTest {
    private static final double MANY = 1e9;

    /** Of two entrants the odds are exact: the distance in units of its deviation. */
    @Test
    void ofTwoTheyAreTheLikelihoodOfSuperiority() {
        double[][] covariance = {{2, -1}, {-1, 2}};
        double exact = Student.cumulative(3 / Math.sqrt(6), MANY);
        List<PlaceOdds> odds = PlaceOdds.of(new double[] {3, 0}, covariance, MANY, new int[] {1, 2});
        assertThat(odds.get(0).right()).isCloseTo(exact, within(0.015));
        assertThat(odds.get(0).better()).isZero();
        assertThat(odds.get(1).right()).isCloseTo(exact, within(0.015));
        assertThat(odds.get(1).better()).isCloseTo(1 - exact, within(0.015));
    }

    /** Few degrees of freedom make tails heavier. */
    @Test
    void withFewBlocksTheyAreStudents() {
        for (double degrees : new double[] {1, 1.7, 3, 12}) {
            double exact = Student.cumulative(2, degrees);
            List<PlaceOdds> odds =
                    PlaceOdds.of(new double[] {0, 2}, new double[][] {{0, 0}, {0, 1}}, degrees, new int[] {2, 1});
            assertThat(odds.get(1).right()).as("%s degrees", degrees).isCloseTo(exact, within(0.015));
        }
    }

    @Test
    void equalOnesTakeAllPlacesEquallyOften() {
        double[][] covariance = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
        List<PlaceOdds> odds = PlaceOdds.of(new double[3], covariance, MANY, new int[] {1, 2, 3});
        assertThat(odds.get(1).right()).isCloseTo(1 / 3.0, within(0.015));
        assertThat(odds.get(1).better()).isCloseTo(1 / 3.0, within(0.015));
        assertThat(odds.get(1).worse()).isCloseTo(1 / 3.0, within(0.015));
        List<PlaceOdds> shared = PlaceOdds.of(new double[3], covariance, MANY, new int[] {1, 1, 3});
        assertThat(shared.get(0).right()).as("one of two places").isCloseTo(2 / 3.0, within(0.015));
        assertThat(shared.get(2).right()).isCloseTo(1 / 3.0, within(0.015));
    }

    @Test
    void whatIsCertainStaysWhereItStands() {
        List<PlaceOdds> odds = PlaceOdds.of(new double[] {1, 5, 1}, new double[3][3], MANY, new int[] {2, 1, 3});
        assertThat(odds).allSatisfy(one -> assertThat(one.right()).isEqualTo(1));
    }

    @Test
    void theyAreTheSameEveryTime() {
        double[][] covariance = {{1, 0.2}, {0.2, 1}};
        int[] places = {1, 2};
        assertThat(PlaceOdds.of(new double[] {1, 0}, covariance, 9, places))
                .isEqualTo(PlaceOdds.of(new double[] {1, 0}, covariance, 9, places));
    }
}
