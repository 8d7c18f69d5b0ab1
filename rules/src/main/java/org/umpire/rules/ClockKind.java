package org.umpire.rules;

import java.util.Locale;

/** What a clock counts. */
public enum ClockKind {
    /** CPU time of the program's processes. */
    CPU,
    /** Time on the wall, from sending the question to reading the answer. */
    WALL;

    /** Returns the name in records and on the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
