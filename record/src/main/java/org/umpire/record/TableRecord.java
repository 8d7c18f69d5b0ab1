package org.umpire.record;

import java.util.List;
import java.util.Optional;

/**
 * The record of one table, read. Entry <i>k</i> stands on line <i>k</i> + 1.
 *
 * @param entries in order; the first is a header, if there is any
 * @param torn what was left out at the end because its line was not finished, for people; empty for a clean end
 */
public record TableRecord(List<Entry> entries, Optional<String> torn) {
    /**
     * Takes entries in their order.
     *
     * @throws IllegalArgumentException if an entry cannot stand where it is
     */
    public TableRecord {
        entries = List.copyOf(entries);
        EntryOrder order = new EntryOrder();
        for (int i = 0; i < entries.size(); i++) {
            int line = i + 1;
            order.problem(entries.get(i)).ifPresent(problem -> {
                throw new IllegalArgumentException("line " + line + ": " + problem);
            });
        }
    }

    /** Returns whether there is a header; a record that was torn in its first line has none. */
    public boolean begun() {
        return !entries.isEmpty();
    }

    /** Returns whether the record was brought to its end: its last line is a result, or says that the table is void. */
    public boolean complete() {
        return begun() && (result().isPresent() || voided().isPresent());
    }

    /**
     * Returns the first line.
     *
     * @throws IllegalStateException if the record is not {@linkplain #begun begun}
     */
    public Entry.Header header() {
        if (!begun()) {
            throw new IllegalStateException("a record without a header");
        }
        return (Entry.Header) entries.get(0);
    }

    /** Returns the result, if the table was played to its end and counts. */
    public Optional<Entry.Result> result() {
        return last(Entry.Result.class);
    }

    /** Returns why the table is no result, if so. */
    public Optional<Entry.Voided> voided() {
        return last(Entry.Voided.class);
    }

    /** Returns the deal, if it is revealed. */
    public Optional<Entry.Dealt> dealt() {
        // The deal stands last but one; or last, when the record was torn just then.
        for (int i = entries.size() - 1; i >= Math.max(0, entries.size() - 2); i--) {
            if (entries.get(i) instanceof Entry.Dealt dealt) {
                return Optional.of(dealt);
            }
        }
        return Optional.empty();
    }

    private <E extends Entry> Optional<E> last(Class<E> kind) {
        return begun() && kind.isInstance(entries.get(entries.size() - 1))
                ? Optional.of(kind.cast(entries.get(entries.size() - 1)))
                : Optional.empty();
    }
}
