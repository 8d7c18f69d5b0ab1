package org.umpire.league;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.umpire.record.Usage;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;

/** Matches written down by hand. */
final class Results {
    final List<Entrant> entrants;
    private final List<PlayedMatch> matches = new ArrayList<>();

    /** Takes the names of the entrants; a trailing {@code *} marks one out of competition. */
    Results(String... names) {
        entrants = Arrays.stream(names)
                .map(name -> name.endsWith("*")
                        ? new Entrant(
                                name.substring(0, name.length() - 1),
                                "./x",
                                "sha256:0",
                                true,
                                Optional.empty(),
                                Optional.empty())
                        : Entrant.of(name, "./x", "sha256:0"))
                .toList();
    }

    /** A match of two with their points and scores. */
    Results match(String a, String b, long pointsA, long pointsB, long totalA, long totalB) {
        return match(List.of(a, b), List.of(pointsA, pointsB), List.of(totalA, totalB), Set.of());
    }

    /** A match that one won 2:0 with this score, which the other lost. */
    Results win(String winner, String loser, long total) {
        return match(winner, loser, 2, 0, total, -total);
    }

    /** A match that one lost 0:2 by a fault, with the scores as they stood. */
    Results forfeit(String faulter, String winner, long totalFaulter, long totalWinner) {
        return match(List.of(faulter, winner), List.of(0L, 2L), List.of(totalFaulter, totalWinner), Set.of(faulter));
    }

    Results match(List<String> names, List<Long> points, List<Long> totals, Set<String> faulted) {
        List<PlayedMatch.Side> sides = IntStream.range(0, names.size())
                .mapToObj(i -> {
                    boolean lost = faulted.contains(names.get(i));
                    return new PlayedMatch.Side(
                            number(names.get(i)),
                            points.get(i),
                            totals.get(i),
                            lost,
                            lost ? List.of(new Fault(FaultKind.ILLEGAL, "MUST_BE_HIGHER: D4")) : List.of(),
                            new PlayedMatch.Effort(
                                    40,
                                    4,
                                    new Usage(Duration.ofMillis(8), Duration.ofMillis(12)),
                                    Duration.ofMillis(3)));
                })
                .toList();
        matches.add(new PlayedMatch(matches.size(), "round-1/match-" + (matches.size() + 1), sides, List.of()));
        return this;
    }

    int number(String name) {
        return IntStream.range(0, entrants.size())
                .filter(i -> entrants.get(i).name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    List<PlayedMatch> matches() {
        return matches;
    }

    Standings standings(ContestFormat format) {
        return Standings.of(entrants, format, matches);
    }

    /** Returns the order as text: {@code 1 A, 2 B, 2 C, - D}. */
    String order(ContestFormat format) {
        return order(standings(format));
    }

    static String order(Standings standings) {
        return String.join(
                ", ",
                standings.rows().stream()
                        .map(row -> (row.rank().isPresent() ? row.rank().getAsInt() : "-") + " " + row.name())
                        .toList());
    }

    String why(ContestFormat format, String name) {
        return standings(format).rows().stream()
                .filter(row -> row.name().equals(name))
                .findFirst()
                .orElseThrow()
                .why();
    }
}
