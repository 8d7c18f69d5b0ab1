package org.umpire.league.icpc;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One team at one problem.
 *
 * @param judged how many tries were judged, up to the accepted one
 * @param rejected how many of them cost penalty time
 * @param pending how many are not judged yet, or not shown, and count if they are accepted
 * @param solved the minute of the accepted one
 * @param first whether nobody solved the problem earlier
 */
public record Cell(int judged, int rejected, int pending, OptionalInt solved, boolean first) {
    /** A problem that a team has not tried. */
    public static final Cell EMPTY = new Cell(0, 0, 0, OptionalInt.empty(), false);

    /** A submission with what is seen of it. */
    record Seen(Submission submission, Optional<JudgementType> type) {
        boolean accepted() {
            return type.filter(JudgementType::solved).isPresent();
        }
    }

    /** Returns what the tries of one team at one problem amount to, given in their order. */
    static Cell of(List<Seen> tries, boolean first) {
        int judged = 0;
        int rejected = 0;
        int pending = 0;
        for (Seen each : tries) {
            if (each.type().isEmpty()) {
                pending++;
                continue;
            }
            judged++;
            if (each.accepted()) {
                return new Cell(
                        judged,
                        rejected,
                        pending,
                        OptionalInt.of(each.submission().minute()),
                        first);
            }
            rejected += each.type().get().penalty() ? 1 : 0;
        }
        return new Cell(judged, rejected, pending, OptionalInt.empty(), false);
    }

    /** Returns what the problem adds to the team's time, in minutes. */
    public int minutes(int penaltyMinutes) {
        return solved.isPresent() ? solved.getAsInt() + rejected * penaltyMinutes : 0;
    }
}
