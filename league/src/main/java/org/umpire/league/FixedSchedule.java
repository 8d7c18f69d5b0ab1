package org.umpire.league;

import org.umpire.record.Fixture;

/** A list of tables that is settled before the first one is played. It is computed, never held in memory. */
public interface FixedSchedule {
    /** Returns how many tables there are. */
    long size();

    /**
     * Returns one table; asked again, the same one.
     *
     * @param k 0-based
     * @throws IndexOutOfBoundsException if {@code k} is negative or not below {@link #size}
     */
    Fixture at(long k);
}
