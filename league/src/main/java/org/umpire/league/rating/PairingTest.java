package org.umpire.league.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.umpire.league.statistics.Student;

/**
 * Tests each pairing for a deviation from the ratings: Rao's score test of an advantage that the one has over the other
 * wherever both can come next. How much more or less blocks vary than independent results would is estimated over all
 * pairings together, within pairings where these are repeated often enough, so that a deviation does not hide itself. A
 * pairing has few blocks, whose chances may be one-sided, so the probability is at least Bennett's bound ("Probability
 * inequalities for the sum of independent random variables", JASA 57, 1962), which needs no normal distribution; the
 * probabilities are corrected for their number by Holm's method ("A simple sequentially rejective multiple test
 * procedure", Scandinavian Journal of Statistics 6, 1979).
 */
final class PairingTest {
    /** With fewer degrees of freedom within pairings, deviations from the ratings count as variance. */
    private static final double WITHIN_MIN = 20;

    private final Fit fit;
    private final double[] parameters;
    private final SortedMap<List<Integer>, Sum> sums = new TreeMap<>(
            Comparator.<List<Integer>, Integer>comparing(pair -> pair.get(0)).thenComparing(pair -> pair.get(1)));
    private final Map<List<Integer>, Double> expectations = new HashMap<>();
    private double degreesOfBlocks;
    private double pairsOfBlocks;

    /** What adds up for a pairing. */
    private static final class Sum {
        long blocks;
        long results;
        double score;
        double expected;
        double deviation;
        double squares;
        double variance;
        /** The most that one block can add, downwards and upwards. */
        final double[] most = new double[2];
        /** The covariance with what the parameters are fitted by, by parameter. */
        final SparseSum fitted = new SparseSum();
    }

    private PairingTest(Fit fit) {
        this.fit = fit;
        this.parameters = fit.parameters();
    }

    /**
     * Returns all pairings of the rated, the most surprising first.
     *
     * @param counts how often each order of finish happened in all blocks
     */
    static List<Pairing> of(Fit fit, SortedMap<RatedBlock, Long> blocks, SortedMap<Finish, Long> counts) {
        PairingTest test = new PairingTest(fit);
        counts.forEach(test::addResults);
        blocks.forEach(test::addBlocks);
        return test.pairings();
    }

    private List<Pairing> pairings() {
        Dispersion dispersion = dispersion();
        double[][] inverse = fit.inverse();
        List<Pairing> pairings = new ArrayList<>();
        sums.forEach((pair, sum) -> pairings.add(pairing(pair, sum, inverse, dispersion)));
        pairings.sort(Comparator.comparingDouble(Pairing::probability)
                .thenComparing(pairing -> -Math.abs(pairing.deviation()))
                .thenComparing(Pairing::one)
                .thenComparing(Pairing::other));
        return holm(pairings);
    }

    private Sum sum(int one, int other) {
        return sums.computeIfAbsent(List.of(one, other), pair -> new Sum());
    }

    /** Adds what equal results count for, whatever their blocks. */
    private void addResults(Finish finish, long count) {
        int[] at = fit.model().at(finish);
        int[] seated = finish.entrants();
        List<DavidsonLuce.Stage> stages = fit.model().stages(finish, parameters);
        for (int a = 0; a < seated.length; a++) {
            for (int b = a + 1; b < seated.length; b++) {
                Sum sum = sum(seated[a], seated[b]);
                sum.results += count;
                sum.score += count * finish.score(seated[a], seated[b]);
                sum.expected += count * expected(seated, seated[a], seated[b]);
                for (DavidsonLuce.Stage stage : stages) {
                    if (stage.has(a) && stage.has(b)) {
                        addVariance(sum, at, stage, a, b, count);
                    }
                }
            }
        }
    }

    private static void addVariance(Sum sum, int[] at, DavidsonLuce.Stage stage, int first, int second, long count) {
        for (int i = 0; i < at.length; i++) {
            double covariance = count * (stage.information[first][i] - stage.information[second][i]);
            sum.fitted.add(at[i], covariance);
            sum.variance += i == first ? covariance : i == second ? -covariance : 0;
        }
    }

    /** Adds what equal blocks deviate by, each as a whole. */
    private void addBlocks(RatedBlock block, long count) {
        int[] all = block.entrants();
        degreesOfBlocks += count * (all.length - 1.0);
        pairsOfBlocks += count * all.length * (all.length - 1.0) / 2;
        double[][] deviation = new double[all.length][all.length];
        double[][] down = new double[all.length][all.length];
        double[][] up = new double[all.length][all.length];
        for (Finish finish : block.finishes()) {
            int[] seated = finish.entrants();
            for (DavidsonLuce.Stage stage : fit.model().stages(finish, parameters)) {
                for (int a = 0; a < seated.length; a++) {
                    for (int b = a + 1; b < seated.length; b++) {
                        if (stage.has(a) && stage.has(b)) {
                            int one = Arrays.binarySearch(all, seated[a]);
                            int other = Arrays.binarySearch(all, seated[b]);
                            double expected = stage.expected(a) - stage.expected(b);
                            deviation[one][other] += stage.gradient[a] - stage.gradient[b];
                            down[one][other] += 1 + expected;
                            up[one][other] += 1 - expected;
                        }
                    }
                }
            }
        }
        for (int a = 0; a < all.length; a++) {
            for (int b = a + 1; b < all.length; b++) {
                Sum sum = sum(all[a], all[b]);
                sum.blocks += count;
                sum.deviation += count * deviation[a][b];
                sum.squares += count * deviation[a][b] * deviation[a][b];
                sum.most[0] = Math.max(sum.most[0], down[a][b]);
                sum.most[1] = Math.max(sum.most[1], up[a][b]);
            }
        }
    }

    private double expected(int[] seated, int one, int other) {
        List<Integer> key = new ArrayList<>(List.of(one, other));
        Arrays.stream(seated).forEach(key::add);
        return expectations.computeIfAbsent(key, k -> fit.model().score(seated, one, other, parameters));
    }

    /**
     * By how much the variance of blocks differs from that of independent results.
     *
     * @param factor above 1 where the results of a block go together, below where they cancel
     * @param degrees of freedom of the factor
     */
    private record Dispersion(double factor, double degrees) {}

    private Dispersion dispersion() {
        double within = 0;
        double ofWithin = 0;
        double degrees = 0;
        double all = 0;
        double ofAll = 0;
        for (Sum sum : sums.values()) {
            within += sum.squares - sum.deviation * sum.deviation / sum.blocks;
            ofWithin += sum.variance * (1 - 1.0 / sum.blocks);
            degrees += sum.blocks - 1;
            all += sum.squares;
            ofAll += sum.variance;
        }
        // Pairs of one block depend on each other: it tells as much as one pair less than it has entrants.
        double share = degreesOfBlocks / pairsOfBlocks;
        if (degrees * share >= WITHIN_MIN) {
            return new Dispersion(within / ofWithin, degrees * share);
        }
        double left = degreesOfBlocks - (fit.model().parameters() - 1);
        return new Dispersion(all / ofAll * degreesOfBlocks / Math.max(1, left), Math.max(1, left));
    }

    private Pairing pairing(List<Integer> pair, Sum sum, double[][] inverse, Dispersion dispersion) {
        // What the fit has taken of the deviation; where it has taken all, as of the only pairing, nothing can be told.
        double free = sum.variance - sum.fitted.square(inverse);
        double variance = dispersion.factor() * free;
        boolean told = free > 1e-9 * sum.variance && variance > 0;
        double deviation = told ? sum.deviation / Math.sqrt(variance) : 0;
        double probability = told ? probability(sum, variance, deviation, dispersion.degrees()) : 1;
        return new Pairing(
                pair.get(0), pair.get(1), sum.blocks, sum.results, sum.score, sum.expected, deviation, probability);
    }

    private static double probability(Sum sum, double variance, double deviation, double degrees) {
        double student = 2 * Student.cumulative(-Math.abs(deviation), degrees);
        double most = sum.most[sum.deviation > 0 ? 1 : 0];
        double x = most * Math.abs(sum.deviation) / variance;
        double bennett = 2 * Math.exp(-variance / (most * most) * ((1 + x) * Math.log1p(x) - x));
        return Math.min(1, Math.max(student, bennett));
    }

    private static List<Pairing> holm(List<Pairing> sorted) {
        List<Pairing> corrected = new ArrayList<>();
        double before = 0;
        for (int i = 0; i < sorted.size(); i++) {
            Pairing one = sorted.get(i);
            before = Math.max(before, Math.min(1, (sorted.size() - i) * one.probability()));
            corrected.add(new Pairing(
                    one.one(),
                    one.other(),
                    one.blocks(),
                    one.results(),
                    one.score(),
                    one.expected(),
                    one.deviation(),
                    before));
        }
        return List.copyOf(corrected);
    }
}
