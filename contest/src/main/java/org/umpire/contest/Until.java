package org.umpire.contest;

import org.umpire.record.Fixture;
import org.umpire.rules.Outcome;

/** Says when a contest need not go on although tables are left. Called one at a time, from the threads of the tables. */
interface Until {
    /** Until all tables are played. */
    Until ALL = new Until() {
        @Override
        public boolean enough() {
            return false;
        }

        @Override
        public long wanted() {
            return Long.MAX_VALUE;
        }

        @Override
        public void played(long table, Fixture fixture, Outcome outcome) {}

        @Override
        public void givenUp(long table) {}
    };

    /** Returns whether no further table is to be begun; those that are being played are played to their end. */
    boolean enough();

    /** Returns from which number in the schedule on no table can count as things stand: none of these is begun. */
    long wanted();

    /**
     * Notes a table that was played in this run.
     *
     * @param table its number in the schedule, 0-based
     */
    void played(long table, Fixture fixture, Outcome outcome);

    /** Notes that the host has spoilt a table, by its number in the schedule, as often as it may. */
    void givenUp(long table);
}
