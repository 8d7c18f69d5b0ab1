package org.umpire.league.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class BlockErrorsTest {
    /** Returns so many blocks of two entrants, a quarter of which the second wins. */
    private static BlockErrors of(long blocks) {
        SortedMap<Finish, Long> counts =
                new TreeMap<>(Map.of(Orders.read("0>1"), 3 * blocks / 4, Orders.read("1>0"), blocks / 4));
        SortedMap<RatedBlock, Long> counted = new TreeMap<>();
        counts.forEach((finish, count) -> counted.put(RatedBlock.of(finish), count));
        return new BlockErrors(Fit.of(2, counts), counted);
    }

    /** The variance of a logarithm of odds over blocks, by hand: also where a block is one of very many. */
    @Test
    void fewBlocksAndManyHaveTheErrorOfTheTextbook() {
        for (long blocks : new long[] {4, 40, 4000, 40_000, 4_000_000}) {
            BlockErrors errors = of(blocks);
            double[][] covariance = errors.covariance();
            double variance = covariance[0][0] - 2 * covariance[0][1] + covariance[1][1];
            assertThat(variance * (blocks - 1) * 0.75 * 0.25)
                    .as("%s blocks", blocks)
                    .isCloseTo(1, within(1e-7));
            assertThat(errors.degrees(new double[] {1, -1}) + 1.0).isCloseTo((double) blocks, within(1e-6 * blocks));
        }
    }
}
