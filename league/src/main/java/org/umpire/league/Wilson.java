package org.umpire.league;

import org.umpire.league.statistics.Student;

/**
 * The interval that holds the true share of successes in 95 of 100 cases, by Wilson's score: it never leaves 0 to 1, and
 * is right for few trials as well.
 *
 * @param low at least 0
 * @param high at most 1
 */
record Wilson(double low, double high) {
    /** Returns the interval after so many successes in so many independent trials. */
    static Wilson of(long successes, long trials) {
        if (trials < 1 || successes < 0 || successes > trials) {
            throw new IllegalArgumentException(successes + " of " + trials);
        }
        double z2 = Student.NORMAL * Student.NORMAL;
        double share = (double) successes / trials;
        double centre = (share + z2 / (2 * trials)) / (1 + z2 / trials);
        double half = Student.NORMAL
                / (1 + z2 / trials)
                * Math.sqrt(share * (1 - share) / trials + z2 / (4.0 * trials * trials));
        return new Wilson(Math.max(0, centre - half), Math.min(1, centre + half));
    }
}
