package org.umpire.record;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a record entry by entry; holds one line at a time. A last line without its line end was torn when the writer
 * died: it is left out and reported. Any other damage is a {@link RecordException} with the line.
 */
public final class RecordReader implements AutoCloseable {
    /** No line is longer: two texts of 64 KiB, every byte escaped, are below 1 MiB. */
    private static final int MAX_LINE_BYTES = 16 << 20;

    private final String source;
    private final InputStream in;
    private final boolean sealed;
    private final EntryOrder order = new EntryOrder();
    private final Seal seal = new Seal();
    private byte[] buffer = new byte[1 << 16];
    private int start;
    private int end;
    private long line;
    private Optional<String> torn = Optional.empty();
    private Optional<String> sealText = Optional.empty();

    private RecordReader(String source, InputStream in, boolean sealed) {
        this.source = source;
        this.in = in;
        this.sealed = sealed;
    }

    /**
     * Opens a record.
     *
     * @throws RecordException if the file cannot be read
     */
    public static RecordReader open(Path file) {
        return open(file, true);
    }

    /** Opens a record from any stream; {@code source} names it in messages. */
    public static RecordReader open(String source, InputStream in) {
        return new RecordReader(source, in, true);
    }

    private static RecordReader open(Path file, boolean sealed) {
        try {
            return new RecordReader(file.toString(), Files.newInputStream(file), sealed);
        } catch (IOException e) {
            throw RecordException.of(file, "cannot read the record", e);
        }
    }

    /**
     * Reads the record of one table.
     *
     * @throws RecordException if the file cannot be read or is damaged elsewhere than in a torn last line
     */
    public static TableRecord read(Path file) {
        try (RecordReader reader = open(file)) {
            return reader.rest();
        }
    }

    /** Reads the record of one table from memory; {@code source} names it in messages. */
    public static TableRecord read(String source, byte[] bytes) {
        try (RecordReader reader = open(source, new ByteArrayInputStream(bytes))) {
            return reader.rest();
        }
    }

    /** Reads the record of one table, and does not mind a broken seal: for whoever looks for what was changed. */
    static TableRecord readUnsealed(Path file) {
        try (RecordReader reader = open(file, false)) {
            return reader.rest();
        }
    }

    /**
     * Returns the next entry, or empty at the end.
     *
     * @throws RecordException if the next line is damaged
     */
    public Optional<Entry> next() {
        int length = nextLine();
        if (length < 0) {
            return Optional.empty();
        }
        line++;
        try {
            Entry entry = EntryReader.read(JsonFields.read(buffer, start, length));
            order.problem(entry).ifPresent(problem -> {
                throw new IllegalArgumentException(problem);
            });
            if (!order.closed()) {
                seal.add(buffer, start, length + 1);
            } else if (sealed && !seal.fits(buffer, start, length)) {
                throw new IllegalArgumentException(
                        "the seal does not fit: this line or one before was changed after it was written");
            }
            if (sealed && order.closed()) {
                sealText = Optional.of(seal.of(buffer, start, length));
            }
            start += length + 1;
            return Optional.of(entry);
        } catch (IllegalArgumentException e) {
            throw RecordException.at(source, line, String.valueOf(e.getMessage()), e);
        }
    }

    /** Returns the 1-based line of the entry that was read last. */
    public long line() {
        return line;
    }

    /** Returns what was left out at the end because its line was not finished; known once {@link #next} gave empty. */
    public Optional<String> torn() {
        return torn;
    }

    /** Returns the digest of the whole record, once its last line has been read; a record without an end has none. */
    public Optional<String> seal() {
        return sealText;
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException e) {
            throw RecordException.of(source, "cannot close the record", e);
        }
    }

    private TableRecord rest() {
        List<Entry> entries = new ArrayList<>();
        for (Optional<Entry> entry = next(); entry.isPresent(); entry = next()) {
            entries.add(entry.get());
        }
        return new TableRecord(entries, torn);
    }

    /** Returns the length of the line at {@code start}, without its line end, or -1 at the end. */
    private int nextLine() {
        int scanned = start;
        while (true) {
            for (int i = scanned; i < end; i++) {
                if (buffer[i] == '\n') {
                    return i - start;
                }
            }
            scanned = end - start;
            if (!fill()) {
                if (end > start) {
                    torn = Optional.of(
                            "line " + (line + 1) + " is not finished; its " + (end - start) + " bytes are left out");
                }
                return -1;
            }
        }
    }

    /** Moves what is left to the front of the buffer and reads more; returns whether there was more. */
    private boolean fill() {
        if (end - start > MAX_LINE_BYTES) {
            throw RecordException.at(source, line + 1, "a line of more than " + MAX_LINE_BYTES + " bytes", null);
        }
        byte[] target = end - start > buffer.length / 2 ? new byte[buffer.length * 2] : buffer;
        System.arraycopy(buffer, start, target, 0, end - start);
        buffer = target;
        end -= start;
        start = 0;
        try {
            int read = in.read(buffer, end, buffer.length - end);
            end += Math.max(read, 0);
            return read > 0;
        } catch (IOException e) {
            throw RecordException.of(source, "cannot read the record", e);
        }
    }
}
