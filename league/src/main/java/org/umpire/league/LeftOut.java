package org.umpire.league;

import java.util.Locale;

/**
 * A record that does not count.
 *
 * @param record where it is, relative to the folder of the season
 * @param why in words
 */
public record LeftOut(String record, Kind kind, String why) {
    /** The reasons for which a record does not count. */
    public enum Kind {
        /** The table is no result because of a fault of ours; it is played again. */
        VOID,
        /** The record does not reach its end: it is being played, or was torn. */
        UNFINISHED,
        /** A lower attempt of the same fixture counts. */
        REPEATED,
        /** The table is none of this season. */
        FOREIGN,
        /** The record cannot be read. */
        DAMAGED;

        /** Returns the reason as a word. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
