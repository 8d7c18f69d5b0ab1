package org.umpire.league;

/** Every group of {@code k} out of {@code n} entrants once, in an order whose beginnings are balanced. */
interface Groups {
    /** Returns how many groups there are. */
    long size();

    /** Returns group {@code i}, its entrants ascending. */
    int[] at(long i);

    /**
     * Returns the groups of this size.
     *
     * @throws IllegalArgumentException if there is none, or more than fit into a {@code long}
     */
    static Groups of(int n, int k) {
        if (k < 1 || n < k) {
            throw new IllegalArgumentException("groups of " + k + " out of " + n + " entrants");
        }
        return k == 2 ? new Pairs(n) : new Subsets(n, k);
    }
}
