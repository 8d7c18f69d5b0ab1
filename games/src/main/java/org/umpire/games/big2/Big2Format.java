package org.umpire.games.big2;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.MatchResult;
import org.umpire.rules.Outcome.SeatOutcome;
import org.umpire.rules.Shuffler;
import org.umpire.rules.TableResult;
import org.umpire.rules.TieBreak;

/**
 * Matches of two entrants over two tables with the same hands: two seats each, drawn by lot, and swapped at the second
 * table. docs/games/big2.md#match.
 */
public final class Big2Format implements ContestFormat {
    private static final int ENTRANTS = 2;
    private static final long WIN = 2;
    private static final long DRAW = 1;
    private static final long LOSS = 0;

    @Override
    public int matchSize(int seats) {
        return ENTRANTS;
    }

    @Override
    public List<List<Integer>> tables(int seats, Shuffler draw) {
        if (seats != Big2Deal.SEATS) {
            throw new IllegalArgumentException("Big 2 has four seats, not " + seats);
        }
        int[] lots = {0, 1, 2, 3};
        draw.shuffle(lots);
        List<Integer> first = new ArrayList<>();
        List<Integer> second = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            int entrant = lots[0] == seat || lots[1] == seat ? 0 : 1;
            first.add(entrant);
            second.add(1 - entrant);
        }
        return List.of(List.copyOf(first), List.copyOf(second));
    }

    @Override
    public MatchResult score(List<TableResult> tables) {
        long[] totals = new long[ENTRANTS];
        Optional<Integer> faulted = Optional.empty();
        for (TableResult table : tables) {
            for (int seat = 0; seat < table.seating().size(); seat++) {
                int entrant = table.seating().get(seat);
                SeatOutcome outcome = table.outcome().seats().get(seat);
                totals[entrant] += outcome.score();
                if (faulted.isEmpty() && outcome.fault().isPresent()) {
                    faulted = Optional.of(entrant);
                }
            }
        }
        int order = faulted.isPresent() ? (faulted.get() == 0 ? -1 : 1) : Long.compare(totals[0], totals[1]);
        List<Long> points = order > 0 ? List.of(WIN, LOSS) : order < 0 ? List.of(LOSS, WIN) : List.of(DRAW, DRAW);
        return new MatchResult(
                points,
                Arrays.stream(totals).boxed().toList(),
                faulted.map(Set::of).orElse(Set.of()));
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
    public List<TieBreak> tieBreaks() {
        return List.of(TieBreak.HEAD_TO_HEAD, TieBreak.TOTAL_SCORE);
    }
}
