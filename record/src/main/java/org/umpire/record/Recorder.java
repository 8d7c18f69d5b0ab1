package org.umpire.record;

/** Where the entries of one table go as they happen. Used by one thread, that of the table. */
public interface Recorder extends AutoCloseable {
    /**
     * Keeps the next entry. When this returns, the entry survives the end of this process.
     *
     * @throws RecordException if it cannot be kept, as on a full disk; what was kept before stays valid
     * @throws IllegalStateException if the entry cannot stand here, such as a second header
     */
    void append(Entry entry);

    /** Ends the record where it is. Idempotent. */
    @Override
    void close();
}
