package org.umpire.league.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PairingTestTest {
    @Test
    void whoBeatsTheBestAndNobodyElseIsFlagged() {
        List<RatedBlock> blocks = new ArrayList<>();
        String[] usual = {"0>1", "0>2", "1>2", "1>3", "2>3"};
        for (String order : usual) {
            blocks.addAll(Orders.blocks(28, order));
            blocks.addAll(Orders.blocks(12, new StringBuilder(order).reverse().toString()));
        }
        blocks.addAll(Orders.blocks(10, "0>3"));
        blocks.addAll(Orders.blocks(30, "3>0"));
        Ratings ratings = Ratings.of(4, blocks, Anchor.MEAN_ZERO);
        Pairing first = ratings.pairings().get(0);
        assertThat(first.outlier()).isTrue();
        assertThat(List.of(first.one(), first.other())).containsExactly(0, 3);
        assertThat(first.score()).isEqualTo(10);
        assertThat(first.expected()).isGreaterThan(20);
        assertThat(first.deviation()).isLessThan(-4);
        assertThat(first.results()).isEqualTo(40);
        assertThat(ratings.outliers()).hasSizeLessThan(ratings.pairings().size());
    }

    /** Of one lost to the weakest in a season nothing follows, however unlikely it was beforehand. */
    @Test
    void oneSurpriseIsNoOutlier() {
        List<RatedBlock> blocks = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            for (int j = i + 1; j < 5; j++) {
                blocks.addAll(Orders.blocks(20, i + ">" + j));
                blocks.addAll(Orders.blocks(j - i < 3 ? 2 : 0, j + ">" + i));
            }
        }
        blocks.addAll(Orders.blocks(1, "4>0"));
        Ratings ratings = Ratings.of(5, blocks, Anchor.MEAN_ZERO);
        assertThat(ratings.pairings().stream().filter(pairing -> pairing.one() == 0 && pairing.other() == 4))
                .singleElement()
                .satisfies(pairing -> {
                    assertThat(pairing.deviation()).isNegative();
                    assertThat(pairing.outlier()).isFalse();
                });
    }

    /** What a block's two tables say together is one measurement, however often they say it. */
    @Test
    void resultsOfABlockAreNoEvidenceOfTheirOwn() {
        List<RatedBlock> alone = new ArrayList<>();
        List<RatedBlock> twice = new ArrayList<>();
        String[] all = {"0>1", "1>0", "0>2", "2>0", "1>2", "2>1"};
        int[] counts = {16, 8, 18, 9, 11, 13};
        for (int i = 0; i < all.length; i++) {
            alone.addAll(Orders.blocks(counts[i], all[i]));
            for (int k = 0; k < counts[i]; k++) {
                twice.add(new RatedBlock(List.of(Orders.read(all[i]), Orders.read(all[i]))));
            }
        }
        Pairing once = Ratings.of(3, alone, Anchor.MEAN_ZERO).pairings().get(0);
        Pairing doubled = Ratings.of(3, twice, Anchor.MEAN_ZERO).pairings().get(0);
        assertThat(doubled.deviation()).isCloseTo(once.deviation(), within(1e-6));
        assertThat(doubled.probability()).isCloseTo(once.probability(), within(1e-6));
        assertThat(doubled.results()).isEqualTo(2 * once.results());
    }

    @Test
    void theOnlyPairingCannotDeviate() {
        List<RatedBlock> blocks = Orders.blocks(9, "0>1");
        blocks.addAll(Orders.blocks(3, "1>0"));
        assertThat(Ratings.of(2, blocks, Anchor.MEAN_ZERO).pairings())
                .singleElement()
                .satisfies(pairing -> {
                    assertThat(pairing.probability()).isEqualTo(1);
                    assertThat(pairing.expected()).isCloseTo(9, within(1e-6));
                });
    }
}
