package org.umpire.league;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.umpire.record.DealId;
import org.umpire.record.Fixture;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.Shuffler;

/**
 * Every group of entrants meets equally often: all groups in the first round, all again in the second, and so on. Early
 * parts are balanced as well: pairs meet in turns in which every entrant plays once, larger groups in rotations. Where only
 * so many matches are to be played, a balanced sample of the larger groups meets instead.
 *
 * <p>The order depends on the order of the entrants alone; who sits where is drawn from the season's secret. Labels and
 * order are defined in {@code docs/protocols/season.md#schedule}.
 */
public final class RoundRobin implements FixedSchedule {
    private final Season season;
    private final ContestFormat format;
    private final Function<DealId, Shuffler> seatDraws;
    private final Pairings pairings;
    private final long size;

    private RoundRobin(Season season, ContestFormat format, Function<DealId, Shuffler> seatDraws) {
        this.season = season;
        this.format = format;
        this.seatDraws = seatDraws;
        this.pairings = new Pairings(season, format);
        this.size = Math.multiplyExact(pairings.matches(), (long) pairings.tablesPerMatch());
    }

    /**
     * Returns the schedule of a season.
     *
     * @param seatDraws the chance by which the seats of the match with this deal are drawn, from the season's secret
     * @throws IllegalArgumentException if there are too few entrants for one match
     * @throws ArithmeticException if there are more tables than a {@code long} counts
     */
    public static RoundRobin of(Season season, ContestFormat format, Function<DealId, Shuffler> seatDraws) {
        return new RoundRobin(season, format, seatDraws);
    }

    @Override
    public long size() {
        return size;
    }

    /** Returns how many matches there are. */
    public long matches() {
        return pairings.matches();
    }

    /** Returns how many tables each match has. */
    public int tablesPerMatch() {
        return pairings.tablesPerMatch();
    }

    /** Returns what the matches are a sample of, and how well it is balanced; empty where all groups meet. */
    public Optional<String> sample() {
        return pairings.sample();
    }

    @Override
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
                            .map(seat ->
                                    season.entrants().get(entrants.get(seat)).seated())
                            .toList(),
                    deal,
                    season.limits(),
                    block,
                    t));
        }
        return new Match(m, block, deal, entrants, seating, tables);
    }

    /** Returns the number of the match with this name, if the schedule has it. */
    public OptionalLong matchNumber(String block) {
        return pairings.matchNumber(block);
    }
}
