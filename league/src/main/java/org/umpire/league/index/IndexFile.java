package org.umpire.league.index;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.zip.CRC32C;

/**
 * The file of an index: a line that names its version, then frames, each with its length and a checksum. It is only ever
 * appended to, or written anew; whatever a crash, a full disk or two writers make of it, a bad frame shows itself, and what
 * follows is left out.
 */
final class IndexFile {
    /** It rises whenever a frame could be read differently. */
    private static final int FORMAT = 2;

    private static final int FRAME_BYTES_MAX = 16 << 20;
    private static final int BUFFER_BYTES = 1 << 20;

    private final Path file;
    private final byte[] head;

    /**
     * Names a file.
     *
     * @param version of this program: another one may measure tables differently
     */
    IndexFile(Path file, String version) {
        this.file = file;
        this.head = ("umpire results index " + FORMAT + " " + version + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** What kind of frame. */
    enum Kind {
        WORD(0),
        ENTRY(1);

        private final int code;

        Kind(int code) {
            this.code = code;
        }

        static Optional<Kind> of(int code) {
            return Arrays.stream(values()).filter(kind -> kind.code == code).findFirst();
        }
    }

    /**
     * What is in a file.
     *
     * @param good how many bytes of it can be used, from the beginning
     * @param trouble why the rest cannot
     */
    record Found(long good, Optional<String> trouble) {}

    /**
     * Reads all good frames.
     *
     * @throws IOException if the file is there and cannot be read
     */
    Found read(BiConsumer<Kind, byte[]> frames) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return read(new DataInputStream(new BufferedInputStream(in, BUFFER_BYTES)), frames);
        } catch (NoSuchFileException e) {
            return new Found(0, Optional.empty());
        }
    }

    private Found read(DataInputStream in, BiConsumer<Kind, byte[]> frames) throws IOException {
        byte[] first = in.readNBytes(head.length);
        if (!Arrays.equals(first, head)) {
            return new Found(0, first.length == 0 ? Optional.empty() : Optional.of("was made by another version"));
        }
        long good = head.length;
        CRC32C crc = new CRC32C();
        while (true) {
            byte[] frame;
            int sum;
            try {
                int length = in.read();
                if (length < 0) {
                    return new Found(good, Optional.empty());
                }
                length = (length << 24) | (in.readUnsignedByte() << 16) | in.readUnsignedShort();
                sum = in.readInt();
                if (length < 1 || length > FRAME_BYTES_MAX) {
                    return new Found(good, Optional.of("is damaged"));
                }
                frame = in.readNBytes(length);
                if (frame.length < length) {
                    return new Found(good, Optional.of("ends in the middle of an entry"));
                }
            } catch (EOFException e) {
                return new Found(good, Optional.of("ends in the middle of an entry"));
            }
            crc.reset();
            crc.update(frame);
            Optional<Kind> kind = Kind.of(frame[0]);
            if ((int) crc.getValue() != sum || kind.isEmpty()) {
                return new Found(good, Optional.of("is damaged"));
            }
            frames.accept(kind.get(), Arrays.copyOfRange(frame, 1, frame.length));
            good += 8L + frame.length;
        }
    }

    /** One frame to be written. */
    static final class Frame {
        private final Kind kind;
        private final byte[] bytes;

        Frame(Kind kind, byte[] bytes) {
            this.kind = kind;
            this.bytes = bytes;
        }
    }

    /**
     * Writes frames behind those that are there, or in their place.
     *
     * @param after how long the file must be to be appended to
     * @param more the frames to append
     * @param all all frames, for a file of another length, or if {@code anew}
     * @return whether it was written; not while another process writes it
     * @throws IOException if it cannot be written; what is there afterwards can be read all the same
     */
    boolean write(long after, Iterator<Frame> more, Iterator<Frame> all, boolean anew) throws IOException {
        try (FileChannel out = FileChannel.open(
                        file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
                FileLock lock = out.tryLock()) {
            if (lock == null) {
                return false;
            }
            if (!anew && after > 0 && out.size() == after) {
                out.position(after);
                write(out, more);
            } else {
                out.truncate(0);
                writeFully(out, ByteBuffer.wrap(head));
                write(out, all);
            }
            out.force(false);
            return true;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    private static void write(FileChannel out, Iterator<Frame> frames) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(BUFFER_BYTES);
        CRC32C crc = new CRC32C();
        while (frames.hasNext()) {
            Frame frame = frames.next();
            int length = frame.bytes.length + 1;
            if (length > FRAME_BYTES_MAX) {
                continue; // it will be read from its record each time
            }
            if (buffer.remaining() < 9) {
                flush(out, buffer);
            }
            crc.reset();
            crc.update(frame.kind.code);
            crc.update(frame.bytes);
            buffer.putInt(length).putInt((int) crc.getValue()).put((byte) frame.kind.code);
            if (buffer.remaining() < frame.bytes.length) {
                flush(out, buffer);
            }
            if (buffer.remaining() < frame.bytes.length) {
                writeFully(out, ByteBuffer.wrap(frame.bytes));
            } else {
                buffer.put(frame.bytes);
            }
        }
        flush(out, buffer);
    }

    private static void flush(FileChannel out, ByteBuffer buffer) throws IOException {
        buffer.flip();
        writeFully(out, buffer);
        buffer.clear();
    }

    private static void writeFully(FileChannel out, ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            out.write(bytes);
        }
    }
}
