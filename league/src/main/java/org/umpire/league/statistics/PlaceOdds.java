package org.umpire.league.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How likely it is that an entrant truly belongs at its place, all true values being equally likely beforehand.
 *
 * @param right that it belongs there, or at one of the places it shares
 * @param better that it belongs at a better one
 * @param worse that it belongs at a worse one
 */
public record PlaceOdds(double right, double better, double worse) {
    /** So many draws, whose own error is half a per cent at most. */
    static final int DRAWS = 10_000;

    private static final long SEED = 20_100_917;

    /** Beyond, Student's distribution is the normal one. */
    private static final double MANY = 1000;

    /**
     * Returns the odds of each entrant, by drawing from the joint distribution of their estimates: Student's with this
     * covariance. Always the same draws.
     *
     * @param estimates more is better
     * @param covariance of the estimates
     * @param degrees of freedom of the covariance; at least 1
     * @param places for each entrant its place, 1 for the best; equal ones share the best of their places
     */
    public static List<PlaceOdds> of(double[] estimates, double[][] covariance, double degrees, int[] places) {
        int n = estimates.length;
        double[][] factor = Symmetric.factor(covariance);
        FixedDraws draws = new FixedDraws(SEED);
        int[] right = new int[n];
        int[] better = new int[n];
        int[] last = new int[n];
        for (int i = 0; i < n; i++) {
            int place = places[i];
            last[i] = place
                    - 1
                    + (int) Arrays.stream(places)
                            .filter(other -> other == place)
                            .count();
        }
        int[] order = inOrder(places);
        double[] drawn = new double[n];
        double[] noise = new double[n];
        for (int draw = 0; draw < DRAWS; draw++) {
            double stretch = degrees > MANY ? 1 : Math.sqrt(degrees / draws.chiSquare(degrees));
            for (int i = 0; i < n; i++) {
                noise[i] = draws.normal() * stretch;
                double value = estimates[i];
                for (int k = 0; k <= i; k++) {
                    value += factor[i][k] * noise[k];
                }
                drawn[i] = value;
            }
            int[] sorted = sorted(order, drawn);
            for (int place = 1; place <= n; place++) {
                int entrant = sorted[place - 1];
                if (place < places[entrant]) {
                    better[entrant]++;
                } else if (place <= last[entrant]) {
                    right[entrant]++;
                }
            }
        }
        List<PlaceOdds> odds = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            odds.add(new PlaceOdds(
                    (double) right[i] / DRAWS,
                    (double) better[i] / DRAWS,
                    (double) (DRAWS - right[i] - better[i]) / DRAWS));
        }
        return odds;
    }

    private static int[] inOrder(int[] places) {
        return IntStream.range(0, places.length)
                .boxed()
                .sorted(Comparator.comparingInt(i -> places[i]))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** Returns the entrants by what was drawn, the most first: by insertion, since most are where they were. */
    private static int[] sorted(int[] order, double[] drawn) {
        int[] sorted = order.clone();
        for (int i = 1; i < sorted.length; i++) {
            int entrant = sorted[i];
            int at = i;
            while (at > 0 && drawn[sorted[at - 1]] < drawn[entrant]) {
                sorted[at] = sorted[at - 1];
                at--;
            }
            sorted[at] = entrant;
        }
        return sorted;
    }
}
