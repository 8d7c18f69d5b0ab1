package org.umpire.league.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.umpire.league.rating.Rating.Kind;
import org.umpire.testkit.Seeds;

/** docs/ratings.md. */
class RatingsTest {
    private static Rating row(Ratings ratings, int entrant) {
        return ratings.rows().stream()
                .filter(row -> row.entrant() == entrant)
                .findFirst()
                .orElseThrow();
    }

    private static double elo(Ratings ratings, int entrant) {
        return row(ratings, entrant).elo().orElseThrow();
    }

    /**
     * The eastern division of the American League in 1987 (Agresti, Categorical Data Analysis, 2nd edition, tables 10.10
     * and 10.11): wins of the row against the column, and the logarithms of the strengths above the last.
     */
    @Test
    void ratingsAreThoseOfTheTextbook() {
        int[][] wins = {
            {0, 7, 9, 7, 7, 9, 11},
            {6, 0, 7, 5, 11, 9, 9},
            {4, 6, 0, 7, 7, 8, 12},
            {6, 8, 6, 0, 6, 7, 10},
            {6, 2, 6, 7, 0, 7, 12},
            {4, 4, 5, 6, 6, 0, 6},
            {2, 4, 1, 3, 1, 7, 0}
        };
        double[] strengths = {1.58, 1.44, 1.29, 1.25, 1.11, 0.68, 0};
        List<RatedBlock> blocks = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            for (int j = 0; j < 7; j++) {
                blocks.addAll(Orders.blocks(wins[i][j], i + ">" + j));
            }
        }
        Ratings ratings = Ratings.of(7, blocks, Anchor.of(6, 0));
        for (int i = 0; i < 7; i++) {
            assertThat(elo(ratings, i) / Ratings.ELO).isCloseTo(strengths[i], within(0.005));
        }
        assertThat(ratings.rows().stream().map(Rating::entrant)).containsExactly(0, 1, 2, 3, 4, 5, 6);
        assertThat(row(ratings, 3).error().orElseThrow() / Ratings.ELO)
                .as("the textbook's errors are about 0.3")
                .isCloseTo(0.3, within(0.06));
        assertThat(row(ratings, 6).error()).as("the anchor has none").isEmpty();
        assertThat(ratings.drawShare()).isEmpty();
    }

    /** One pairing: the odds of its decided games, and the error of a share over blocks. */
    @Test
    void ofTwoEntrantsAllCanBeWorkedOutByHand() {
        List<RatedBlock> blocks = Orders.blocks(30, "0>1");
        blocks.addAll(Orders.blocks(10, "1>0"));
        Ratings ratings = Ratings.of(2, blocks, Anchor.of(1, 2000));
        assertThat(elo(ratings, 0)).isCloseTo(2000 + Ratings.ELO * Math.log(3), within(1e-6));
        assertThat(elo(ratings, 1)).isCloseTo(2000, within(1e-9));
        double error = Ratings.ELO / Math.sqrt(39 * 0.75 * 0.25);
        assertThat(row(ratings, 0).error().orElseThrow()).isCloseTo(error, within(1e-6));
        assertThat(row(ratings, 0).high().orElseThrow()).isCloseTo(elo(ratings, 0) + 2.0227 * error, within(0.1));
        assertThat(row(ratings, 0).aboveNext().orElseThrow()).isCloseTo(0.998, within(0.002));
        assertThat(row(ratings, 0).score()).isEqualTo(0.75);
    }

    @Test
    void theAverageIsNoughtUnlessAnEntrantIsTheAnchor() {
        List<RatedBlock> blocks = Orders.blocks(3, "0>1", "1>2", "2>0", "0>2", "0=1");
        Ratings free = Ratings.of(3, blocks, Anchor.MEAN_ZERO);
        assertThat(elo(free, 0) + elo(free, 1) + elo(free, 2)).isCloseTo(0, within(1e-9));
        Ratings anchored = Ratings.of(3, blocks, Anchor.of(2, 1500));
        assertThat(elo(anchored, 0) - elo(anchored, 2)).isCloseTo(elo(free, 0) - elo(free, 2), within(1e-9));
        assertThat(elo(anchored, 2)).isEqualTo(1500);
        assertThatThrownBy(() -> Anchor.of(0, Double.NaN)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void drawsTellThatEntrantsAreNear() {
        List<RatedBlock> blocks = Orders.blocks(6, "0>1", "0>1");
        blocks.addAll(Orders.blocks(4, "1>0"));
        Ratings decided = Ratings.of(2, blocks, Anchor.MEAN_ZERO);
        blocks.addAll(Orders.blocks(14, "0=1"));
        Ratings drawn = Ratings.of(2, blocks, Anchor.MEAN_ZERO);
        // Davidson's model leaves the odds of the decided games as they are; the errors are what draws change.
        assertThat(elo(drawn, 0)).isCloseTo(elo(decided, 0), within(3.0));
        assertThat(drawn.drawShare().orElseThrow()).isBetween(0.45, 0.55);
    }

    @Test
    void theOrderOfResultsChangesNothing() {
        Seeds.forEach(10, rng -> {
            List<RatedBlock> blocks = new ArrayList<>();
            List<Finish> all = Orders.all(List.of(0, 1, 2, 3));
            for (int i = 0; i < 40; i++) {
                blocks.add(new RatedBlock(List.of(all.get(rng.nextInt(75)), all.get(rng.nextInt(75)))));
            }
            Ratings ratings = Ratings.of(5, blocks, Anchor.MEAN_ZERO);
            List<RatedBlock> turned = new ArrayList<>();
            for (RatedBlock block : blocks) {
                List<Finish> finishes = new ArrayList<>(block.finishes());
                Collections.reverse(finishes);
                turned.add(new RatedBlock(finishes));
            }
            Collections.shuffle(turned, new Random(rng.nextInt()));
            assertThat(Ratings.of(5, turned, Anchor.MEAN_ZERO)).isEqualTo(ratings);
        });
    }

    @Test
    void whoNeverLostHasALeastRatingAndNoGreatest() {
        List<RatedBlock> blocks = Orders.blocks(5, "1>2", "2>1", "3>4", "4>3", "2>3", "3>2");
        blocks.addAll(Orders.blocks(4, "0>1", "0>2", "5>6", "4>5"));
        Ratings ratings = Ratings.of(8, blocks, Anchor.MEAN_ZERO);
        assertThat(ratings.rows().stream().map(Rating::entrant)).startsWith(0).endsWith(5, 6, 7);
        Rating best = row(ratings, 0);
        assertThat(best.kind()).isEqualTo(Kind.AT_LEAST);
        assertThat(best.elo()).isEmpty();
        assertThat(best.high()).isEmpty();
        // Four wins each against two: at the bound they have a chance of 2.5 % together.
        double low = best.low().orElseThrow();
        double chance = Math.pow(share(low - elo(ratings, 1)) * share(low - elo(ratings, 2)), 4);
        assertThat(chance).isCloseTo(0.025, within(1e-6));
        assertThat(row(ratings, 5).kind()).isEqualTo(Kind.AT_MOST);
        assertThat(row(ratings, 5).high()).isPresent();
        Rating last = row(ratings, 6);
        assertThat(last.kind()).isEqualTo(Kind.AT_MOST);
        assertThat(last.high()).as("has met none of the rated").isEmpty();
        assertThat(row(ratings, 7).kind()).isEqualTo(Kind.UNKNOWN);
        assertThat(row(ratings, 7).results()).isZero();
    }

    private static double share(double ahead) {
        return 1 / (1 + Math.pow(10, -ahead / 400));
    }

    /** However the results of a block depend on each other, all of them are no likelier than one. */
    @Test
    void aBlockIsNoMoreThanOneResultForABound() {
        List<RatedBlock> alone = Orders.blocks(5, "1>2", "2>1", "0>1");
        List<RatedBlock> twice = Orders.blocks(5, "1>2", "2>1");
        for (int i = 0; i < 5; i++) {
            twice.add(new RatedBlock(List.of(Orders.read("0>1"), Orders.read("0>1"))));
        }
        assertThat(row(Ratings.of(3, twice, Anchor.MEAN_ZERO), 0).low().orElseThrow())
                .isCloseTo(row(Ratings.of(3, alone, Anchor.MEAN_ZERO), 0).low().orElseThrow(), within(1e-6));
    }

    @Test
    void theAnchorIsAlwaysRated() {
        List<RatedBlock> blocks = Orders.blocks(2, "0>1", "1>0", "0>2", "2>3", "3>2");
        assertThat(row(Ratings.of(4, blocks, Anchor.of(3, 100)), 0).kind()).isEqualTo(Kind.AT_LEAST);
        assertThat(row(Ratings.of(4, blocks, Anchor.of(1, 100)), 3).kind()).isEqualTo(Kind.AT_MOST);
    }

    @Test
    void aDrawBindsAndNoNumberRunsAway() {
        // The first never lost, but it drew; nobody else says how often equals draw.
        List<RatedBlock> blocks = Orders.blocks(5, "0=1", "0>1");
        Ratings ratings = Ratings.of(2, blocks, Anchor.MEAN_ZERO);
        assertThat(row(ratings, 0).kind()).isEqualTo(Kind.RATED);
        assertThat(elo(ratings, 0)).isBetween(50.0, 1000.0);
        Ratings level = Ratings.of(2, Orders.blocks(5, "0=1"), Anchor.MEAN_ZERO);
        assertThat(elo(level, 0)).isCloseTo(0, within(1e-9));
        assertThat(row(level, 0).error())
                .as("blocks that all say the same tell no error")
                .isEmpty();
    }

    @Test
    void oneBlockTellsNoError() {
        List<RatedBlock> blocks = List.of(new RatedBlock(List.of(Orders.read("0>1"), Orders.read("1>0"))));
        Ratings ratings = Ratings.of(2, blocks, Anchor.MEAN_ZERO);
        assertThat(row(ratings, 0).kind()).isEqualTo(Kind.RATED);
        assertThat(row(ratings, 0).low()).isEmpty();
        assertThat(row(ratings, 0).aboveNext()).isEmpty();
        assertThat(row(ratings, 0).odds()).isEmpty();
    }

    @Test
    void withoutResultsNobodyIsCompared() {
        Ratings ratings = Ratings.of(3, List.of(), Anchor.MEAN_ZERO);
        assertThat(ratings.rows())
                .hasSize(3)
                .allSatisfy(row -> assertThat(row.kind()).isEqualTo(Kind.UNKNOWN));
        assertThat(ratings.pairings()).isEmpty();
    }

    /** Early in a season most have not played; who comes first in the list is no better known than others. */
    @Test
    void whoHasNoResultIsNotRated() {
        Ratings early = Ratings.of(4, Orders.blocks(1, "3>2"), Anchor.MEAN_ZERO);
        assertThat(early.rows().stream().map(Rating::kind))
                .containsExactly(Kind.AT_LEAST, Kind.RATED, Kind.UNKNOWN, Kind.UNKNOWN);
        assertThat(early.rows().get(1).results()).isEqualTo(1);
        Ratings more = Ratings.of(5, Orders.blocks(2, "1>0", "3>2", "3>4"), Anchor.MEAN_ZERO);
        assertThat(more.rows().stream().filter(row -> row.kind() == Kind.RATED).map(Rating::entrant))
                .as("of equally large sets the one with the most results")
                .containsExactly(3);
        assertThat(Ratings.of(3, Orders.blocks(2, "1>0", "0>1"), Anchor.of(2, 1500))
                        .rows())
                .as("an anchor that has not played")
                .allSatisfy(row -> assertThat(row.kind()).isEqualTo(Kind.UNKNOWN));
    }

    @Test
    void anOrderHasEveryEntrantOnce() {
        assertThatThrownBy(() -> Orders.read("0>1=0")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Finish(List.of(List.of()))).isInstanceOf(IllegalArgumentException.class);
        assertThat(Orders.read("2=1>0")).isEqualTo(Orders.read("1=2>0")).isNotEqualTo(Orders.read("1>2>0"));
    }
}
