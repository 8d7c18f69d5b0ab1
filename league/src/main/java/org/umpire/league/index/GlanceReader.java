package org.umpire.league.index;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.umpire.record.Entry;
import org.umpire.record.RecordException;
import org.umpire.record.RecordReader;
import org.umpire.record.Replay;
import org.umpire.record.TableRecord;

/** Takes a glance at one record, from its first line to its last. */
final class GlanceReader {
    private GlanceReader() {}

    /** What came of it. */
    sealed interface Seen {
        /** It was brought to its end; {@code unmeasured} says why its figures could not be had. */
        record Whole(Glance glance, Optional<String> unmeasured) implements Seen {}

        /** It was not, or is damaged. */
        record Not(Look look) implements Seen {}
    }

    /**
     * Reads a record, line by line.
     *
     * @param measured whether the figures of the game's commentary are wanted, for which the table is played again
     * @throws RecordException if the file cannot be read at all, which says nothing of what is in it
     */
    static Seen read(Path file, boolean measured) {
        try (RecordReader reader = RecordReader.open(file)) {
            Optional<Entry> first = reader.next();
            if (first.isEmpty()) {
                return new Seen.Not(new Look.Unfinished(Optional.empty()));
            }
            List<Entry> all = new ArrayList<>();
            Entry last = first.get();
            for (Optional<Entry> next = first; next.isPresent(); next = reader.next()) {
                last = next.get();
                if (measured) {
                    all.add(last);
                }
            }
            Entry.Header header = (Entry.Header) first.get();
            return reader.seal().isEmpty()
                    ? new Seen.Not(new Look.Unfinished(Optional.of(header)))
                    : whole(header, last, reader.seal().get(), measured, all);
        } catch (RecordException e) {
            if (e.line().isEmpty()) {
                throw e;
            }
            return new Seen.Not(new Look.Damaged(e.line().getAsLong(), e.why()));
        }
    }

    private static Seen whole(Entry.Header header, Entry end, String seal, boolean measured, List<Entry> entries) {
        Optional<List<List<Long>>> figures = Optional.empty();
        Optional<String> unmeasured = Optional.empty();
        if (measured && end instanceof Entry.Result) {
            try {
                List<String> nobody =
                        Collections.nCopies(header.fixture().setup().seats(), "");
                figures = Replay.of(new TableRecord(entries, Optional.empty()))
                        .comment(nobody)
                        .map(comment -> comment.figures());
            } catch (RecordException e) {
                unmeasured = Optional.of(e.why());
            }
        }
        Glance.Head head = new Glance.Head(
                header.fixture(),
                header.attempt(),
                new Glance.Circumstances(header.isolation(), header.secretDigest(), header.umpire(), header.started()));
        return new Seen.Whole(new Glance(head, end, seal, figures), unmeasured);
    }
}
