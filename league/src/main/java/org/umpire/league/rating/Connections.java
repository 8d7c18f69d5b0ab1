package org.umpire.league.rating;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntToLongFunction;

/**
 * Who is bound to whom by results. Entrants can be rated against each other where each finished ahead of or level with
 * each other, directly or by others ("strongly connected"); between sets of these all results go one way, or there are
 * none, and no rating is likelier than a greater one (Ford, "Solution of a ranking problem from binary comparisons",
 * American Mathematical Monthly 64, 1957).
 */
final class Connections {
    /** By entrant: against whom it held its own, directly or by others; itself too. */
    private final List<BitSet> reach = new ArrayList<>();

    private final List<Integer> main;

    private Connections(int entrants, Collection<Finish> finishes, OptionalInt anchor, IntToLongFunction results) {
        for (int i = 0; i < entrants; i++) {
            BitSet itself = new BitSet(entrants);
            itself.set(i);
            reach.add(itself);
        }
        finishes.forEach(this::add);
        for (int by = 0; by < entrants; by++) {
            for (int i = 0; i < entrants; i++) {
                if (i != by && reach.get(i).get(by)) {
                    reach.get(i).or(reach.get(by));
                }
            }
        }
        List<Integer> most = anchor.isPresent() ? together(anchor.getAsInt()) : largest(results);
        // Who has no result is not rated, not even as the one with whom others are compared.
        this.main = sum(most, results) == 0 ? List.of() : most;
    }

    /**
     * Returns what these results bind; those bound to the anchor are rated, or without one, the most, and of equally many
     * those with the most results.
     *
     * @param results how many an entrant has
     */
    static Connections of(int entrants, Collection<Finish> finishes, OptionalInt anchor, IntToLongFunction results) {
        return new Connections(entrants, finishes, anchor, results);
    }

    private void add(Finish finish) {
        List<List<Integer>> order = finish.order();
        for (int i = 0; i < order.size(); i++) {
            List<Integer> level = order.get(i);
            for (int one : level) {
                level.forEach(reach.get(one)::set);
                if (i + 1 < order.size()) {
                    order.get(i + 1).forEach(reach.get(one)::set);
                }
            }
        }
    }

    private List<Integer> largest(IntToLongFunction results) {
        List<Integer> largest = List.of();
        for (int i = 0; i < reach.size(); i++) {
            List<Integer> together = together(i);
            int more = Integer.compare(together.size(), largest.size());
            if (more > 0 || (more == 0 && sum(together, results) > sum(largest, results))) {
                largest = together;
            }
        }
        return largest;
    }

    private static long sum(List<Integer> entrants, IntToLongFunction results) {
        return entrants.stream().mapToLong(results::applyAsLong).sum();
    }

    /** Returns those that can be rated against an entrant, itself among them, ascending. */
    List<Integer> together(int entrant) {
        return reach.get(entrant).stream()
                .filter(other -> reach.get(other).get(entrant))
                .boxed()
                .toList();
    }

    /** Returns those who are rated, ascending; none where nobody of them has a result. */
    List<Integer> main() {
        return main;
    }

    /** Returns whether all results between the two, direct or by others, are for the first. */
    boolean above(int one, int other) {
        return reach.get(one).get(other) && !reach.get(other).get(one);
    }
}
