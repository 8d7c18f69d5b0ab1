package org.umpire.league.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * How often intervals of ratings hold the true ones, by simulation: 120 seasons a case, or {@code
 * -Dumpire.calibration=10000}. docs/ratings.md has the figures of the long form. Every table of a season is as the model
 * has it, but the tables of a match share luck: that of a seat, which changes hands and so cancels, or that of an
 * entrant, which adds up.
 */
class RatingCalibrationTest {
    private static final int SEASONS = Integer.getInteger("umpire.calibration", 120);

    /** Whose luck the tables of a match share. */
    private enum Luck {
        OF_A_SEAT,
        OF_AN_ENTRANT
    }

    /**
     * How seasons are made.
     *
     * @param strengths as logarithms; they add up to 0
     * @param tieWeight of Davidson's model, for ties of two
     * @param size how many meet at a table; there are as many tables in a match
     * @param rounds how often all groups meet
     * @param upset how much stronger the last is against the first than against others
     * @param shared how likely it is that a table has the luck of the match, and not its own
     */
    private record World(
            String name,
            List<Double> strengths,
            double tieWeight,
            int size,
            int rounds,
            double upset,
            double shared,
            Luck luck) {
        List<RatedBlock> season(Random chance) {
            List<RatedBlock> blocks = new ArrayList<>();
            for (int round = 0; round < rounds; round++) {
                for (int set = 0; set < 1 << strengths.size(); set++) {
                    if (Integer.bitCount(set) == size) {
                        blocks.add(match(members(set), chance));
                    }
                }
            }
            return blocks;
        }

        private static List<Integer> members(int set) {
            return IntStream.range(0, Integer.SIZE)
                    .filter(i -> (set >> i & 1) == 1)
                    .boxed()
                    .toList();
        }

        private RatedBlock match(List<Integer> entrants, Random chance) {
            Map<List<Integer>, Double> lucky = new HashMap<>();
            List<Finish> finishes = new ArrayList<>();
            for (int table = 0; table < size; table++) {
                finishes.add(table(entrants, table, lucky, chance));
            }
            return new RatedBlock(finishes);
        }

        /** The set with the greatest weight and luck comes next; with Gumbel's luck that is the model's choice. */
        private Finish table(List<Integer> entrants, int table, Map<List<Integer>, Double> lucky, Random chance) {
            List<List<Integer>> order = new ArrayList<>();
            int left = (1 << size) - 1;
            while (left != 0) {
                int next = 0;
                double most = Double.NEGATIVE_INFINITY;
                for (int set = left; set > 0; set = (set - 1) & left) {
                    if (Integer.bitCount(set) <= (tieWeight > 0 ? 2 : 1)) {
                        double luck = luck(order.size(), set, table, lucky, chance);
                        if (weight(entrants, set) + luck > most) {
                            most = weight(entrants, set) + luck;
                            next = set;
                        }
                    }
                }
                order.add(members(next).stream().map(entrants::get).toList());
                left &= ~next;
            }
            return new Finish(order);
        }

        private double luck(int stage, int set, int table, Map<List<Integer>, Double> lucky, Random chance) {
            int whose = luck == Luck.OF_AN_ENTRANT ? set : seats(set, table);
            double ofMatch = lucky.computeIfAbsent(List.of(stage, whose), key -> gumbel(chance));
            double own = gumbel(chance);
            return chance.nextDouble() < shared ? ofMatch : own;
        }

        /** All move on by a seat from table to table. */
        private int seats(int set, int table) {
            int seats = 0;
            for (int i = 0; i < size; i++) {
                seats |= (set >> i & 1) << (i + table) % size;
            }
            return seats;
        }

        private double weight(List<Integer> entrants, int set) {
            double sum = 0;
            for (int i : members(set)) {
                sum += strengths.get(entrants.get(i));
                boolean last = entrants.get(i) == strengths.size() - 1;
                sum += last && entrants.contains(0) ? upset : 0;
            }
            int of = Integer.bitCount(set);
            return sum / of + (of == 2 ? Math.log(tieWeight) : 0);
        }

        private static double gumbel(Random chance) {
            return -Math.log(-Math.log(1 - chance.nextDouble()));
        }
    }

    /** What to make of the results of a season. The mutants take another. */
    private interface Counting {
        Collection<RatedBlock> count(List<RatedBlock> blocks);
    }

    private static final Counting BLOCKS = blocks -> blocks;

    private static final Counting TABLES = blocks -> blocks.stream()
            .flatMap(block -> block.finishes().stream())
            .map(RatedBlock::of)
            .toList();

    private static final Counting DECIDED = blocks -> blocks.stream()
            .map(block -> block.finishes().stream()
                    .filter(RatingCalibrationTest::decided)
                    .toList())
            .filter(finishes -> !finishes.isEmpty())
            .map(RatedBlock::new)
            .toList();

    /** A tie is a win and a loss of the same weight, and a decided result counts twice. */
    private static final Counting HALVES = blocks -> blocks.stream()
            .map(block -> new RatedBlock(block.finishes().stream()
                    .flatMap(finish -> decided(finish)
                            ? List.of(finish, finish).stream()
                            : List.of(
                                    Orders.read(finish.entrants()[0] + ">" + finish.entrants()[1]),
                                    Orders.read(finish.entrants()[1] + ">" + finish.entrants()[0]))
                                    .stream())
                    .toList()))
            .toList();

    private static boolean decided(Finish finish) {
        return finish.order().stream().allMatch(level -> level.size() == 1);
    }

    /**
     * What came of many seasons.
     *
     * @param coverage how many intervals hold the true rating
     * @param least the same for the entrant for whom it is least
     * @param flagged how many seasons have an outlier
     * @param expected what the ratings expect of the first against the last at a table of both, on an average
     * @param bounded how many entrants have a bound in place of a rating
     */
    private record Seen(double coverage, double least, double flagged, double expected, double bounded) {}

    private static Seen simulate(World world, Counting counting) {
        int n = world.strengths().size();
        long[] held = new long[n];
        long[] rated = new long[n];
        long flagged = 0;
        double expected = 0;
        long pairings = 0;
        for (int seed = 0; seed < SEASONS; seed++) {
            List<RatedBlock> season = world.season(new Random(31L * seed + 7));
            Ratings ratings = Ratings.of(n, counting.count(season), Anchor.MEAN_ZERO, false);
            boolean all = ratings.rows().stream()
                    .allMatch(row -> row.low().isPresent() && row.high().isPresent());
            for (Rating row : ratings.rows()) {
                double truth = Ratings.ELO * world.strengths().get(row.entrant());
                if (all) {
                    rated[row.entrant()]++;
                    held[row.entrant()] += row.low().orElseThrow() <= truth
                                    && truth <= row.high().orElseThrow()
                            ? 1
                            : 0;
                }
            }
            flagged += ratings.outliers().isEmpty() ? 0 : 1;
            for (Pairing pairing : ratings.pairings()) {
                if (pairing.one() == 0 && pairing.other() == n - 1) {
                    expected += pairing.expected() / pairing.results();
                    pairings++;
                }
            }
        }
        double coverage = (double) IntStream.range(0, n).mapToLong(i -> held[i]).sum()
                / IntStream.range(0, n).mapToLong(i -> rated[i]).sum();
        double least = IntStream.range(0, n)
                .mapToDouble(i -> (double) held[i] / rated[i])
                .min()
                .orElseThrow();
        Seen seen = new Seen(
                coverage, least, (double) flagged / SEASONS, expected / pairings, 1 - (double) rated[0] / SEASONS);
        System.out.printf(
                "%s: coverage %.4f (least %.4f), flagged %.4f, expected %.4f, seasons with bounds %.4f%n",
                world.name(), seen.coverage(), seen.least(), seen.flagged(), seen.expected(), seen.bounded());
        return seen;
    }

    private static final List<Double> SIX = List.of(0.9, 0.5, 0.1, -0.2, -0.5, -0.8);

    private static World two(Luck luck) {
        return new World("two with ties, luck " + luck, SIX, 1, 2, 6, 0, 0.8, luck);
    }

    private static World four(Luck luck) {
        return new World("four, luck " + luck, SIX, 0, 4, 2, 0, 0.8, luck);
    }

    /** Three standard errors of a rate of one in twenty. */
    private static double slack() {
        return 3 * Math.sqrt(0.05 * 0.95 / SEASONS);
    }

    private static void isCalibrated(Seen seen) {
        assertThat(seen.coverage()).isBetween(0.93, 0.97);
        assertThat(seen.least()).isGreaterThan(0.93 - slack());
        assertThat(seen.flagged()).as("false alarms").isLessThan(0.05 + slack());
    }

    @Test
    void intervalsHoldTheTrueRatingOfTwoAtATable() {
        isCalibrated(simulate(two(Luck.OF_A_SEAT), BLOCKS));
        isCalibrated(simulate(two(Luck.OF_AN_ENTRANT), BLOCKS));
    }

    @Test
    void intervalsHoldTheTrueRatingOfFourAtATable() {
        isCalibrated(simulate(four(Luck.OF_A_SEAT), BLOCKS));
        isCalibrated(simulate(four(Luck.OF_AN_ENTRANT), BLOCKS));
    }

    @Test
    void fewMatchesGiveWiderIntervalsThatHoldToo() {
        isCalibrated(simulate(
                new World("two, three rounds", List.of(0.5, 0.2, -0.2, -0.5), 1, 2, 3, 0, 0.8, Luck.OF_A_SEAT),
                BLOCKS));
    }

    /** A single round of eight: with so few matches of each, intervals are somewhat too wide. */
    @Test
    void oneRoundOfEightHoldsToo() {
        List<Double> eight = List.of(0.7, 0.5, 0.3, 0.1, -0.1, -0.3, -0.5, -0.7);
        World world = new World("two, one round of eight", eight, 1, 2, 1, 0, 0.8, Luck.OF_A_SEAT);
        assertThat(simulate(world, BLOCKS).coverage()).isBetween(0.93, 0.98);
    }

    /** The last is as strong against the first as the first is against it: scores of 75 of 100 become 25. */
    @Test
    void aPairingThatIsOtherThanTheRatingsSayIsFound() {
        World world = new World("two, one pairing reversed", SIX, 1, 2, 10, 3.4, 0.8, Luck.OF_A_SEAT);
        assertThat(simulate(world, BLOCKS).flagged()).isGreaterThan(0.5);
    }

    /** Tables of a match are not independent: whoever counts them is too sure, or not sure enough. */
    @Test
    void whoCountsTablesInsteadOfBlocksIsFound() {
        assertThat(simulate(two(Luck.OF_A_SEAT), TABLES).coverage()).isGreaterThan(0.97);
        assertThat(simulate(two(Luck.OF_AN_ENTRANT), TABLES).coverage()).isLessThan(0.93);
        assertThat(simulate(four(Luck.OF_AN_ENTRANT), TABLES).coverage()).isLessThan(0.93);
    }

    /** Whoever drops ties expects too much of the better one; whoever halves them, too little. */
    @Test
    void whoDropsTiesIsFound() {
        World world = two(Luck.OF_A_SEAT);
        double better = Math.exp(SIX.get(0));
        double worse = Math.exp(SIX.get(5));
        double tie = world.tieWeight() * Math.sqrt(better * worse);
        double truth = (better + tie / 2) / (better + worse + tie);
        assertThat(simulate(world, BLOCKS).expected()).isBetween(truth - 0.01, truth + 0.01);
        assertThat(simulate(world, DECIDED).expected()).isGreaterThan(truth + 0.01);
        assertThat(simulate(world, HALVES).coverage()).isLessThan(0.93);
    }
}
