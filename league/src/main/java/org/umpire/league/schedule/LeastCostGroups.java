package org.umpire.league.schedule;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A division into groups of three or more of little cost, where the cost of a group is the sum over its pairs. To find the
 * least of all is hard (already for groups of three it is NP-complete). Here two groups at a time are divided anew in the best
 * of all ways (large ones: by the best exchange of one for one), until no two are left that would be better for it; from
 * several beginnings, of which the first one given is the least disturbed and wins where others are no better.
 */
final class LeastCostGroups {
    /** Larger groups have too many ways to be divided. */
    private static final int DIVIDED_MAX = 5;
    /** Of so many members several beginnings are tried. */
    private static final int TRIED_MAX = 64;

    private static final int BEGINNINGS = 16;

    private final int size;
    private final long[][] cost;

    private LeastCostGroups(int size, long[][] cost) {
        this.size = size;
        this.cost = cost;
    }

    /**
     * Returns the groups, each ascending.
     *
     * @param members a multiple of {@code size}; the search begins with the groups that follow one another here
     * @param cost for each two, symmetric and not negative
     */
    static List<List<Integer>> of(int[] members, int size, long[][] cost) {
        LeastCostGroups search = new LeastCostGroups(size, cost);
        int[][] best = search.from(members);
        int beginnings = members.length <= TRIED_MAX ? BEGINNINGS : 1;
        for (int beginning = 1; beginning < beginnings; beginning++) {
            int[][] other = search.from(shuffled(members, beginning));
            if (search.cost(other) < search.cost(best)) {
                best = other;
            }
        }
        List<List<Integer>> found = new ArrayList<>();
        for (int[] group : best) {
            found.add(Arrays.stream(group).sorted().boxed().toList());
        }
        return found;
    }

    /** Shuffles by Knuth's linear congruence, of which the upper half is used: the same for ever. */
    private static int[] shuffled(int[] members, int seed) {
        int[] shuffled = members.clone();
        long state = seed;
        for (int i = shuffled.length - 1; i > 0; i--) {
            state = state * 6364136223846793005L + 1442695040888963407L;
            int j = (int) ((state >>> 33) % (i + 1));
            int kept = shuffled[i];
            shuffled[i] = shuffled[j];
            shuffled[j] = kept;
        }
        return shuffled;
    }

    private int[][] from(int[] members) {
        int[][] groups = new int[members.length / size][];
        for (int g = 0; g < groups.length; g++) {
            groups[g] = Arrays.copyOfRange(members, g * size, (g + 1) * size);
        }
        boolean better = true;
        while (better) {
            better = false;
            for (int a = 0; a < groups.length; a++) {
                for (int b = a + 1; b < groups.length; b++) {
                    better |= size <= DIVIDED_MAX ? divide(groups, a, b) : exchange(groups[a], groups[b]);
                }
            }
        }
        return groups;
    }

    /** Divides the members of two groups anew, and returns whether that made them better. */
    private boolean divide(int[][] groups, int a, int b) {
        int[] both = Arrays.copyOf(groups[a], 2 * size);
        System.arraycopy(groups[b], 0, both, size, size);
        long least = cost(groups[a]) + cost(groups[b]);
        boolean better = false;
        // The first member stays where it is: groups have no order. Gosper's hack goes through all sets of one size.
        for (long set = (1L << (size - 1)) - 1; set < 1L << (2 * size - 1); set = next(set)) {
            int[] one = new int[size];
            int[] other = new int[size];
            one[0] = both[0];
            int ones = 1;
            int others = 0;
            for (int i = 1; i < 2 * size; i++) {
                if (((set >> (i - 1)) & 1) == 1) {
                    one[ones++] = both[i];
                } else {
                    other[others++] = both[i];
                }
            }
            long now = cost(one) + cost(other);
            if (now < least) {
                least = now;
                groups[a] = one;
                groups[b] = other;
                better = true;
            }
        }
        return better;
    }

    private static long next(long set) {
        long lowest = set & -set;
        long ripple = set + lowest;
        return ripple | (((set ^ ripple) / lowest) >> 2);
    }

    /** Exchanges members one for one while that makes two groups better, and returns whether it did. */
    private boolean exchange(int[] a, int[] b) {
        boolean better = false;
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                long before = cost(a) + cost(b);
                int one = a[i];
                a[i] = b[j];
                b[j] = one;
                if (cost(a) + cost(b) < before) {
                    better = true;
                } else {
                    b[j] = a[i];
                    a[i] = one;
                }
            }
        }
        return better;
    }

    private long cost(int[][] groups) {
        return Arrays.stream(groups).mapToLong(this::cost).sum();
    }

    private long cost(int[] group) {
        long sum = 0;
        for (int i = 0; i < group.length; i++) {
            for (int j = 0; j < i; j++) {
                sum += cost[group[i]][group[j]];
            }
        }
        return sum;
    }
}
