package org.umpire.league.statistics;

/**
 * Is the true average of blocks above 0? Wald's sequential probability ratio test for an average in units of the
 * standard deviation of a block, which is not known: the sequential t test (Rushton, "On a sequential t-test",
 * Biometrika 37, 1950; Hajnal, "A two-sample sequential t-test", Biometrika 48, 1961). It weighs two answers against
 * each other, "the average is 0" and "the average is {@code effect} standard deviations", and stops as soon as either is
 * likely enough.
 *
 * <p>The ratio is that of the densities of Student's statistic, so that the deviation drops out, and with it the scale of
 * the game's score: Wald's bounds hold for it without an approximation of the deviation, apart from what blocks differ
 * from normal. An average below 0 counts for the first answer.
 *
 * @param effect the difference that is worth finding, in standard deviations of a block; above 0
 * @param falseYes how often "better" may be said of an average of 0 or below; between 0 and 0.5
 * @param falseNo how often "not better" may be said of an average of {@code effect} or above; between 0 and 0.5
 */
public record SequentialTest(double effect, double falseYes, double falseNo) {
    private static final int STEPS = 64;
    private static final int STEPS_OF_FEW = 256;
    /** From so many blocks on the integrand is smooth and far enough from its end at 0 for few steps. */
    private static final long MANY = 30;

    private static final double REACH = 12; // with few blocks the right side falls slower than a normal one

    /** What a test can say. */
    public enum Verdict {
        /** Better. */
        YES,
        /** Not better by as much as was asked for. */
        NO,
        /** More blocks are needed. */
        OPEN
    }

    public SequentialTest {
        if (!(effect > 0 && effect <= 10)) {
            throw new IllegalArgumentException("an effect must be above 0 and at most 10 deviations, not " + effect);
        }
        if (!probability(falseYes) || !probability(falseNo)) {
            throw new IllegalArgumentException(
                    "error rates must be above 0 and below 0.5, not " + falseYes + " and " + falseNo);
        }
    }

    private static boolean probability(double rate) {
        return rate > 0 && rate < 0.5;
    }

    /** Returns the log-likelihood ratio from which on the answer is yes (Wald 1945). */
    public double upper() {
        return Math.log((1 - falseNo) / falseYes);
    }

    /** Returns the log-likelihood ratio up to which the answer is no. */
    public double lower() {
        return Math.log(falseNo / (1 - falseYes));
    }

    /** Returns what the blocks so far say. To be asked after each block, in the order in which they were planned. */
    public Verdict verdict(Tally tally) {
        double ratio = ratio(tally);
        return ratio >= upper() ? Verdict.YES : ratio <= lower() ? Verdict.NO : Verdict.OPEN;
    }

    /**
     * Returns the logarithm of how much more likely the blocks are if the average is {@code effect} than if it is 0; 0
     * below two blocks.
     */
    public double ratio(Tally tally) {
        long n = tally.blocks();
        if (n < 2) {
            return 0;
        }
        double sum = n * tally.mean();
        double squares = tally.squares() + sum * tally.mean();
        // sum / sqrt(squares) carries the same as Student's statistic, and exists where all blocks are equal.
        double z = squares == 0 ? 0 : sum / Math.sqrt(squares);
        return -0.5 * n * effect * effect + logIntegral(n, effect * z) - logIntegral(n, 0);
    }

    /**
     * Returns the logarithm of the integral of {@code w^(n-1) exp(a w - w²/2)} over all {@code w} above 0: what is left of
     * the likelihood once all deviations have been allowed for. By Simpson's rule around the peak of the integrand.
     */
    static double logIntegral(long n, double a) {
        double peak = (a + Math.sqrt(a * a + 4.0 * (n - 1))) / 2;
        double width = 1 / Math.sqrt(1 + (n - 1) / (peak * peak));
        double from = Math.max(0, peak - REACH * width);
        int steps = n < MANY ? STEPS_OF_FEW : STEPS;
        double step = (peak + REACH * width - from) / steps;
        double top = exponent(n, a, peak);
        double sum = 0;
        for (int k = 0; k <= steps; k++) {
            double weight = k == 0 || k == steps ? 1 : k % 2 == 1 ? 4 : 2;
            sum += weight * Math.exp(exponent(n, a, from + k * step) - top);
        }
        return top + Math.log(sum * step / 3);
    }

    private static double exponent(long n, double a, double w) {
        return w == 0 ? Double.NEGATIVE_INFINITY : (n - 1) * Math.log(w) + a * w - w * w / 2;
    }

    /**
     * Returns how many more blocks a decision takes if all goes on as so far: the distance to the bound that the ratio
     * moves towards, divided by its steps. Infinite where it does not move.
     */
    public double blocksLeft(Tally tally) {
        double ratio = ratio(tally);
        if (verdict(tally) != Verdict.OPEN) {
            return 0;
        }
        double pace = ratio / tally.blocks();
        return pace > 0 ? (upper() - ratio) / pace : pace < 0 ? (lower() - ratio) / pace : Double.POSITIVE_INFINITY;
    }

    /**
     * Returns how many blocks Wald's test takes on the average if the true average is {@code average} standard deviations
     * and the deviation were known (Wald 1945, without the overshoot): what a test can be measured against.
     */
    public double waldBlocks(double average) {
        double drift = effect * (average - effect / 2);
        if (drift == 0) {
            return -upper() * lower() / (effect * effect);
        }
        // The chance of "yes" by Wald's fundamental identity, with the exponent at which the ratio is a martingale.
        double h = 1 - 2 * average / effect;
        double yes = (1 - Math.exp(h * lower())) / (Math.exp(h * upper()) - Math.exp(h * lower()));
        return (yes * upper() + (1 - yes) * lower()) / drift;
    }
}
