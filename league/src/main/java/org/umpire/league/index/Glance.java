package org.umpire.league.index;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.umpire.record.Entry;
import org.umpire.record.Fixture;
import org.umpire.rules.Outcome.SeatOutcome;

/**
 * What a record that was brought to its end says, but for the moves.
 *
 * @param end the last line: an {@link Entry.Result} or an {@link Entry.Voided}
 * @param seal the digest of the whole record, as its last line has it
 * @param figures what the commentary of the game measures at the table, for each seat; empty where there is none, or
 *     where nobody has asked for it yet
 */
public record Glance(Head head, Entry end, String seal, Optional<List<List<Long>>> figures) {
    public Glance {
        if (!(end instanceof Entry.Result || end instanceof Entry.Voided)) {
            throw new IllegalArgumentException("no last line of a record: " + end);
        }
        figures = figures.map(rows -> rows.stream().map(List::copyOf).toList());
    }

    /**
     * What the first line says.
     *
     * @param fixture what was planned
     * @param attempt 1 for the first time that it was played
     */
    public record Head(Fixture fixture, int attempt, Circumstances circumstances) {}

    /**
     * How a record came about.
     *
     * @param isolation the level, in lower case
     * @param secretDigest of the season secret
     * @param umpire the version of this program
     */
    public record Circumstances(String isolation, String secretDigest, String umpire, Instant started) {}

    /** Returns the result; empty if the table is void. */
    public Optional<Entry.Result> result() {
        return end instanceof Entry.Result result ? Optional.of(result) : Optional.empty();
    }

    /** Returns how many seats were dropped. */
    public long faults() {
        return result().stream()
                .flatMap(result -> result.outcome().seats().stream())
                .map(SeatOutcome::fault)
                .filter(Optional::isPresent)
                .count();
    }
}
