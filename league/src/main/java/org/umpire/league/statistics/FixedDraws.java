package org.umpire.league.statistics;

/**
 * Numbers as if drawn, always the same, in every version of Java: an integral by many points needs them, and no result
 * may depend on anything but results. SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
 * generators", OOPSLA 2014), and the usual transformations.
 */
final class FixedDraws {
    private static final double UNIT = 0x1.0p-53;

    private long state;
    private double kept = Double.NaN;

    FixedDraws(long seed) {
        this.state = seed;
    }

    /** Returns a number from 0 on and below 1. */
    double uniform() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return ((z ^ (z >>> 31)) >>> 11) * UNIT;
    }

    /** Returns a number of the normal distribution (Marsaglia's polar method). */
    double normal() {
        if (!Double.isNaN(kept)) {
            double second = kept;
            kept = Double.NaN;
            return second;
        }
        while (true) {
            double x = 2 * uniform() - 1;
            double y = 2 * uniform() - 1;
            double square = x * x + y * y;
            if (square > 0 && square < 1) {
                double factor = Math.sqrt(-2 * StrictMath.log(square) / square);
                kept = y * factor;
                return x * factor;
            }
        }
    }

    /** Returns a number of the chi-square distribution (Marsaglia and Tsang, "A simple method for generating gamma variables", 2000). */
    double chiSquare(double degrees) {
        double shape = degrees / 2;
        double boost = shape < 1 ? StrictMath.pow(1 - uniform(), 1 / shape) : 1;
        double d = (shape < 1 ? shape + 1 : shape) - 1.0 / 3;
        double c = 1 / Math.sqrt(9 * d);
        while (true) {
            double x = normal();
            double root = 1 + c * x;
            double v = root * root * root;
            if (v > 0 && StrictMath.log(1 - uniform()) < x * x / 2 + d - d * v + d * StrictMath.log(v)) {
                return 2 * d * v * boost;
            }
        }
    }
}
