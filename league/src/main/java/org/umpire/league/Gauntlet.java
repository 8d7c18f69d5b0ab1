package org.umpire.league;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Some entrants, the challengers, each with all groups of others; no two challengers meet. They take turns, and begin at
 * different others.
 */
final class Gauntlet implements Groups {
    private final int[] challengers;
    private final int[] others;
    /** Who meets a challenger, by places in {@code others}; empty where it is one at a time. */
    private final Optional<Groups> companies;

    private final long size;

    /**
     * Takes at most so many of the groups.
     *
     * @param challengers by their numbers
     * @throws IllegalArgumentException if there is no group
     */
    Gauntlet(int n, int k, List<Integer> challengers, long most) {
        this.challengers = challengers.stream().mapToInt(i -> i).sorted().toArray();
        this.others =
                IntStream.range(0, n).filter(i -> !challengers.contains(i)).toArray();
        long each = challengers.isEmpty() ? 0 : most / challengers.size();
        this.companies = k == 2 ? Optional.empty() : Optional.of(Groups.of(others.length, k - 1, each));
        this.size = this.challengers.length * companies.map(Groups::size).orElse((long) others.length);
        if (size == 0) {
            throw new IllegalArgumentException("a gauntlet of nobody against " + others.length);
        }
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public int[] at(long i) {
        int challenger = (int) (i % challengers.length);
        long of = size / challengers.length;
        long company = (i / challengers.length + challenger) % of;
        int[] met = companies.map(groups -> groups.at(company)).orElse(new int[] {(int) company});
        int[] group = new int[met.length + 1];
        group[0] = challengers[challenger];
        for (int j = 0; j < met.length; j++) {
            group[j + 1] = others[met[j]];
        }
        Arrays.sort(group);
        return group;
    }
}
