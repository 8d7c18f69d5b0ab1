package org.umpire.league;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Places by instant run-off: whoever has the fewest points in the matches among those who are left is out, again and
 * again. So nobody gains by winning much from the weakest. docs/protocols/season.md#run-off.
 */
final class RunOff {
    private RunOff() {}

    /**
     * Returns the entrants, best first; those who go out together share a place.
     *
     * @param entrants who compete
     */
    static List<List<Integer>> order(
            Collection<Integer> entrants, Collection<PlayedMatch> matches, boolean lowerIsBetter) {
        Set<Integer> left = new HashSet<>(entrants);
        List<PlayedMatch> counting = among(left, matches);
        List<List<Integer>> order = new ArrayList<>();
        while (!left.isEmpty()) {
            Map<Integer, Long> points = new TreeMap<>();
            left.forEach(entrant -> points.put(entrant, 0L));
            List<PlayedMatch> among = among(left, counting);
            // Fewer may be left than meet in a match; then all their matches decide.
            (among.isEmpty() ? counting : among)
                    .stream()
                            .flatMap(match -> match.sides().stream())
                            .filter(side -> left.contains(side.entrant()))
                            .forEach(side -> points.merge(side.entrant(), side.points(), Long::sum));
            long worst = lowerIsBetter ? Collections.max(points.values()) : Collections.min(points.values());
            List<Integer> out = points.entrySet().stream()
                    .filter(entry -> entry.getValue() == worst)
                    .map(Map.Entry::getKey)
                    .toList();
            order.add(0, out);
            out.forEach(left::remove);
        }
        return order;
    }

    /** Returns the matches in which nobody else was. */
    private static List<PlayedMatch> among(Set<Integer> entrants, Collection<PlayedMatch> matches) {
        return matches.stream()
                .filter(match -> match.sides().stream().allMatch(side -> entrants.contains(side.entrant())))
                .toList();
    }
}
