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
        List<List<Integer>> order = new ArrayList<>();
        while (!left.isEmpty()) {
            Map<Integer, Long> points = new TreeMap<>();
            left.forEach(entrant -> points.put(entrant, 0L));
            matches.stream()
                    .filter(match -> match.sides().stream().allMatch(side -> left.contains(side.entrant())))
                    .flatMap(match -> match.sides().stream())
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
}
