package org.umpire.contest;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.umpire.league.MatchResults;
import org.umpire.league.PlayedMatch;
import org.umpire.league.PlayedTable;
import org.umpire.league.statistics.SequentialTest;
import org.umpire.league.statistics.SequentialTest.Verdict;
import org.umpire.league.statistics.Tally;
import org.umpire.record.Fixture;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.MatchResult;
import org.umpire.rules.Outcome;
import org.umpire.rules.TableResult;

/**
 * What the blocks of a comparison say so far. A block is a match: the tables that share one deal. Blocks count in the
 * order in which they were planned, and only while none before is missing: which of two tables ends first may depend on
 * who wins it.
 */
public final class Comparison implements Until {
    /**
     * When a comparison ends.
     *
     * @param test what decides
     * @param blocks how many are played at most, or exactly if {@code fixed}
     * @param fixed whether nothing but the number of blocks ends it; the interval decides then
     */
    public record Rule(SequentialTest test, long blocks, boolean fixed) {}

    /**
     * How far it is.
     *
     * @param tally of the blocks in order: by how much the first program is ahead, a game and seat, in the game's own
     *     score; in games without chance in their deals, in points a match
     * @param won how many of them the first program won by points
     * @param faults of each program, in all tables played
     * @param ratio the logarithm of the likelihood ratio
     * @param left how many more blocks a decision takes at this pace
     * @param waiting blocks that are played, but not the one before
     */
    public record Seen(
            Tally tally, long won, long drawn, long lost, List<Long> faults, double ratio, double left, long waiting) {}

    /** What a block was worth for the first program. */
    private record Worth(double ahead, long points) {}

    private final List<String> names;
    private final ContestFormat format;
    private final int games;
    private final int tablesPerBlock;
    private final Rule rule;

    // Guarded by this object.
    private final Map<Long, SortedMap<Integer, TableResult>> partly = new TreeMap<>();
    private final Map<Long, Optional<Worth>> settled = new TreeMap<>();
    private final long[] faults = new long[2];
    private Tally tally = Tally.NONE;
    private long won;
    private long drawn;
    private long lost;
    private long next;
    private final Set<Long> givenUp = new HashSet<>();

    /**
     * Begins without a block.
     *
     * @param names of the two programs
     * @param games of a table
     */
    Comparison(List<String> names, ContestFormat format, int seats, int games, Rule rule) {
        this.names = List.copyOf(names);
        this.format = format;
        this.games = games;
        this.rule = rule;
        this.tablesPerBlock = format.tables(seats, bound -> 0).size();
    }

    /** Takes the tables that earlier runs have played, also those of blocks that are not whole. */
    synchronized void take(MatchResults results) {
        Map<Long, List<Integer>> entrants = new TreeMap<>();
        results.complete()
                .forEach(match -> entrants.put(
                        match.number(),
                        match.sides().stream().map(PlayedMatch.Side::entrant).toList()));
        results.pending().forEach(match -> entrants.put(match.number(), match.entrants()));
        for (PlayedTable table : results.tables()) {
            List<Integer> meeting = entrants.getOrDefault(table.match(), List.of());
            List<Integer> seating = table.seating().stream().map(meeting::get).toList();
            add(table.match(), table.table(), new TableResult(seating, table.outcome()));
        }
    }

    @Override
    public synchronized void givenUp(long table) {
        givenUp.add(table / tablesPerBlock);
        settle(table / tablesPerBlock, Optional.empty());
    }

    @Override
    public synchronized long wanted() {
        return (rule.blocks() + givenUp.size()) * tablesPerBlock;
    }

    @Override
    public synchronized void played(long table, Fixture fixture, Outcome outcome) {
        List<Integer> seating = fixture.seats().stream()
                .map(seated -> names.indexOf(seated.name()))
                .toList();
        add(table / tablesPerBlock, (int) (table % tablesPerBlock), new TableResult(seating, outcome));
    }

    private void add(long block, int number, TableResult table) {
        for (int seat = 0; seat < table.seating().size(); seat++) {
            if (table.outcome().seats().get(seat).fault().isPresent()) {
                faults[table.seating().get(seat)]++;
            }
        }
        SortedMap<Integer, TableResult> there = partly.computeIfAbsent(block, b -> new TreeMap<>());
        there.put(number, table);
        if (there.size() == tablesPerBlock) {
            partly.remove(block);
            settle(block, Optional.of(worth(List.copyOf(there.values()))));
        }
    }

    private Worth worth(List<TableResult> tables) {
        MatchResult result = format.score(tables);
        double[] perGame = new double[2];
        for (int entrant = 0; entrant < 2; entrant++) {
            int number = entrant;
            long seats = tables.stream()
                    .flatMap(table -> table.seating().stream())
                    .filter(seated -> seated == number)
                    .count();
            perGame[entrant] = (double) result.totals().get(entrant) / (games * seats);
        }
        int sign = format.lowerIsBetter() ? -1 : 1;
        long points = sign * (result.points().get(0) - result.points().get(1));
        return new Worth(
                format.chance() ? sign * (perGame[0] - perGame[1]) : (double) points / format.pointsUnit(), points);
    }

    /** Counts a block, and those after it that have waited for it. One that the host has spoilt is passed over. */
    private void settle(long block, Optional<Worth> worth) {
        if (block < next) {
            return; // given up, with another table of it
        }
        settled.put(block, worth);
        // What was still being played when it was decided is not counted: the answer would depend on it.
        for (Optional<Worth> now = settled.get(next); now != null && !over(); now = settled.get(next)) {
            now.ifPresent(counted -> {
                tally = tally.with(counted.ahead());
                won += counted.points() > 0 ? 1 : 0;
                drawn += counted.points() == 0 ? 1 : 0;
                lost += counted.points() < 0 ? 1 : 0;
            });
            settled.remove(next);
            next++;
        }
    }

    @Override
    public synchronized boolean enough() {
        return over();
    }

    private boolean over() {
        return tally.blocks() >= rule.blocks() || (!rule.fixed() && rule.test().verdict(tally) != Verdict.OPEN);
    }

    /**
     * Returns the answer so far: of the test, or with a fixed number of blocks, once they are played, by whether the
     * interval leaves out 0.
     */
    public synchronized Verdict verdict() {
        if (!rule.fixed()) {
            return rule.test().verdict(tally);
        }
        if (!over() || tally.halfWidth95().isEmpty()) {
            return Verdict.OPEN;
        }
        double half = tally.halfWidth95().getAsDouble();
        return tally.mean() - half > 0 ? Verdict.YES : tally.mean() + half < 0 ? Verdict.NO : Verdict.OPEN;
    }

    /** Returns how far it is. */
    public synchronized Seen seen() {
        double most = (double) (rule.blocks() - tally.blocks());
        double left = rule.fixed() ? most : Math.min(most, rule.test().blocksLeft(tally));
        return new Seen(
                tally,
                won,
                drawn,
                lost,
                List.of(faults[0], faults[1]),
                rule.test().ratio(tally),
                over() ? 0 : left,
                settled.size());
    }

    /** Returns when it ends. */
    public Rule rule() {
        return rule;
    }

    /** Returns the names of the two programs. */
    public List<String> names() {
        return names;
    }
}
