package org.umpire.league;

/**
 * Which of two sums over matches is better.
 *
 * @param lowerIsBetter whether fewer points are better
 * @param uneven whether some have played more matches than others, or against others, by the schedule itself
 */
record PointsOrder(boolean lowerIsBetter, boolean uneven) {
    /** Returns whether points a match are compared: also where a sum would reward whoever has played least. */
    boolean perMatch() {
        return lowerIsBetter || uneven;
    }

    /** Compares two sums over so many matches, the better one first. */
    int compare(long a, long matchesOfA, long b, long matchesOfB) {
        if (!perMatch()) {
            return Long.compare(b, a);
        }
        if (matchesOfA == 0 || matchesOfB == 0) {
            return Boolean.compare(matchesOfA == 0, matchesOfB == 0);
        }
        int lowerFirst = Long.compare(Math.multiplyExact(a, matchesOfB), Math.multiplyExact(b, matchesOfA));
        return lowerIsBetter ? lowerFirst : -lowerFirst;
    }
}
