package org.umpire.record;

import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * A record in a file: one JSON object a line, handed to the operating system line by line, and forced to the disk with
 * the last. Once a line could not be written, nothing more is: the file then ends in a torn line, which readers leave
 * out.
 */
public final class RecordWriter implements Recorder {
    private final Path file;
    // A plain stream and no channel: a channel is closed when its thread is interrupted, and the record with it.
    private final FileOutputStream out;
    private final EntryOrder order = new EntryOrder();
    private final Seal seal = new Seal();
    private boolean closed;

    RecordWriter(Path file, FileOutputStream out) {
        this.file = file;
        this.out = out;
    }

    /**
     * Creates the file of a record.
     *
     * @throws RecordException if it cannot be created, or exists: a record is never written over
     */
    public static RecordWriter create(Path file) {
        try {
            Files.createFile(file);
            return new RecordWriter(file, new FileOutputStream(file.toFile(), true));
        } catch (IOException e) {
            throw RecordException.of(file, "cannot create the record", e);
        }
    }

    /**
     * Returns the bytes of a record with these entries: what a file would hold into which they are written one by one.
     *
     * @throws IllegalArgumentException if an entry cannot stand where it is
     */
    public static byte[] bytes(List<Entry> entries) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        EntryOrder order = new EntryOrder();
        Seal seal = new Seal();
        for (Entry entry : entries) {
            order.problem(entry).ifPresent(problem -> {
                throw new IllegalArgumentException(problem);
            });
            bytes.writeBytes(sealed(EntryWriter.write(entry), order, seal));
        }
        return bytes.toByteArray();
    }

    private static byte[] sealed(byte[] line, EntryOrder order, Seal seal) {
        if (order.closed()) {
            return seal.close(line);
        }
        seal.add(line, 0, line.length);
        return line;
    }

    @Override
    public void append(Entry entry) {
        if (closed) {
            throw new IllegalStateException(file + ": the record is closed");
        }
        order.problem(entry).ifPresent(problem -> {
            throw new IllegalStateException(file + ": " + problem);
        });
        byte[] line = sealed(EntryWriter.write(entry), order, seal);
        try {
            out.write(line);
            if (order.closed()) {
                out.getFD().sync();
                syncFolder();
            }
        } catch (IOException e) {
            closed = true;
            RecordException trouble =
                    RecordException.of(file, "cannot write the record (what was written before stays valid)", e);
            try {
                out.close();
            } catch (IOException again) {
                trouble.addSuppressed(again);
            }
            throw trouble;
        }
    }

    @Override
    public void close() {
        closed = true;
        try {
            out.close();
        } catch (IOException e) {
            throw RecordException.of(file, "cannot close the record", e);
        }
    }

    /** Makes the name of the file as durable as its content. */
    private void syncFolder() throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null) {
            return;
        }
        boolean interrupted = Thread.interrupted();
        try (FileChannel names = FileChannel.open(folder, StandardOpenOption.READ)) {
            names.force(false);
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
