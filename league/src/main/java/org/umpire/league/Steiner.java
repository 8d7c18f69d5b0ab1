package org.umpire.league;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Groups of four in which every two of <i>n</i> entrants meet exactly once: Steiner systems S(2, 4, <i>n</i>), where a few base
 * groups make one under the translations of a product of cyclic groups. For 13, 37, 49 … entrants rotations around one circle
 * do, which {@link Sample} finds; here are the small numbers for which no such rotations are enough.
 *
 * <p>The method is that of differences (Bose, On the construction of balanced incomplete block designs, Annals of Eugenics 9,
 * 1939). 16 are the lines of the affine plane over the field of four; in 28 one entrant stands still; in 40 one group has
 * fewer rotations. A test counts out each of them.
 */
final class Steiner implements Groups {
    /** Stands for the entrant that no translation moves. */
    private static final int STILL = -1;

    private final List<int[]> groups;

    private Steiner(List<int[]> groups) {
        this.groups = groups;
    }

    /** Returns the system for so many entrants, if it is one of those that are kept here. */
    static Optional<Steiner> of(int n) {
        return switch (n) {
            case 16 ->
                Optional.of(developed(new int[] {2, 2, 2, 2}, new int[][] {
                    {0b0000, 0b0001, 0b0010, 0b0011},
                    {0b0000, 0b0101, 0b1010, 0b1111},
                    {0b0000, 0b1001, 0b1110, 0b0111},
                    {0b0000, 0b1101, 0b0110, 0b1011},
                    {0b0000, 0b0100, 0b1000, 0b1100}
                }));
            case 25 -> Optional.of(developed(new int[] {5, 5}, new int[][] {{0, 1, 5, 12}, {0, 2, 10, 24}}));
            case 28 ->
                Optional.of(developed(
                        new int[] {3, 3, 3}, new int[][] {{0, 3, 9, 13}, {0, 5, 16, 24}, {STILL, 0, 1, 2}}));
            case 40 ->
                Optional.of(developed(
                        new int[] {40}, new int[][] {{0, 1, 4, 13}, {0, 2, 7, 24}, {0, 6, 14, 25}, {0, 10, 20, 30}}));
            default -> Optional.empty();
        };
    }

    /** Returns all translations of the base groups, each once; numbers are written in mixed base, the last digit first. */
    private static Steiner developed(int[] base, int[][] groups) {
        int order = Arrays.stream(base).reduce(1, (a, b) -> a * b);
        Set<List<Integer>> all = new LinkedHashSet<>();
        for (int[] group : groups) {
            for (int by = 0; by < order; by++) {
                int moved = by;
                all.add(Arrays.stream(group)
                        .map(member -> member == STILL ? order : sum(base, member, moved))
                        .sorted()
                        .boxed()
                        .toList());
            }
        }
        List<int[]> found = new ArrayList<>();
        all.forEach(group -> found.add(group.stream().mapToInt(i -> i).toArray()));
        return new Steiner(found);
    }

    /** Adds two numbers digit by digit, without carrying. */
    private static int sum(int[] base, int one, int other) {
        int sum = 0;
        int place = 1;
        int a = one;
        int b = other;
        for (int i = base.length - 1; i >= 0; i--) {
            sum += (a % base[i] + b % base[i]) % base[i] * place;
            place *= base[i];
            a /= base[i];
            b /= base[i];
        }
        return sum;
    }

    @Override
    public long size() {
        return groups.size();
    }

    @Override
    public int[] at(long i) {
        return groups.get((int) i).clone();
    }
}
