package org.umpire.referee;

import java.util.List;
import org.umpire.record.Usage;
import org.umpire.rules.Outcome;

/** How an attempt to play a fixture ended. */
public sealed interface Played {
    /**
     * The table is over and its record complete.
     *
     * @param spent by each seat
     */
    record Finished(Outcome outcome, List<Usage> spent) implements Played {
        public Finished {
            spent = List.copyOf(spent);
        }
    }

    /**
     * No result, by a fault of ours or of the host. The fixture is to be played again, at most twice; then a person has to
     * look at it.
     *
     * @param why one line for people, as it stands in the record (where that could still be written)
     * @param cause what happened; a full disk, for one, is an {@link org.umpire.record.RecordException}
     */
    record Voided(String why, RuntimeException cause) implements Played {}

    /** The referee was closed meanwhile. The record has no last line; the fixture counts as not played. */
    record Stopped() implements Played {}
}
