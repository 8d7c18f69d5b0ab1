package org.umpire.league.index;

import java.util.Optional;
import org.umpire.record.Entry;

/** What came of looking at one record. */
public sealed interface Look {
    /**
     * It was brought to its end.
     *
     * @param number of its entry in the index that has looked
     * @param unmeasured why the figures of its game could not be had, if they were asked for
     */
    record Complete(int number, Optional<String> unmeasured) implements Look {}

    /**
     * It does not reach its end: the table is being played, or the writer died.
     *
     * @param header its first line, if there is one
     */
    record Unfinished(Optional<Entry.Header> header) implements Look {}

    /**
     * It was changed or spoilt after it was written.
     *
     * @param line 1-based
     */
    record Damaged(long line, String why) implements Look {}
}
