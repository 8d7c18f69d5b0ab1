package org.umpire.league;

import java.math.BigInteger;
import java.util.Optional;

/** Groups of {@code k} out of {@code n} entrants, each at most once, in an order whose beginnings are balanced. */
interface Groups {
    /** Returns how many groups there are. */
    long size();

    /** Returns group {@code i}, its entrants ascending. */
    int[] at(long i);

    /**
     * Returns at most so many of the groups of this size, if they are to be a sample: a balanced one where there is one, else
     * all, of which the first are to be taken.
     *
     * @throws IllegalArgumentException as {@link #of(int, int)}
     */
    static Groups of(int n, int k, long most) {
        boolean some = k > 2 && n > k && count(n, k).compareTo(BigInteger.valueOf(most)) > 0;
        if (!some) {
            return of(n, k);
        }
        Optional<Groups> sample = Sample.of(n, k, most).map(Groups.class::cast);
        // Where every two meet once, no sample of as many groups is better.
        Optional<Groups> once = (k == 4 ? Steiner.of(n) : Optional.<Steiner>empty())
                .map(Groups.class::cast)
                .filter(system -> system.size() <= most)
                .filter(system -> sample.isEmpty() || sample.get().size() <= system.size());
        return once.or(() -> sample).orElseGet(() -> of(n, k));
    }

    /** Returns how many groups of this size there are. */
    static BigInteger count(int n, int k) {
        BigInteger count = BigInteger.ONE;
        for (int i = 0; i < k; i++) {
            count = count.multiply(BigInteger.valueOf(n - i)).divide(BigInteger.valueOf(i + 1L));
        }
        return count;
    }

    /**
     * Returns all groups of this size.
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
