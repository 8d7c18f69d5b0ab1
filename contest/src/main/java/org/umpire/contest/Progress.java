package org.umpire.contest;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.umpire.record.Fixture;
import org.umpire.referee.Played;

/**
 * Is told how a contest goes on, to draw it. One call at a time, from the threads of the tables: to be quick about it.
 * What it throws ends the contest.
 */
public interface Progress {
    /** Draws nothing. */
    Progress NONE = new Progress() {};

    /** How often a table is begun that the host spoils; then it stays open. */
    int ATTEMPTS_MAX = TableFiles.ATTEMPTS_MAX;

    /** The contest begins, or goes on where it was. */
    default void began(Path folder, Jobs jobs, Tally tally) {}

    /**
     * The conditions under which it is played, told after {@link #began}.
     *
     * @param level of isolation, in lower case
     * @param limitsMemory whether the memory limit is held at this level
     * @param secretDigest of the season secret, to be published before the first table
     */
    default void conditions(String level, boolean limitsMemory, String secretDigest) {}

    /**
     * A table has been played, or was spoilt by the host, or stopped.
     *
     * @param attempt which it was, 1-based; after {@link #ATTEMPTS_MAX} in vain there is no other
     */
    default void played(Fixture fixture, int attempt, Played how, Tally tally) {}

    /** Something that the organiser should know, in one line. */
    default void note(String text) {}

    /** All tables are played that can be; the reports are being written. */
    default void reporting() {}

    /**
     * How far a contest is.
     *
     * @param done tables that have a result
     * @param before how many of them an earlier run has played
     * @param faults seats that were dropped by a fault of their program
     * @param spoilt tables that were no result by a fault of the host, in this run, counted each time
     * @param spent since this run began
     */
    record Tally(long done, long before, long total, long faults, long spoilt, Duration spent) {
        /** Returns how long the rest takes at the pace of this run, zero at its end; empty while that is not known. */
        public Optional<Duration> left() {
            long now = done - before;
            return now == 0
                    ? Optional.empty()
                    : Optional.of(Duration.ofNanos((long) ((double) spent.toNanos() / now * (total - done))));
        }

        /** Returns how many tables this run plays in a minute. */
        public double perMinute() {
            return spent.isZero() ? 0 : (done - before) * 60e9 / spent.toNanos();
        }
    }
}
