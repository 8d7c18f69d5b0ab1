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

/** What came of looking at one record. */
public sealed interface Look {
    /**
     * It was brought to its end.
     *
     * @param at where the index that has looked keeps it
     * @param unmeasured why the figures of its game could not be had, if they were asked for
     */
    record Complete(long at, Glance glance, Optional<String> unmeasured) implements Look {}

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

    /**
     * Reads a record, line by line; no index keeps it.
     *
     * @param measured whether the figures of the game's commentary are wanted, for which the table is played again
     * @throws RecordException if the file cannot be read at all, which says nothing of what is in it
     */
    static Look at(Path file, boolean measured) {
        try (RecordReader reader = RecordReader.open(file)) {
            Optional<Entry> first = reader.next();
            if (first.isEmpty()) {
                return new Unfinished(Optional.empty());
            }
            List<Entry> all = new ArrayList<>();
            Entry last = first.get();
            for (Optional<Entry> next = first; next.isPresent(); next = reader.next()) {
                last = next.get();
                if (measured) {
                    all.add(last);
                }
            }
            return reader.seal().isEmpty()
                    ? new Unfinished(Optional.of((Entry.Header) first.get()))
                    : complete((Entry.Header) first.get(), last, reader.seal().get(), measured, all);
        } catch (RecordException e) {
            if (e.line().isEmpty()) {
                throw e;
            }
            return new Damaged(e.line().getAsLong(), e.why());
        }
    }

    /** Returns what a record says whose last line has been read. */
    private static Look complete(Entry.Header header, Entry end, String seal, boolean measured, List<Entry> entries) {
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
        Glance.Circumstances circumstances =
                new Glance.Circumstances(header.isolation(), header.secretDigest(), header.umpire(), header.started());
        return new Complete(
                -1, new Glance(header.fixture(), header.attempt(), circumstances, end, seal, figures), unmeasured);
    }
}
