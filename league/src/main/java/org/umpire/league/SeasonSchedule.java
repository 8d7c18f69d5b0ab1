package org.umpire.league;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.umpire.record.DealId;
import org.umpire.record.Fixture;
import org.umpire.record.Seated;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.Shuffler;

/**
 * The tables of a season. Where its {@link Scheme} is fixed, all of them: computed, never held in memory. Where rounds depend
 * on results, those of the rounds that are {@linkplain #after drawn} so far.
 *
 * <p>The order depends on the order of the entrants, and on results where the scheme says so; who sits where is drawn from the
 * season's secret. Labels and order are defined in {@code docs/protocols/season.md#schedule}.
 */
public final class SeasonSchedule {
    private final Season season;
    private final ContestFormat format;
    private final Function<DealId, Shuffler> seatDraws;
    private final Pairings pairings;
    private final List<Seated> programs;
    private final long size;

    SeasonSchedule(Season season, ContestFormat format, Function<DealId, Shuffler> seatDraws, Pairings pairings) {
        this.season = season;
        this.format = format;
        this.seatDraws = seatDraws;
        this.pairings = pairings;
        this.programs = season.entrants().stream().map(Entrant::seated).toList();
        this.size = Math.multiplyExact(pairings.drawn(), (long) pairings.tablesPerMatch());
    }

    /**
     * Returns the schedule of a season of which nothing is played.
     *
     * @param seatDraws the chance by which the seats of the match with this deal are drawn, from the season's secret
     * @throws IllegalArgumentException if there are too few entrants for one match, or they cannot meet so
     * @throws ArithmeticException if there are more tables than a {@code long} counts
     */
    public static SeasonSchedule of(Season season, ContestFormat format, Function<DealId, Shuffler> seatDraws) {
        return new SeasonSchedule(season, format, seatDraws, Pairings.of(season, format));
    }

    /**
     * Returns this schedule with the rounds that these matches decide, and whether none follows; this one if it is the same. What
     * was drawn before has no part in it: where matches are gone or have other results, rounds are fewer, or other ones.
     *
     * @param complete all matches that are played
     */
    public SeasonSchedule after(Collection<PlayedMatch> complete) {
        Pairings more = pairings.after(complete);
        return more == pairings ? this : new SeasonSchedule(season, format, seatDraws, more);
    }

    /** Returns how many tables are known: those of the matches that are drawn. */
    public long size() {
        return size;
    }

    /** Returns how many tables the season has, drawn or not; at most, while results may end it sooner. */
    public long planned() {
        return Math.multiplyExact(pairings.matches(), (long) pairings.tablesPerMatch());
    }

    /** Returns how many matches are drawn. */
    public long matches() {
        return pairings.drawn();
    }

    /** Returns how many tables each match has. */
    public int tablesPerMatch() {
        return pairings.tablesPerMatch();
    }

    /**
     * Returns what there is to know of it, for people: by which schedule entrants meet, what the matches are a sample of, and
     * how well it is balanced; empty where all meet all.
     */
    public Optional<String> remark() {
        return pairings.remark();
    }

    /**
     * Returns one table; asked again, the same one.
     *
     * @param k 0-based
     * @throws IndexOutOfBoundsException if {@code k} is negative or not below {@link #size}
     */
    public Fixture at(long k) {
        Objects.checkIndex(k, size);
        return match(k / tablesPerMatch()).tables().get((int) (k % tablesPerMatch()));
    }

    /**
     * Returns one match with its tables; the tables of a match follow one another in {@link #at}.
     *
     * @param m 0-based
     * @throws IndexOutOfBoundsException if {@code m} is negative or not below {@link #matches}
     */
    public Match match(long m) {
        Objects.checkIndex(m, matches());
        List<Integer> entrants = pairings.entrants(m);
        String block = pairings.block(m);
        DealId deal = pairings.deal(m);
        List<List<Integer>> seating = format.tables(season.setup().seats(), seatDraws.apply(deal));
        if (seating.size() != tablesPerMatch()) {
            throw new IllegalStateException("a format with matches of different numbers of tables: " + format);
        }
        List<Fixture> tables = new ArrayList<>();
        for (int t = 0; t < seating.size(); t++) {
            tables.add(new Fixture(
                    season.game(),
                    season.rulesVersion(),
                    season.setup(),
                    seating.get(t).stream()
                            .map(seat -> programs.get(entrants.get(seat)))
                            .toList(),
                    deal,
                    season.limits(),
                    block,
                    t));
        }
        return new Match(m, block, deal, entrants, seating, tables);
    }

    /** Returns the number of the match with this name, if it is drawn. */
    public OptionalLong matchNumber(String block) {
        OptionalLong number = pairings.matchNumber(block);
        return number.isPresent() && number.getAsLong() < matches() ? number : OptionalLong.empty();
    }
}
