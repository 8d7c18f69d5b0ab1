package org.umpire.contest;

import java.time.Duration;
import org.umpire.contest.Progress.Tally;
import org.umpire.referee.Played;

/** Counts tables as they are played. Used under the lock of the run. */
final class Count {
    private final long begun = System.nanoTime();
    private long before;
    private long total;
    private long done;
    private long faults;
    private long spoilt;
    private int spoiltInRow;

    Count(long before, long total, long faults) {
        this.before = before;
        this.done = before;
        this.total = total;
        this.faults = faults;
    }

    void count(Played how) {
        if (how instanceof Played.Finished finished) {
            done++;
            spoiltInRow = 0;
            faults += finished.outcome().seats().stream()
                    .filter(seat -> seat.fault().isPresent())
                    .count();
        } else if (how instanceof Played.Voided) {
            spoilt++;
            spoiltInRow++;
        }
    }

    /** Notes how many tables have a result, where some are known only now because their round was drawn. */
    void known(long withResult) {
        before += withResult - done;
        done = withResult;
    }

    /** Notes how many tables there are in all, where results have ended a contest before it was as long as it might be. */
    void planned(long tables) {
        total = tables;
    }

    int spoiltInRow() {
        return spoiltInRow;
    }

    Tally tally() {
        return new Tally(done, before, total, faults, spoilt, Duration.ofNanos(System.nanoTime() - begun));
    }
}
