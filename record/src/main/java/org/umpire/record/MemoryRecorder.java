package org.umpire.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A record in memory, for tests and simulations. */
public final class MemoryRecorder implements Recorder {
    private final List<Entry> entries = new ArrayList<>();
    private final EntryOrder order = new EntryOrder();
    private boolean closed;

    @Override
    public void append(Entry entry) {
        if (closed) {
            throw new IllegalStateException("the record is closed");
        }
        order.problem(entry).ifPresent(problem -> {
            throw new IllegalStateException(problem);
        });
        entries.add(entry);
    }

    /** Returns what was recorded so far. */
    public TableRecord record() {
        return new TableRecord(entries, Optional.empty());
    }

    @Override
    public void close() {
        closed = true;
    }
}
