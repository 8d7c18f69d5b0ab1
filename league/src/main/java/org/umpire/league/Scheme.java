package org.umpire.league;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.umpire.league.schedule.AdaptiveSchedule;

/**
 * By which kind of schedule entrants meet. Defined in {@code docs/protocols/season.md#schedule}.
 *
 * @param legs how many matches two entrants (or more) play each time that a round brings them together; 1 where no results
 *     decide who meets
 * @param challengers who meets all others in a gauntlet, by name; empty elsewhere
 */
public record Scheme(Kind kind, int legs, List<String> challengers) {
    /** Everybody meets everybody. */
    public static final Scheme ROUND_ROBIN = new Scheme(Kind.ROUND_ROBIN, 1, List.of());

    /** More entrants are no contest in which each round waits for the one before. */
    private static final int ADAPTIVE_MAX = 1_000;

    private static final int ROUNDS_MAX = 100_000;

    public Scheme {
        challengers = List.copyOf(challengers);
        if (legs < 1) {
            throw new IllegalArgumentException(legs + " legs");
        }
    }

    /** The kinds of schedules. */
    public enum Kind {
        /** All groups of entrants meet equally often. */
        ROUND_ROBIN(false),
        /** Some entrants meet all others. */
        GAUNTLET(false),
        /** In each round those with about as many points meet. */
        SWISS(true),
        /** Who loses is out. */
        KNOCK_OUT(true),
        /** Neighbours meet, and who stands below and wins goes up. */
        LADDER(true),
        /** All meet all, and then those whose order is least certain. */
        PLACES(true);

        private final boolean adaptive;

        Kind(boolean adaptive) {
            this.adaptive = adaptive;
        }

        /** Returns whether who meets in a round depends on what came of those before. */
        public boolean adaptive() {
            return adaptive;
        }

        /** Returns whether the schedule itself says who stands above whom, before any points do. */
        boolean tiers() {
            return this == KNOCK_OUT || this == LADDER || this == PLACES;
        }

        /** Returns the name in files: {@code knock-out}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** Returns the kind with this name. */
        public static Optional<Kind> of(String word) {
            for (Kind kind : values()) {
                if (kind.word().equals(word)) {
                    return Optional.of(kind);
                }
            }
            return Optional.empty();
        }
    }

    /**
     * Returns what keeps entrants from meeting so, each in one sentence with what to do, which begins with the field of the
     * season that is wrong; nothing if all is well.
     *
     * @param groupSize how many meet in a match
     * @param rounds as in the season
     * @param sampled whether only so many matches are to be played
     */
    public List<String> problems(List<Entrant> entrants, int groupSize, int rounds, boolean sampled) {
        List<String> problems = new ArrayList<>();
        int n = entrants.size();
        if (kind == Kind.GAUNTLET) {
            gauntlet(entrants, groupSize, problems);
        } else if (!challengers.isEmpty()) {
            problems.add("challengers: only a gauntlet has them; say schedule = \"gauntlet\", or leave them out");
        }
        if (!kind.adaptive() && legs != 1) {
            problems.add("legs: \"" + kind.word() + "\" is repeated by rounds; say that instead");
        }
        if (!kind.adaptive()) {
            return problems;
        }
        if (n > ADAPTIVE_MAX) {
            problems.add(
                    "schedule: \"" + kind.word() + "\" has at most " + ADAPTIVE_MAX + " entrants, and there are " + n);
        }
        if (rounds > ROUNDS_MAX) {
            problems.add("rounds: \"" + kind.word() + "\" has at most " + ROUNDS_MAX + " rounds, not " + rounds);
        }
        if (legs > ROUNDS_MAX) {
            problems.add("legs: \"" + kind.word() + "\" has at most " + ROUNDS_MAX + " legs, not " + legs);
        }
        if (sampled) {
            problems.add("matches: how many \"" + kind.word() + "\" has follows from its rounds; leave it out");
        }
        if (kind != Kind.SWISS && groupSize != 2) {
            problems.add("schedule: \"" + kind.word() + "\" is for matches of two, and here " + groupSize
                    + " meet; say \"swiss\", or \"round-robin\"");
        }
        int most = n - 1 + n % 2;
        if (kind == Kind.SWISS && groupSize == 2 && rounds > most && n > 1) {
            problems.add("rounds: after " + most + " everybody has met everybody; say at most so many, or play a"
                    + " round-robin");
        }
        if (kind == Kind.KNOCK_OUT && rounds != 1) {
            problems.add("rounds: how many a knock-out has follows from the number of entrants; leave it out, or say"
                    + " legs for how many matches decide who goes on");
        }
        entrants.stream()
                .filter(Entrant::outOfCompetition)
                .forEach(guest -> problems.add(
                        "schedule: in \"" + kind.word() + "\" every result decides who meets next, so \"" + guest.name()
                                + "\" cannot take part out of competition; let it compete, or leave it out"));
        return problems;
    }

    private void gauntlet(List<Entrant> entrants, int groupSize, List<String> problems) {
        List<String> names = entrants.stream().map(Entrant::name).toList();
        if (challengers.isEmpty()) {
            problems.add("challengers: missing; name who meets all others, such as challengers = [\""
                    + (names.isEmpty() ? "Ada" : names.get(0)) + "\"]");
        }
        for (String challenger : challengers) {
            if (!names.contains(challenger)) {
                problems.add("challengers: there is no entrant \"" + challenger + "\"");
            } else if (Collections.frequency(challengers, challenger) > 1) {
                problems.add("challengers: \"" + challenger + "\" stands there twice");
            }
        }
        long others = names.stream().filter(name -> !challengers.contains(name)).count();
        if (others < groupSize - 1) {
            problems.add("challengers: each meets " + (groupSize - 1) + " of the others at a time, and there "
                    + (others == 1 ? "is 1" : "are " + others) + "; name fewer challengers");
        }
    }

    /**
     * Returns the schedule of rounds, where the kind is adaptive.
     *
     * @throws IllegalArgumentException if there are {@link #problems}
     */
    Optional<AdaptiveSchedule> rounds(int entrants, int groupSize, int rounds) {
        return switch (kind) {
            case ROUND_ROBIN, GAUNTLET -> Optional.empty();
            case SWISS -> Optional.of(AdaptiveSchedule.swiss(entrants, groupSize, rounds));
            case KNOCK_OUT -> Optional.of(AdaptiveSchedule.knockOut(entrants));
            case LADDER -> Optional.of(AdaptiveSchedule.ladder(entrants, rounds));
            case PLACES -> Optional.of(AdaptiveSchedule.places(entrants, rounds));
        };
    }
}
