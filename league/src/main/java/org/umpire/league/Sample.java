package org.umpire.league;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Some groups of {@code k} out of {@code n}, in which every entrant plays equally often and every two meet as equally often
 * as so many groups allow: where one number does not do, two that follow one another.
 *
 * <p>A few base groups, each with all its rotations {@code A, A + 1, A + 2 …} (modulo {@code n}). Every entrant then plays
 * equally often, and how often two meet depends only on how far apart they stand: so what is to be balanced are the
 * differences within the base groups, a handful of counts. A search among the base groups does it, from a fixed beginning
 * and with fixed random numbers, so that equal numbers give equal samples for ever. docs/protocols/season.md#sample.
 */
final class Sample implements Groups {
    /** A sample of more base groups than this is no longer searched for. */
    private static final long BASES_MAX = 150;

    private static final int STEPS = 20_000;
    private static final int STEPS_A_BASE = 20_000;
    /** Where a new group is not found by so many draws, there is hardly one left. */
    private static final int DRAWS = 1_000;

    /** A season asks for its sample at every turn; a few seasons are all that a process has. */
    private static final Map<List<Long>, Optional<Sample>> FOUND = new ConcurrentHashMap<>();

    private final int n;
    private final int[][] bases;
    private final int rotations;

    private Sample(int n, int[][] bases, int rotations) {
        this.n = n;
        this.bases = bases;
        this.rotations = rotations;
    }

    /**
     * Returns the largest balanced sample of at most so many groups that is found; empty where there are so few groups that
     * not every entrant can play equally often, or so many that it does not matter.
     */
    static Optional<Sample> of(int n, int k, long most) {
        return FOUND.computeIfAbsent(List.of((long) n, (long) k, most), asked -> find(n, k, most));
    }

    private static Optional<Sample> find(int n, int k, long most) {
        long bases = most / n;
        if (bases > BASES_MAX) {
            return Optional.empty();
        }
        for (int m = (int) bases; m > 0; m -= 1 + m / 16) {
            Optional<int[][]> found = new Search(n, k, m).run();
            if (found.isPresent()) {
                return Optional.of(new Sample(n, found.get(), n));
            }
        }
        return few(n, k, most);
    }

    /** Returns one group with fewer than n rotations, since some of them leave it as it is. */
    private static Optional<Sample> few(int n, int k, long most) {
        if (n % k == 0 && n / k <= most && !(k % 2 == 0 && n / (k / 2) <= most)) {
            return Optional.of(new Sample(n, new int[][] {spread(n, n / k, 0)}, n / k));
        }
        if (k % 2 != 0 || n % (k / 2) != 0 || n / (k / 2) > most || n == k) {
            return Optional.empty();
        }
        int rotations = n / (k / 2);
        return Optional.of(new Sample(n, new int[][] {spread(n, rotations, 0, 1)}, rotations));
    }

    private static int[] spread(int n, int step, int... first) {
        int[] group = new int[n / step * first.length];
        for (int i = 0; i < group.length; i++) {
            group[i] = first[i % first.length] + i / first.length * step;
        }
        return group;
    }

    @Override
    public long size() {
        return (long) bases.length * rotations;
    }

    @Override
    public int[] at(long i) {
        int[] group = bases[(int) (i / rotations)].clone();
        int by = (int) (i % rotations);
        for (int j = 0; j < group.length; j++) {
            group[j] = (group[j] + by) % n;
        }
        Arrays.sort(group);
        return group;
    }

    /** The search for base groups: one member is replaced after another, wherever that does not make it worse. */
    private static final class Search {
        private final int n;
        private final int k;
        private final int[][] bases;
        private final int[] met;
        private final Set<List<Integer>> kinds = new HashSet<>();
        private final int least;
        private final int most;
        /** Knuth's linear congruence; only its upper half is used. */
        private long state = 1;

        Search(int n, int k, int m) {
            this.n = n;
            this.k = k;
            this.bases = new int[m][];
            this.met = new int[n / 2 + 1];
            int slots = m * k * (k - 1);
            this.least = slots / (n - 1);
            this.most = (slots + n - 2) / (n - 1);
        }

        Optional<int[][]> run() {
            for (int b = 0; b < bases.length; b++) {
                if (!begin(b)) {
                    return Optional.empty();
                }
            }
            for (int step = 0; step < STEPS + STEPS_A_BASE * bases.length; step++) {
                if (balanced()) {
                    return Optional.of(bases);
                }
                replace(below(bases.length), below(k), below(n));
            }
            return Optional.empty();
        }

        /** Draws a first base group that is no rotation of another. */
        private boolean begin(int b) {
            for (int go = 0; go < DRAWS; go++) {
                int[] group = new int[k];
                boolean[] taken = new boolean[n];
                for (int j = 0; j < k; j++) {
                    int member = below(n);
                    while (taken[member]) {
                        member = (member + 1) % n;
                    }
                    taken[member] = true;
                    group[j] = member;
                }
                Optional<List<Integer>> kind = kind(group);
                if (kind.isPresent() && kinds.add(kind.get())) {
                    bases[b] = group;
                    for (int j = 0; j < k; j++) {
                        for (int i = 0; i < j; i++) {
                            count(group[i], group[j], 1);
                        }
                    }
                    return true;
                }
            }
            return false;
        }

        private void replace(int b, int j, int by) {
            int[] group = bases[b];
            int old = group[j];
            for (int member : group) {
                if (member == by) {
                    return;
                }
            }
            long before = cost();
            move(group, j, by);
            if (cost() > before && below(256) != 0) {
                move(group, j, old);
                return;
            }
            int[] unmoved = group.clone();
            unmoved[j] = old;
            List<Integer> oldKind = kind(unmoved).orElseThrow();
            Optional<List<Integer>> kind = kind(group);
            if (kind.isEmpty() || (!kind.get().equals(oldKind) && !kinds.add(kind.get()))) {
                move(group, j, old);
            } else if (!kind.get().equals(oldKind)) {
                kinds.remove(oldKind);
            }
        }

        private void move(int[] group, int j, int to) {
            for (int i = 0; i < k; i++) {
                if (i != j) {
                    count(group[i], group[j], -1);
                    count(group[i], to, 1);
                }
            }
            group[j] = to;
        }

        private void count(int one, int other, int by) {
            int apart = Math.floorMod(one - other, n);
            int distance = Math.min(apart, n - apart);
            // Two who stand opposite each other meet in two of the rotations.
            met[distance] += 2 * distance == n ? 2 * by : by;
        }

        private boolean balanced() {
            for (int distance = 1; distance < met.length; distance++) {
                if (met[distance] < least || met[distance] > most) {
                    return false;
                }
            }
            return true;
        }

        private long cost() {
            long cost = 0;
            for (int distance = 1; distance < met.length; distance++) {
                long off = Math.max(least - met[distance], met[distance] - most);
                cost += off > 0 ? off * off : 0;
            }
            return cost;
        }

        /** Returns what a group has in common with its rotations alone; empty if it has fewer than n of them. */
        private Optional<List<Integer>> kind(int[] group) {
            int[] sorted = group.clone();
            Arrays.sort(sorted);
            Set<List<Integer>> all = new HashSet<>();
            List<Integer> first = List.of();
            for (int zero = 0; zero < k; zero++) {
                Integer[] steps = new Integer[k];
                for (int i = 0; i < k; i++) {
                    steps[i] = Math.floorMod(sorted[(zero + i + 1) % k] - sorted[(zero + i) % k], n);
                }
                List<Integer> turned = List.of(steps);
                all.add(turned);
                if (first.isEmpty() || Arrays.compare(steps, first.toArray(new Integer[0])) < 0) {
                    first = turned;
                }
            }
            return all.size() == k ? Optional.of(first) : Optional.empty();
        }

        private int below(int bound) {
            state = state * 6364136223846793005L + 1442695040888963407L;
            return (int) ((state >>> 33) % bound);
        }
    }
}
