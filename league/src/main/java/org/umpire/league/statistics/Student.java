package org.umpire.league.statistics;

/** Student's t distribution and the normal one, as far as intervals and tests need them. */
public final class Student {
    /** The 0.975 quantile for 1 to 10 degrees of freedom; above, the expansion below is exact to three decimals. */
    private static final double[] FEW = {12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281
    };

    /** The 0.975 quantile of the normal distribution. */
    public static final double NORMAL = 1.959963985;

    private static final double EXACT = 1e-15;
    private static final int TERMS_MAX = 100_000;
    private static final int HALVINGS = 40;

    private Student() {}

    /**
     * Returns the 0.975 quantile; above 10 degrees of freedom by the Cornish–Fisher expansion (Abramowitz and Stegun
     * 26.7.5), between whole ones below by halving.
     *
     * @throws IllegalArgumentException below one degree of freedom
     */
    public static double quantile975(double degreesOfFreedom) {
        checkDegrees(degreesOfFreedom);
        if (degreesOfFreedom <= FEW.length) {
            int whole = (int) degreesOfFreedom;
            return whole == degreesOfFreedom ? FEW[whole - 1] : between(degreesOfFreedom, FEW[whole], FEW[whole - 1]);
        }
        double x = NORMAL;
        double v = degreesOfFreedom;
        double x3 = x * x * x;
        double x5 = x3 * x * x;
        double x7 = x5 * x * x;
        return x
                + (x3 + x) / (4 * v)
                + (5 * x5 + 16 * x3 + 3 * x) / (96 * v * v)
                + (3 * x7 + 19 * x5 + 17 * x3 - 15 * x) / (384 * v * v * v);
    }

    private static void checkDegrees(double degreesOfFreedom) {
        if (!(degreesOfFreedom >= 1)) {
            throw new IllegalArgumentException("degrees of freedom: " + degreesOfFreedom);
        }
    }

    private static double between(double degreesOfFreedom, double low, double high) {
        double from = low;
        double to = high;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (from + to) / 2;
            if (cumulative(middle, degreesOfFreedom) < 0.975) {
                from = middle;
            } else {
                to = middle;
            }
        }
        return (from + to) / 2;
    }

    /**
     * Returns the probability of a value of at most {@code t}: half the regularized incomplete beta function
     * (Abramowitz and Stegun 26.7.1), or its complement.
     *
     * @throws IllegalArgumentException below one degree of freedom
     */
    public static double cumulative(double t, double degreesOfFreedom) {
        checkDegrees(degreesOfFreedom);
        double v = degreesOfFreedom;
        double tail = Double.isInfinite(t) ? 0 : incompleteBeta(v / 2, 0.5, v / (v + t * t)) / 2;
        return t > 0 ? 1 - tail : tail;
    }

    /** Returns the regularized incomplete beta function, by its continued fraction (DLMF 8.17.22, Lentz's method). */
    static double incompleteBeta(double a, double b, double x) {
        if (x <= 0 || x >= 1) {
            return x <= 0 ? 0 : 1;
        }
        if (x > (a + 1) / (a + b + 2)) {
            return 1 - incompleteBeta(b, a, 1 - x); // there the fraction converges fast
        }
        double front = Math.exp(
                a * Math.log(x) + b * Math.log1p(-x) + logGamma(a + b) - logGamma(a) - logGamma(b) - Math.log(a));
        double c = 1;
        double d = 1 / (1 - (a + b) * x / (a + 1));
        double fraction = d;
        for (int m = 1; m < TERMS_MAX; m++) {
            double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
            d = 1 / (1 + even * d);
            c = 1 + even / c;
            fraction *= d * c;
            double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
            d = 1 / (1 + odd * d);
            c = 1 + odd / c;
            double step = d * c;
            fraction *= step;
            if (Math.abs(step - 1) < EXACT) {
                break;
            }
        }
        return front * fraction;
    }

    /** Returns the logarithm of the gamma function for a positive number, by Stirling's series (DLMF 5.11.1). */
    static double logGamma(double x) {
        double shift = 0;
        double z = x;
        while (z < 15) { // there four terms of the series are exact to the last digits
            shift -= Math.log(z);
            z++;
        }
        double r = 1 / (z * z);
        double series = (1.0 / 12 - r * (1.0 / 360 - r * (1.0 / 1260 - r * (1.0 / 1680 - r / 1188)))) / z;
        return shift + (z - 0.5) * Math.log(z) - z + 0.5 * Math.log(2 * Math.PI) + series;
    }
}
