package org.umpire.league.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.umpire.league.statistics.SequentialTest.Verdict;

/**
 * How often the sequential test is wrong, and how long it takes, by simulation: 1,000 tests a case, or {@code
 * -Dumpire.calibration=10000}. docs/compare.md has the figures of the long form. The blocks are those of a card game: two
 * games share one deal, so a game's luck is much, and cancels in part (or, where a deal suits one way of playing, adds).
 */
class SequentialCalibrationTest {
    private static final int TESTS = Integer.getInteger("umpire.calibration", 1000);
    private static final SequentialTest TEST = new SequentialTest(0.2, 0.05, 0.05);
    private static final int BLOCKS_MAX = 20_000;

    /** How blocks are made: two games, whose chances have this correlation. */
    private record World(double average, double correlation, boolean heavy) {
        /** Returns two games, whose sum has the deviation 1 and this average. */
        double[] block(Random chance) {
            double first = noise(chance);
            double second = correlation * first + Math.sqrt(1 - correlation * correlation) * noise(chance);
            double scale = 1 / Math.sqrt(2 + 2 * correlation);
            return new double[] {average / 2 + scale * first, average / 2 + scale * second};
        }

        /** Deviation 1; heavy: now and then six times as much as usual, as in no-limit poker. */
        private double noise(Random chance) {
            double noise = chance.nextGaussian();
            if (!heavy) {
                return noise;
            }
            return (chance.nextInt(20) == 0 ? 6 : 1) * noise / Math.sqrt(0.95 + 0.05 * 36);
        }
    }

    /** What to make of two games of a block. The mutants of {@link #whoCountsGamesInsteadOfBlocksIsFound} take another. */
    private interface Counting {
        Tally count(Tally tally, double[] games);
    }

    private static final Counting BLOCKS = (tally, games) -> tally.with(games[0] + games[1]);
    private static final Counting GAMES = (tally, games) -> tally.with(games[0]).with(games[1]);

    /** What came of many tests. */
    private record Seen(double yes, double no, double blocks) {}

    private static Seen simulate(World world, Counting counting, SequentialTest test) {
        int yes = 0;
        int no = 0;
        long blocks = 0;
        for (int seed = 0; seed < TESTS; seed++) {
            Random chance = new Random(31L * seed + 7);
            Tally tally = Tally.NONE;
            Verdict verdict = Verdict.OPEN;
            for (int k = 0; verdict == Verdict.OPEN && k < BLOCKS_MAX; k++) {
                tally = counting.count(tally, world.block(chance));
                verdict = test.verdict(tally);
                blocks++;
            }
            yes += verdict == Verdict.YES ? 1 : 0;
            no += verdict == Verdict.NO ? 1 : 0;
        }
        Seen seen = new Seen((double) yes / TESTS, (double) no / TESTS, (double) blocks / TESTS);
        System.out.printf("%s: yes %.4f, no %.4f, blocks %.1f%n", world, seen.yes(), seen.no(), seen.blocks());
        return seen;
    }

    /** Three standard errors of a rate of one in twenty. */
    private static double slack() {
        return 3 * Math.sqrt(0.05 * 0.95 / TESTS);
    }

    @Test
    void equalProgramsAreCalledBetterAtMostAsOftenAsAllowed() {
        for (double correlation : new double[] {-0.6, 0, 0.6}) {
            Seen seen = simulate(new World(0, correlation, false), BLOCKS, TEST);
            assertThat(seen.yes()).isLessThan(0.05 + slack()).isGreaterThan(0.02);
            assertThat(seen.blocks()).isLessThan(1.3 * TEST.waldBlocks(0));
        }
    }

    @Test
    void aBetterProgramIsFoundAsOftenAsPromised() {
        for (double correlation : new double[] {-0.6, 0, 0.6}) {
            Seen seen = simulate(new World(0.2, correlation, false), BLOCKS, TEST);
            assertThat(seen.yes()).isGreaterThan(0.95 - slack());
            assertThat(seen.blocks()).isLessThan(1.3 * TEST.waldBlocks(0.2));
        }
    }

    @Test
    void heavyTailsDoNotSpoilIt() {
        assertThat(simulate(new World(0, 0.3, true), BLOCKS, TEST).yes()).isLessThan(0.05 + slack());
        assertThat(simulate(new World(0.2, 0.3, true), BLOCKS, TEST).yes()).isGreaterThan(0.95 - slack());
    }

    /** Games of a block are not independent: whoever counts them convicts too often, or needs too long. */
    @Test
    void whoCountsGamesInsteadOfBlocksIsFound() {
        // Games have half the average, and 1 / sqrt(2 + 2 c) of the deviation of a block: the same question, by games.
        Seen adding = simulate(new World(0, 0.6, false), GAMES, ofGames(0.6));
        assertThat(adding.yes()).isGreaterThan(0.05 + slack());
        Seen cancelling = simulate(new World(0.2, -0.6, false), GAMES, ofGames(-0.6));
        assertThat(cancelling.blocks()).isGreaterThan(1.3 * TEST.waldBlocks(0.2));
    }

    private static SequentialTest ofGames(double correlation) {
        return new SequentialTest(TEST.effect() / 2 * Math.sqrt(2 + 2 * correlation), 0.05, 0.05);
    }
}
