package org.umpire.league;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.umpire.league.index.ResultIndex;
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
    public MatchResults {
        complete = List.copyOf(complete);
        pending = List.copyOf(pending);
        tables = Computed.copyOf(tables);
        repeated = List.copyOf(repeated);
    }

    /**
     * Returns the matches that the records below the folder of an index make, of all rounds that they decide.
     *
     * @throws IOException if the folder cannot be read
     */
    public static MatchResults of(Season season, ContestFormat format, ResultIndex index) throws IOException {
        return new RecordFolder(index, season, format, Optional.empty()).results();
    }

    /** Returns the matches that these tables make. */
    public static MatchResults of(Season season, ContestFormat format, Collection<PlayedTable> tables) {
        TableOrder.Tables played = TableOrder.Tables.of(List.copyOf(tables));
        return of(Pairings.of(season, format), season, format, played, TableOrder.of(played));
    }

    static MatchResults of(
            Pairings pairings, Season season, ContestFormat format, TableOrder.Tables tables, TableOrder order) {
        int[] counted = order.counted();
        List<PlayedTable> counting = Computed.of(counted.length, i -> tables.get(counted[i]));
        List<PlayedMatch> complete = new ArrayList<>();
        List<PendingMatch> pending = new ArrayList<>();
        for (int from = 0, to; from < counted.length; from = to) {
            long m = tables.match(counted[from]);
            to = from + 1;
            while (to < counted.length && tables.match(counted[to]) == m) {
                to++;
            }
            if (to - from == pairings.tablesPerMatch()) {
                complete.add(played(pairings, format, season.setup().games(), counting, from));
            } else {
                pending.add(new PendingMatch(
                        m, pairings.block(m), pairings.entrants(m), to - from, pairings.tablesPerMatch()));
            }
        }
        List<PlayedTable> repeated =
                Arrays.stream(order.repeated()).mapToObj(tables::get).toList();
        return new MatchResults(complete, pending, counting, repeated);
    }

    private static PlayedMatch played(
            Pairings pairings, ContestFormat format, int games, List<PlayedTable> counting, int from) {
        int count = pairings.tablesPerMatch();
        List<PlayedTable> tables =
                IntStream.range(from, from + count).mapToObj(counting::get).toList();
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
                Computed.of(count, i -> counting.get(from + i).record()));
    }
}
