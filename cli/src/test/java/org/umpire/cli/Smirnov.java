package org.umpire.cli;

import java.util.Arrays;

/** The two-sample test of Kolmogorov and Smirnov: may two samples come from one distribution? */
final class Smirnov {
    private static final int TERMS = 100;

    private Smirnov() {}

    /**
     * Returns the chance that two samples of one distribution lie so far apart or farther, by the limit for large samples;
     * too high where values are equal (Press et al., Numerical Recipes, 14.3).
     */
    static double chance(double[] one, double[] other) {
        double[] a = one.clone();
        double[] b = other.clone();
        Arrays.sort(a);
        Arrays.sort(b);
        double distance = 0;
        for (double value : one) {
            distance = Math.max(distance, Math.abs(share(a, value) - share(b, value)));
        }
        for (double value : other) {
            distance = Math.max(distance, Math.abs(share(a, value) - share(b, value)));
        }
        double size = Math.sqrt((double) a.length * b.length / (a.length + b.length));
        double lambda = (size + 0.12 + 0.11 / size) * distance;
        if (lambda < 0.2) {
            return 1; // where the series converges slowly
        }
        double sum = 0;
        for (int k = 1; k <= TERMS; k++) {
            sum += (k % 2 == 1 ? 2 : -2) * Math.exp(-2 * k * k * lambda * lambda);
        }
        return Math.min(1, Math.max(0, sum));
    }

    /** Returns which share of a sorted sample is no greater than a value. */
    private static double share(double[] sorted, double value) {
        int low = 0;
        int high = sorted.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (sorted[middle] <= value) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return (double) low / sorted.length;
    }
}
