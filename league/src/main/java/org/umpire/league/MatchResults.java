package org.umpire.league;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.umpire.record.Usage;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.Fault;
import org.umpire.rules.MatchResult;
import org.umpire.rules.TableResult;

/**
 * The matches of a season, made of the tables played, whatever the order in which these come. A table that was played
 * more than once counts by its lowest attempt. A match counts when all its tables are there.
 *
 * @param complete by number
 * @param pending by number
 * @param tables that are there, each once, by match and number
 * @param repeated tables left out because a lower attempt is there
 */
public record MatchResults(
        List<PlayedMatch> complete, List<PendingMatch> pending, List<PlayedTable> tables, List<PlayedTable> repeated) {
    private static final Comparator<PlayedTable> COUNTS_FIRST =
            Comparator.comparingInt(PlayedTable::attempt).thenComparing(PlayedTable::record);

    public MatchResults {
        complete = List.copyOf(complete);
        pending = List.copyOf(pending);
        tables = List.copyOf(tables);
        repeated = List.copyOf(repeated);
    }

    /** Returns the matches that these tables make. */
    public static MatchResults of(Season season, ContestFormat format, Collection<PlayedTable> tables) {
        Pairings pairings = new Pairings(season, format);
        SortedMap<Long, SortedMap<Integer, PlayedTable>> byMatch = new TreeMap<>();
        List<PlayedTable> repeated = new ArrayList<>();
        for (PlayedTable table : tables.stream().sorted(COUNTS_FIRST).toList()) {
            SortedMap<Integer, PlayedTable> there = byMatch.computeIfAbsent(table.match(), m -> new TreeMap<>());
            if (there.containsKey(table.table())) {
                repeated.add(table);
            } else {
                there.put(table.table(), table);
            }
        }
        List<PlayedMatch> complete = new ArrayList<>();
        List<PendingMatch> pending = new ArrayList<>();
        byMatch.forEach((m, there) -> {
            if (there.size() == pairings.tablesPerMatch()) {
                complete.add(played(pairings, format, season.setup().games(), List.copyOf(there.values())));
            } else {
                pending.add(new PendingMatch(
                        m, pairings.block(m), pairings.entrants(m), there.size(), pairings.tablesPerMatch()));
            }
        });
        List<PlayedTable> counted = byMatch.values().stream()
                .flatMap(there -> there.values().stream())
                .toList();
        return new MatchResults(complete, pending, counted, repeated);
    }

    private static PlayedMatch played(Pairings pairings, ContestFormat format, int games, List<PlayedTable> tables) {
        long m = tables.get(0).match();
        List<Integer> entrants = pairings.entrants(m);
        MatchResult result = format.score(tables.stream()
                .map(table -> new TableResult(table.seating(), table.outcome()))
                .toList());
        List<PlayedMatch.Side> sides = new ArrayList<>();
        for (int i = 0; i < entrants.size(); i++) {
            List<Fault> faults = new ArrayList<>();
            PlayedMatch.Effort effort = PlayedMatch.Effort.NONE;
            for (PlayedTable table : tables) {
                for (int seat = 0; seat < table.seating().size(); seat++) {
                    if (table.seating().get(seat) == i) {
                        table.outcome().seats().get(seat).fault().ifPresent(faults::add);
                        Usage spent = table.spent().get(seat);
                        Duration cpu = spent.cpu();
                        effort = effort.plus(new PlayedMatch.Effort(games, 1, spent, cpu));
                    }
                }
            }
            sides.add(new PlayedMatch.Side(
                    entrants.get(i),
                    result.points().get(i),
                    result.totals().get(i),
                    result.faulted().contains(i),
                    faults,
                    effort));
        }
        return new PlayedMatch(
                m,
                pairings.block(m),
                sides,
                tables.stream().map(PlayedTable::record).toList());
    }
}
