package org.umpire.league;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.umpire.league.schedule.AdaptiveSchedule;
import org.umpire.record.DealId;
import org.umpire.rules.ContestFormat;

/** Which entrants meet in which match, as far as that is known: the part of a schedule that needs no secret. */
interface Pairings {
    /**
     * Returns the pairings of a season of which nothing is played.
     *
     * @throws IllegalArgumentException if there are too few entrants for one match, or they cannot meet so
     */
    static Pairings of(Season season, ContestFormat format) {
        List<String> problems = season.problems(format);
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException(String.join("; ", problems));
        }
        int size = format.matchSize(season.setup().seats());
        Optional<AdaptiveSchedule> rounds =
                season.scheme().rounds(season.entrants().size(), size, season.rounds());
        return rounds.isPresent() ? RoundPairings.of(season, format, rounds.get()) : new FixedPairings(season, format);
    }

    /** Returns how many matches the season has; at most, while results may end it sooner. */
    long matches();

    /** Returns how many of them are drawn: of these, which are the first, it is known who meets. */
    long drawn();

    int tablesPerMatch();

    /** Returns what there is to know of the schedule, but for a round robin of all. */
    Optional<String> remark();

    /** Returns who meets in a match that is drawn, by their numbers in the season, ascending. */
    List<Integer> entrants(long m);

    /** Returns the name of a match that is drawn. */
    String block(long m);

    /** Returns the deal of a match that is drawn. */
    DealId deal(long m);

    /** Returns the number of the match with this name, drawn or not, if the season has it. */
    OptionalLong matchNumber(String block);

    /**
     * Returns the pairings that these matches decide, whatever was drawn before: fewer rounds or other ones, if matches are gone
     * or have other results. This one if it is the same.
     *
     * @param complete all matches that are played
     */
    default Pairings after(Collection<PlayedMatch> complete) {
        return this;
    }

    /** Returns how the matches make places. */
    Counting counting(Collection<PlayedMatch> complete);
}
