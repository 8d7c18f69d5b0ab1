package org.umpire.league;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.umpire.record.Fixture;
import org.umpire.record.SeasonSecret;
import org.umpire.record.Seated;
import org.umpire.rules.ContestFormat;

/**
 * Tells whether a table belongs to a season, and finds its place there. With the secret published, the fixture must be
 * the one that the schedule has; before that, who sits where within the table is all that cannot be checked.
 */
final class TableAdmission {
    private final Season season;
    private final List<Seated> programs;
    private final Pairings pairings;
    private final Optional<SeasonSchedule> schedule;
    /** For each table of a match, how many seats its entrants have, ascending: no draw changes that. */
    private final List<List<Long>> seatCounts;

    TableAdmission(Season season, ContestFormat format, Optional<SeasonSecret> secret, Pairings pairings) {
        this.season = season;
        this.programs = season.entrants().stream().map(Entrant::seated).toList();
        this.pairings = pairings;
        this.schedule = secret.map(known -> new SeasonSchedule(season, format, known::seatShuffler, pairings));
        this.seatCounts = format.tables(season.setup().seats(), bound -> 0).stream()
                .map(TableAdmission::counts)
                .toList();
    }

    Pairings pairings() {
        return pairings;
    }

    /** What came of it. */
    sealed interface Admitted {
        /** The table has this place. */
        record At(long match, List<Integer> seating) implements Admitted {}

        /** The season has its match, in a round that is not drawn yet. */
        record NotDrawn() implements Admitted {}

        /** It is none of this season. */
        record Foreign(String why) implements Admitted {}
    }

    Admitted admit(Fixture fixture, String secretDigest) {
        if (!fixture.game().equals(season.game()) || fixture.rulesVersion() != season.rulesVersion()) {
            return new Admitted.Foreign("another game: " + fixture.game() + ", rules " + fixture.rulesVersion());
        }
        if (!fixture.setup().equals(season.setup())) {
            return new Admitted.Foreign("another setup of the table");
        }
        if (!fixture.limits().equals(season.limits())) {
            return new Admitted.Foreign("other limits");
        }
        if (!secretDigest.equals(season.secretDigest())) {
            return new Admitted.Foreign("dealt from another secret");
        }
        OptionalLong match = pairings.matchNumber(fixture.block());
        if (match.isPresent() && match.getAsLong() >= pairings.drawn()) {
            return new Admitted.NotDrawn();
        }
        if (match.isEmpty()
                || !fixture.deal().equals(pairings.deal(match.getAsLong()))
                || fixture.table() >= pairings.tablesPerMatch()) {
            return new Admitted.Foreign("no such table in the schedule");
        }
        return admit(fixture, match.getAsLong());
    }

    private Admitted admit(Fixture fixture, long match) {
        List<Integer> entrants = pairings.entrants(match);
        List<Integer> seating = new ArrayList<>();
        for (Seated seated : fixture.seats()) {
            Optional<Integer> there = entrants.stream()
                    .filter(i -> programs.get(i).name().equals(seated.name()))
                    .findFirst();
            if (there.isEmpty()) {
                return new Admitted.Foreign("other entrants than the schedule has");
            }
            if (!programs.get(there.get()).equals(seated)) {
                return new Admitted.Foreign("another program of " + seated.name());
            }
            seating.add(entrants.indexOf(there.get()));
        }
        boolean seatsFit = schedule.isPresent()
                ? schedule.get().match(match).tables().get(fixture.table()).equals(fixture)
                : counts(seating).equals(seatCounts.get(fixture.table()));
        return seatsFit ? new Admitted.At(match, seating) : new Admitted.Foreign("other seats than the schedule has");
    }

    private static List<Long> counts(List<Integer> seating) {
        Map<Integer, Long> counts = new TreeMap<>();
        seating.forEach(entrant -> counts.merge(entrant, 1L, Long::sum));
        return counts.values().stream().sorted().toList();
    }
}
