package org.umpire.league;

/** Student's t distribution, as far as 95 % intervals need it. */
final class Student {
    /** The 0.975 quantile for 1 to 10 degrees of freedom; above, the expansion below is exact to three decimals. */
    private static final double[] FEW = {12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281
    };

    /** The 0.975 quantile of the normal distribution. */
    static final double NORMAL = 1.959963985;

    private Student() {}

    /**
     * Returns the 0.975 quantile; above 10 degrees of freedom by the Cornish–Fisher expansion (Abramowitz and Stegun
     * 26.7.5).
     */
    static double quantile975(long degreesOfFreedom) {
        if (degreesOfFreedom < 1) {
            throw new IllegalArgumentException("degrees of freedom: " + degreesOfFreedom);
        }
        if (degreesOfFreedom <= FEW.length) {
            return FEW[(int) degreesOfFreedom - 1];
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
}
