package org.umpire.contest;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.umpire.record.Usage;
import org.umpire.referee.Played;
import org.umpire.rules.FaultKind;
import org.umpire.rules.Outcome;

/**
 * What one seat has made of several tables.
 *
 * @param tables that have a result
 * @param score the sum, in the game's own unit
 * @param spent over all of them
 * @param faults how many of each kind
 */
public record Totals(int tables, long score, Usage spent, Map<FaultKind, Integer> faults) {
    /** Takes a copy. */
    public Totals {
        faults = Map.copyOf(faults);
    }

    /** Returns the totals of each seat over those tables that have a result. */
    public static List<Totals> of(List<TableRun.Result> results, int seats) {
        List<Totals> totals = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            totals.add(of(results, seat, new EnumMap<>(FaultKind.class)));
        }
        return totals;
    }

    private static Totals of(List<TableRun.Result> results, int seat, Map<FaultKind, Integer> faults) {
        int tables = 0;
        long score = 0;
        Usage spent = Usage.NONE;
        for (TableRun.Result result : results) {
            if (result.how() instanceof Played.Finished finished) {
                Outcome.SeatOutcome outcome = finished.outcome().seats().get(seat);
                tables++;
                score += outcome.score();
                spent = spent.plus(finished.spent().get(seat));
                outcome.fault().ifPresent(fault -> faults.merge(fault.kind(), 1, Integer::sum));
            }
        }
        return new Totals(tables, score, spent, faults);
    }
}
