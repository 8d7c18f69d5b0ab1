package org.umpire.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.umpire.record.Shown;

/** The sums of several games of Prime Daihinmin: who has the lowest sum of places is first. */
final class DaihinminSums {
    private final Map<String, Sum> sums = new TreeMap<>();
    private int games;

    private record Sum(long places, long cards, int errors) {
        Sum plus(DaihinminReport.Line line) {
            return new Sum(
                    places + line.rank(),
                    cards + line.score(),
                    errors + (line.status().startsWith("ERROR") ? 1 : 0));
        }
    }

    /** Takes what is told at the end of one game. */
    void add(List<DaihinminReport.Line> lines) {
        games++;
        for (DaihinminReport.Line line : lines) {
            sums.merge(line.name(), new Sum(0, 0, 0).plus(line), (before, one) -> before.plus(line));
        }
    }

    int games() {
        return games;
    }

    /** Returns a headline and a line a player, best first, those with equal sums by name; they share the place. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("games: " + games);
        sums.entrySet().stream()
                .sorted(Comparator.comparingLong(entry -> entry.getValue().places()))
                .forEach(entry -> lines.add(place(entry.getValue()) + " : " + Shown.of(entry.getKey()) + " "
                        + entry.getValue().places() + " places, "
                        + entry.getValue().cards() + " cards, "
                        + entry.getValue().errors() + " errors"));
        return lines;
    }

    private long place(Sum mine) {
        return 1
                + sums.values().stream()
                        .filter(other -> other.places() < mine.places())
                        .count();
    }
}
