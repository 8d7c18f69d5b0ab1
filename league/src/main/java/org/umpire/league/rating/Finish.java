package org.umpire.league.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/**
 * In which order entrants finished at a table, or in a match.
 *
 * @param order the best first; those who are level together, ascending
 */
public record Finish(List<List<Integer>> order) implements Comparable<Finish> {
    public Finish {
        order = order.stream().map(level -> level.stream().sorted().toList()).toList();
        Set<Integer> all = new HashSet<>();
        order.forEach(all::addAll);
        if (order.stream().anyMatch(List::isEmpty)
                || all.size() != order.stream().mapToInt(List::size).sum()) {
            throw new IllegalArgumentException("not an order of entrants: " + order);
        }
    }

    /** Returns the order of these alone among themselves; empty where fewer than two of them are here. */
    Finish among(Set<Integer> these) {
        List<List<Integer>> left = new ArrayList<>();
        for (List<Integer> level : order) {
            List<Integer> kept = level.stream().filter(these::contains).toList();
            if (!kept.isEmpty()) {
                left.add(kept);
            }
        }
        boolean alone = left.size() == 1 && left.get(0).size() == 1;
        return new Finish(alone ? List.of() : left);
    }

    /** Returns the order of the others. */
    Finish without(int entrant) {
        Set<Integer> others = new HashSet<>();
        order.forEach(others::addAll);
        others.remove(entrant);
        return among(others);
    }

    /** Returns the same with other numbers for the entrants. */
    Finish renumbered(IntUnaryOperator numbers) {
        return new Finish(order.stream()
                .map(level -> level.stream()
                        .map(entrant -> numbers.applyAsInt(entrant))
                        .toList())
                .toList());
    }

    /** Returns who took part, ascending. */
    int[] entrants() {
        int count = 0;
        for (List<Integer> level : order) {
            count += level.size();
        }
        int[] entrants = new int[count];
        for (List<Integer> level : order) {
            for (int entrant : level) {
                entrants[--count] = entrant;
            }
        }
        Arrays.sort(entrants);
        return entrants;
    }

    boolean isEmpty() {
        return order.isEmpty();
    }

    /** Returns 1 if the first finished ahead of the second, 0.5 if they were level, else 0. */
    double score(int one, int other) {
        for (List<Integer> level : order) {
            boolean first = level.contains(one);
            boolean second = level.contains(other);
            if (first || second) {
                return first && second ? 0.5 : first ? 1 : 0;
            }
        }
        throw new IllegalArgumentException("neither " + one + " nor " + other + " is in " + order);
    }

    /** Compares as any fixed order does, so that sums can be made in one order. */
    @Override
    public int compareTo(Finish other) {
        int levels = Math.min(order.size(), other.order.size());
        for (int i = 0; i < levels; i++) {
            List<Integer> mine = order.get(i);
            List<Integer> its = other.order.get(i);
            for (int k = 0; k < Math.min(mine.size(), its.size()); k++) {
                int compared = Integer.compare(mine.get(k), its.get(k));
                if (compared != 0) {
                    return compared;
                }
            }
            if (mine.size() != its.size()) {
                return Integer.compare(mine.size(), its.size());
            }
        }
        return Integer.compare(order.size(), other.order.size());
    }
}
