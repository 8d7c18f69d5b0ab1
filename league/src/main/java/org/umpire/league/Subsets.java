package org.umpire.league;

import java.util.Arrays;

/**
 * Every subset of {@code k} out of {@code n} once, each with its rotations: groups that follow one another are
 * {@code A, A + 1, A + 2 …} (modulo {@code n}), so that soon every entrant has played equally often.
 *
 * <p>A rotation by one adds {@code k} to the sum of a subset modulo {@code n}. With {@code g = gcd(k, n)}, the first
 * {@code n / g} rotations of a subset have different sums. So each subset is in exactly one way a rotation by less than
 * {@code n / g} of a subset whose sum is below {@code g}; the latter are counted and unranked by a table over
 * (elements, size, sum). Their ranks are taken in strides near the golden section, so that neighbours in the order are
 * far apart in rank.
 */
final class Subsets implements Groups {
    private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

    private final int n;
    private final int k;
    private final int rotations;
    /** How many subsets of the first i elements have size c and sum s modulo n: {@code ways[i][c][s]}. */
    private final long[][][] ways;

    private final long bases;
    private final long stride;

    Subsets(int n, int k) {
        this.n = n;
        this.k = k;
        this.rotations = n / gcd(k, n);
        this.ways = count(n, k);
        long sum = 0;
        for (int s = 0; s < gcd(k, n); s++) {
            sum = addExact(sum, ways[n][k][s]);
        }
        this.bases = sum;
        if (Math.multiplyHigh(bases, rotations) != 0 || bases * rotations < 0) {
            throw tooMany(n, k);
        }
        long near = Math.max(1, Math.round(bases * GOLDEN));
        while (gcd(near, bases) != 1) {
            near++;
        }
        this.stride = near % bases;
    }

    @Override
    public long size() {
        return bases * rotations;
    }

    @Override
    public int[] at(long i) {
        int[] group = base(times(i / rotations, stride, bases));
        int by = (int) (i % rotations);
        for (int j = 0; j < k; j++) {
            group[j] = (group[j] + by) % n;
        }
        Arrays.sort(group);
        return group;
    }

    /** Unranks among the subsets whose sum modulo n is below g: by sum, then by the highest elements. */
    private int[] base(long rank) {
        int sum = 0;
        while (rank >= ways[n][k][sum]) {
            rank -= ways[n][k][sum];
            sum++;
        }
        int[] group = new int[k];
        int left = k;
        for (int element = n - 1; left > 0; element--) {
            long without = ways[element][left][sum];
            if (rank >= without) {
                rank -= without;
                left--;
                group[left] = element;
                sum = Math.floorMod(sum - element, n);
            }
        }
        return group;
    }

    private static long[][][] count(int n, int k) {
        long[][][] ways = new long[n + 1][k + 1][n];
        ways[0][0][0] = 1;
        for (int element = 0; element < n; element++) {
            for (int c = 0; c <= k; c++) {
                for (int s = 0; s < n; s++) {
                    long with = c == 0 ? 0 : ways[element][c - 1][Math.floorMod(s - element, n)];
                    ways[element + 1][c][s] = addExact(ways[element][c][s], with);
                }
            }
        }
        return ways;
    }

    private static long addExact(long a, long b) {
        long sum = a + b;
        if (sum < 0) {
            throw new IllegalArgumentException("more groups than fit into a long");
        }
        return sum;
    }

    private static IllegalArgumentException tooMany(int n, int k) {
        return new IllegalArgumentException("more groups of " + k + " out of " + n + " than fit into a long");
    }

    /** Returns {@code a * b} modulo {@code m} without overflow for {@code m} below 2^62. */
    private static long times(long a, long b, long m) {
        if (Math.multiplyHigh(a, b) == 0 && a * b >= 0) {
            return a * b % m;
        }
        long product = 0;
        long doubled = a % m;
        for (long bits = b; bits > 0; bits >>= 1) {
            if ((bits & 1) == 1) {
                product = (product + doubled) % m;
            }
            doubled = (doubled + doubled) % m;
        }
        return product;
    }

    private static int gcd(int a, int b) {
        return (int) gcd((long) a, (long) b);
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
