package org.umpire.games.holdem;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.MatchResult;
import org.umpire.rules.Shuffler;
import org.umpire.rules.TableResult;
import org.umpire.rules.TieBreak;

/**
 * Matches of as many entrants as a table has seats, over as many tables with the same cards, so that every entrant has
 * every seat once. docs/games/holdem.md#match.
 */
public final class HoldemFormat implements ContestFormat {
    @Override
    public int matchSize(int seats) {
        return seats;
    }

    @Override
    public List<List<Integer>> tables(int seats, Shuffler draw) {
        int[] lots = new int[seats];
        for (int i = 0; i < seats; i++) {
            lots[i] = i;
        }
        draw.shuffle(lots);
        List<List<Integer>> tables = new ArrayList<>();
        for (int table = 0; table < seats; table++) {
            List<Integer> seating = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) {
                seating.add(lots[(seat + table) % seats]);
            }
            tables.add(List.copyOf(seating));
        }
        return List.copyOf(tables);
    }

    @Override
    public MatchResult score(List<TableResult> tables) {
        int entrants = tables.get(0).seating().size();
        Long[] totals = new Long[entrants];
        Arrays.fill(totals, 0L);
        Set<Integer> faulted = new HashSet<>();
        for (TableResult table : tables) {
            for (int seat = 0; seat < entrants; seat++) {
                int entrant = table.seating().get(seat);
                totals[entrant] += table.outcome().seats().get(seat).score();
                if (table.outcome().seats().get(seat).fault().isPresent()) {
                    faulted.add(entrant);
                }
            }
        }
        List<Long> points = new ArrayList<>();
        for (int entrant = 0; entrant < entrants; entrant++) {
            points.add(faulted.contains(entrant) ? Math.min(0, totals[entrant]) : totals[entrant]);
        }
        return new MatchResult(points, List.of(totals), faulted);
    }

    @Override
    public int pointsUnit() {
        return 1;
    }

    @Override
    public boolean lowerIsBetter() {
        return false;
    }

    @Override
    public boolean runOff() {
        return true;
    }

    @Override
    public List<TieBreak> tieBreaks() {
        return List.of(TieBreak.HEAD_TO_HEAD);
    }
}
