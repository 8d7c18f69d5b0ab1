package org.umpire.league.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * How often intervals of average scores hold the true averages, and how often places that are called right with some
 * probability are, by simulation: 400 seasons a case, or {@code -Dumpire.calibration=10000}. docs/ratings.md has the
 * figures of the long form. A match has as many tables as entrants, which share the luck of the seats.
 */
class ScoreCalibrationTest {
    private static final int SEASONS = Integer.getInteger("umpire.calibration", 400);
    /** Odds of places are drawn, which takes longer. */
    private static final int SEASONS_WITH_ODDS = Math.min(SEASONS / 4, 2000);

    /**
     * How seasons are made.
     *
     * @param spread the deviation of the strengths, in deviations of a table
     * @param size how many meet in a match
     * @param seatLuck the deviation of the luck of a seat, which all have once in a match
     * @param styleLuck the deviation of what suits an entrant in a deal, at all tables of a match
     * @param points whether a match is worth 2, 1 or 0 by who is ahead, and not the scores
     */
    private record World(
            String name,
            int entrants,
            double spread,
            int size,
            int rounds,
            double seatLuck,
            double styleLuck,
            boolean points) {
        double[] strengths(Random chance) {
            double[] strengths = new double[entrants];
            for (int i = 0; i < entrants; i++) {
                strengths[i] = spread * chance.nextGaussian();
            }
            return strengths;
        }

        /** Returns what entrants get, match by match, of each table. */
        List<Match> season(double[] strengths, Random chance) {
            List<Match> matches = new ArrayList<>();
            for (int round = 0; round < rounds; round++) {
                for (int set = 0; set < 1 << entrants; set++) {
                    if (Integer.bitCount(set) == size) {
                        matches.add(match(members(set), strengths, chance));
                    }
                }
            }
            return matches;
        }

        private static int[] members(int set) {
            return IntStream.range(0, Integer.SIZE)
                    .filter(i -> (set >> i & 1) == 1)
                    .toArray();
        }

        private double[] luck(double deviation, Random chance) {
            return IntStream.range(0, size)
                    .mapToDouble(i -> deviation * chance.nextGaussian())
                    .toArray();
        }

        private Match match(int[] members, double[] strengths, Random chance) {
            double[] seats = luck(seatLuck, chance);
            double[] styles = luck(styleLuck, chance);
            double[][] tables = new double[size][size];
            for (int table = 0; table < size; table++) {
                for (int i = 0; i < size; i++) {
                    tables[table][i] =
                            strengths[members[i]] + seats[(i + table) % size] + styles[i] + chance.nextGaussian();
                }
                double mean = Arrays.stream(tables[table]).average().orElseThrow();
                for (int i = 0; i < size; i++) {
                    tables[table][i] -= mean;
                }
            }
            return new Match(members, tables);
        }
    }

    private static final class Match {
        final int[] members;
        final double[][] tables;

        Match(int[] members, double[][] tables) {
            this.members = members;
            this.tables = tables;
        }

        double[] average() {
            double[] average = new double[members.length];
            for (double[] table : tables) {
                for (int i = 0; i < average.length; i++) {
                    average[i] += table[i] / tables.length;
                }
            }
            return average;
        }

        /** Two points for whom is ahead, one for each where they are near each other. */
        double[] points() {
            double ahead = average()[0] - average()[1];
            double first = Math.abs(ahead) < 0.6 ? 1 : ahead > 0 ? 2 : 0;
            return new double[] {first, 2 - first};
        }
    }

    /** What to make of matches. The mutants take another. */
    private interface Counting {
        void count(Match match, boolean points, BlockValues values);
    }

    private static final Counting BLOCKS =
            (match, points, values) -> values.add(match.members, points ? match.points() : match.average());

    private static final Counting TABLES = (match, points, values) -> {
        for (double[] table : match.tables) {
            values.add(match.members, table);
        }
    };

    private static final Counting DECIDED = (match, points, values) -> {
        if (match.points()[0] != 1) {
            values.add(match.members, match.points());
        }
    };

    /** What entrants get on the average, over so many seasons that chance is no more. */
    private static double[] truth(World world, double[] strengths) {
        if (!world.points()) {
            return IntStream.range(0, world.entrants())
                    .mapToDouble(i -> strengths[i] - others(strengths, i))
                    .map(ahead -> ahead * (world.size() - 1) / world.size())
                    .toArray();
        }
        BlockValues values = new BlockValues();
        Random chance = new Random(99);
        for (int i = 0; i < 3000; i++) {
            world.season(strengths, chance).forEach(match -> BLOCKS.count(match, true, values));
        }
        BlockMeans means = BlockMeans.of(world.entrants(), values);
        return IntStream.range(0, world.entrants()).mapToDouble(means::mean).toArray();
    }

    private static double others(double[] strengths, int i) {
        return (Arrays.stream(strengths).sum() - strengths[i]) / (strengths.length - 1);
    }

    private static double coverage(World world, Counting counting) {
        double[] strengths = world.strengths(new Random(5));
        double[] truth = truth(world, strengths);
        long held = 0;
        long told = 0;
        for (int seed = 0; seed < SEASONS; seed++) {
            BlockMeans means = means(world, strengths, counting, new Random(31L * seed + 7));
            for (int i = 0; i < world.entrants(); i++) {
                if (means.standardError(i).isPresent()) {
                    double half = means.standardError(i).getAsDouble() * Student.quantile975(means.degrees(i));
                    held += Math.abs(means.mean(i) - truth[i]) <= half ? 1 : 0;
                    told++;
                }
            }
        }
        double coverage = (double) held / told;
        System.out.printf("%s: coverage %.4f%n", world.name(), coverage);
        return coverage;
    }

    private static BlockMeans means(World world, double[] strengths, Counting counting, Random chance) {
        BlockValues values = new BlockValues();
        world.season(strengths, chance).forEach(match -> counting.count(match, world.points(), values));
        return BlockMeans.of(world.entrants(), values);
    }

    /** The interval that takes all matches of an entrant for alike, whomever it met. */
    private static double coverageOfTallies(World world) {
        double[] strengths = world.strengths(new Random(5));
        double[] truth = truth(world, strengths);
        long held = 0;
        for (int seed = 0; seed < SEASONS; seed++) {
            Tally[] tallies = new Tally[world.entrants()];
            Arrays.fill(tallies, Tally.NONE);
            for (Match match : world.season(strengths, new Random(31L * seed + 7))) {
                for (int i = 0; i < match.members.length; i++) {
                    tallies[match.members[i]] = tallies[match.members[i]].with(match.average()[i]);
                }
            }
            for (int i = 0; i < world.entrants(); i++) {
                held += Math.abs(tallies[i].mean() - truth[i])
                                <= tallies[i].halfWidth95().orElseThrow()
                        ? 1
                        : 0;
            }
        }
        double coverage = (double) held / SEASONS / world.entrants();
        System.out.printf("%s, all matches for alike: coverage %.4f%n", world.name(), coverage);
        return coverage;
    }

    private static final World PAIRS = new World("two, seat luck", 8, 0.5, 2, 1, 2, 0, false);
    private static final World SUITS = new World("two, style luck", 8, 0.5, 2, 3, 0, 2, false);
    private static final World FOURS = new World("four, seat luck", 6, 0.5, 4, 1, 2, 0.3, false);
    private static final World POINTS = new World("two, points with draws", 6, 0.5, 2, 3, 1, 0, true);
    private static final World UNEQUAL = new World("two, strengths far apart", 8, 3, 2, 1, 2, 0, false);

    private static final World APART = new World("places, strengths far apart", 6, 3, 2, 1, 2, 0, false);
    private static final World NEAR = new World("places, strengths near", 6, 0.8, 2, 1, 2, 0, false);
    private static final World STYLED = new World("places, style luck", 6, 1, 2, 1, 0, 2, false);

    @Test
    void intervalsHoldTheTrueAverage() {
        for (World world : List.of(PAIRS, SUITS, FOURS, POINTS, UNEQUAL)) {
            assertThat(coverage(world, BLOCKS)).as(world.name()).isBetween(0.93, 0.97);
        }
    }

    @Test
    void whoCountsTablesInsteadOfBlocksIsFound() {
        assertThat(coverage(PAIRS, TABLES)).isGreaterThan(0.97);
        assertThat(coverage(SUITS, TABLES)).isLessThan(0.93);
        assertThat(coverage(FOURS, TABLES)).isGreaterThan(0.97);
    }

    @Test
    void whoDropsDrawsIsFound() {
        assertThat(coverage(POINTS, DECIDED)).isLessThan(0.93);
    }

    @Test
    void whoTakesOpponentsForChanceIsFound() {
        assertThat(coverageOfTallies(UNEQUAL)).isGreaterThan(0.97);
    }

    /**
     * Of places called right with some probability, that share is, to a few in a hundred. All true values are taken for
     * equally likely beforehand: where entrants are near each other for their errors, what is apart is so by chance in
     * part, and places are less sure; the heavier tails of few matches, one for all, work against it.
     */
    @Test
    void placesAreRightAboutAsOftenAsIsSaid() {
        for (World world : List.of(APART, NEAR)) {
            for (Places places : places(world, BLOCKS)) {
                assertThat(Math.abs(places.right() - places.said()))
                        .as(world.name())
                        .isLessThan(0.06 + slackOfPlaces());
            }
        }
    }

    @Test
    void whoCountsTablesIsTooSureOfPlaces() {
        Places likely = places(STYLED, TABLES).get(1);
        assertThat(likely.said() - likely.right()).isGreaterThan(0.06 + slackOfPlaces());
    }

    private static double slackOfPlaces() {
        return 3 * Math.sqrt(0.25 / SEASONS_WITH_ODDS);
    }

    /**
     * Places that were called right with a probability on one side of a half.
     *
     * @param said the average probability
     * @param right how many were
     */
    private record Places(double said, double right) {}

    private static List<Places> places(World world, Counting counting) {
        double[] said = new double[2];
        double[] right = new double[2];
        long[] count = new long[2];
        for (int seed = 0; seed < SEASONS_WITH_ODDS; seed++) {
            Random chance = new Random(31L * seed + 7);
            double[] strengths = world.strengths(chance);
            BlockMeans means = means(world, strengths, counting, chance);
            double[] estimates = IntStream.range(0, world.entrants())
                    .mapToDouble(means::mean)
                    .toArray();
            double[][] covariance = new double[world.entrants()][world.entrants()];
            for (int i = 0; i < world.entrants(); i++) {
                for (int j = 0; j < world.entrants(); j++) {
                    covariance[i][j] = means.covariance(i, j);
                }
            }
            int[] places = places(estimates);
            int[] truly = places(strengths);
            List<PlaceOdds> odds = PlaceOdds.of(estimates, covariance, means.degrees(0), places);
            for (int i = 0; i < world.entrants(); i++) {
                int half = odds.get(i).right() < 0.5 ? 0 : 1;
                said[half] += odds.get(i).right();
                right[half] += places[i] == truly[i] ? 1 : 0;
                count[half]++;
            }
        }
        List<Places> both = new ArrayList<>();
        for (int half = 0; half < 2; half++) {
            both.add(new Places(said[half] / count[half], right[half] / count[half]));
            System.out.printf("%s: %s of %d%n", world.name(), both.get(half), count[half]);
        }
        return both;
    }

    private static int[] places(double[] values) {
        return Arrays.stream(values)
                .mapToInt(value -> 1
                        + (int) Arrays.stream(values)
                                .filter(other -> other > value)
                                .count())
                .toArray();
    }
}
