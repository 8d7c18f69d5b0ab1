package org.umpire.referee;

/** How the wait for an answer of a program ended. */
enum Stop {
    /** A whole line is there. */
    LINE,
    /** The clock is over. */
    CLOCK,
    /** The wall guard of this answer is over. */
    GUARD,
    /** The wall guard of the table is over. */
    IDLE,
    /** A line over its limit. */
    LONG_LINE,
    /** More output than the table allows. */
    MUCH_OUTPUT,
    /** The program has ended, or closed its output. */
    END,
    /** There was output before anything was asked. */
    UNASKED
}
