package org.umpire.league.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class BlockMeansTest {
    private static BlockValues pairs(double... firsts) {
        BlockValues values = new BlockValues();
        for (double first : firsts) {
            values.add(new int[] {0, 1}, new double[] {first, -first});
        }
        return values;
    }

    /** Of one pairing it is Student's, as a tally has it. */
    @Test
    void ofTwoEntrantsItIsTheErrorOfTheTextbook() {
        double[] blocks = {2, 4, 4, 4, 5, 5, 7, 9};
        BlockMeans means = BlockMeans.of(2, pairs(blocks));
        Tally tally = Tally.NONE;
        for (double block : blocks) {
            tally = tally.with(block);
        }
        assertThat(means.mean(0)).isEqualTo(5);
        assertThat(means.mean(1)).isEqualTo(-5);
        assertThat(means.standardError(0).orElseThrow())
                .isCloseTo(tally.standardError().orElseThrow(), within(1e-9));
        assertThat(means.degrees(0)).isCloseTo(7, within(1e-9));
        assertThat(means.covariance(0, 1)).isCloseTo(-means.covariance(0, 0), within(1e-9));
        assertThat(means.blocks(0)).isEqualTo(8);
    }

    /** That opponents are not equally strong is no chance. */
    @Test
    void whomOneMeetsIsNoChance() {
        BlockValues values = new BlockValues();
        for (int round = 0; round < 5; round++) {
            double luck = round - 2;
            values.add(new int[] {0, 1}, new double[] {30 + luck, -30 - luck});
            values.add(new int[] {0, 2}, new double[] {100 - luck, -100 + luck});
            values.add(new int[] {1, 2}, new double[] {70 + luck, -70 - luck});
        }
        BlockMeans means = BlockMeans.of(3, values);
        assertThat(means.mean(0)).isEqualTo(65);
        // The luck of a block has the variance 2; an average is over ten of 15, and two of 15 are fitted.
        assertThat(means.standardError(0).orElseThrow()).isBetween(0.4, 0.55);
        assertThat(means.degrees(0)).isBetween(8.0, 9.0);
    }

    @Test
    void tooFewBlocksTellNoError() {
        assertThat(BlockMeans.of(2, pairs(3)).standardError(0)).isEmpty();
        assertThat(BlockMeans.of(2, pairs()).mean(1)).isZero();
        BlockMeans three = BlockMeans.of(3, pairs(1, 2));
        assertThat(three.standardError(0)).isPresent();
        assertThat(three.standardError(2)).as("has met nobody").isEmpty();
    }

    @Test
    void manyBlocksAreKept() {
        BlockValues values = new BlockValues();
        for (int i = 0; i < 1000; i++) {
            values.add(new int[] {i % 3, 3, 4}, new double[] {i % 3, i % 2, 1});
        }
        BlockMeans means = BlockMeans.of(5, values);
        assertThat(means.mean(3)).isEqualTo(0.5);
        assertThat(means.mean(2)).isEqualTo(2);
        assertThat(means.blocks(4)).isEqualTo(1000);
    }

    @Test
    void aBlockHasAValueForEachOfSeveralEntrants() {
        BlockValues values = new BlockValues();
        assertThatThrownBy(() -> values.add(new int[] {1}, new double[] {1}))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> values.add(new int[] {1, 2}, new double[] {1}))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
