package org.umpire.league.index;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.zip.CRC32C;

/**
 * The file of an index: a line that names its version, then frames, each with its length and a checksum of all frames up to it.
 * It is appended to, or replaced as a whole. Whatever a crash, a full disk or two writers make of it, a bad frame shows itself,
 * and it and what follows are left out. Since the last checksum stands for the whole content, who appends can tell whether the
 * file is still the one it has read: words are named by their numbers, and those of another file mean something else.
 */
final class IndexFile {
    /** It rises whenever a frame could be read differently. */
    private static final int FORMAT = 3;

    private static final int FRAME_BYTES_MAX = 16 << 20;
    private static final int BUFFER_BYTES = 1 << 20;
    /** Length, checksum. */
    private static final int FRAME_HEAD_BYTES = Integer.BYTES + Long.BYTES;

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
     * @param last where its last good frame begins; 0 if there is none
     * @param sum the checksum of all good frames
     * @param trouble why the rest cannot be used
     */
    record Found(long good, long last, long sum, Optional<String> trouble) {
        /** Nothing that can be used. */
        static Found nothing(Optional<String> trouble) {
            return new Found(0, 0, 0, trouble);
        }

        private Found but(String why) {
            return new Found(good, last, sum, Optional.of(why));
        }
    }

    /**
     * Reads all good frames.
     *
     * @throws IOException if the file is there and cannot be read
     */
    Found read(BiConsumer<Kind, byte[]> frames) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return read(new DataInputStream(new BufferedInputStream(in, BUFFER_BYTES)), frames);
        } catch (NoSuchFileException e) {
            return Found.nothing(Optional.empty());
        }
    }

    private Found read(DataInputStream in, BiConsumer<Kind, byte[]> frames) throws IOException {
        byte[] first = in.readNBytes(head.length);
        if (!Arrays.equals(first, head)) {
            return Found.nothing(first.length == 0 ? Optional.empty() : Optional.of("was made by another version"));
        }
        Found found = new Found(head.length, 0, 0, Optional.empty());
        Checksum sum = new Checksum(0);
        while (true) {
            byte[] begun = in.readNBytes(FRAME_HEAD_BYTES);
            if (begun.length == 0) {
                return found;
            }
            if (begun.length < FRAME_HEAD_BYTES) {
                return found.but("ends in the middle of an entry");
            }
            ByteBuffer numbers = ByteBuffer.wrap(begun);
            int length = numbers.getInt();
            if (length < 1 || length > FRAME_BYTES_MAX) {
                return found.but("is damaged");
            }
            byte[] frame = in.readNBytes(length);
            if (frame.length < length) {
                return found.but("ends in the middle of an entry");
            }
            Optional<Kind> kind = Kind.of(frame[0]);
            byte[] bytes = Arrays.copyOfRange(frame, 1, frame.length);
            if (sum.add(frame[0], bytes) != numbers.getLong() || kind.isEmpty()) {
                return found.but("is damaged");
            }
            frames.accept(kind.get(), bytes);
            found = new Found(found.good() + FRAME_HEAD_BYTES + length, found.good(), sum.value(), Optional.empty());
        }
    }

    /** A checksum of frames, which goes on from one to the next. */
    private static final class Checksum {
        private final CRC32C crc = new CRC32C();
        private long value;

        Checksum(long value) {
            this.value = value;
        }

        long add(int kind, byte[] bytes) {
            crc.reset();
            crc.update(kind);
            crc.update(bytes);
            value = (value ^ crc.getValue()) * 0x9E3779B97F4A7C15L;
            value ^= value >>> 32;
            return value;
        }

        long value() {
            return value;
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
     * Writes frames behind those that were read, or in their place.
     *
     * @param read what was read; the file is appended to only while it is that
     * @param more the frames to append
     * @param all all frames, for a file that is no longer what was read, or if {@code anew}
     * @return whether it was written; not while another process writes it
     * @throws IOException if it cannot be written; what is there afterwards can be read all the same
     */
    boolean write(Found read, Iterator<Frame> more, Iterator<Frame> all, boolean anew) throws IOException {
        try {
            Files.createFile(file);
        } catch (FileAlreadyExistsException e) {
            // as it should be
        }
        Object before = key();
        try (FileChannel out = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
                FileLock lock = out.tryLock()) {
            // Who waited for a writer that has replaced the file holds the lock of a file without a name.
            if (lock == null || !before.equals(key())) {
                return false;
            }
            if (!anew && same(out, read)) {
                out.position(read.good());
                write(out, more, read.sum());
                out.force(false);
            } else {
                replace(all);
            }
            return true;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    private Object key() throws IOException {
        Object key = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
        return key == null ? file : key;
    }

    private static boolean same(FileChannel out, Found read) throws IOException {
        if (read.last() == 0 || out.size() != read.good()) {
            return false;
        }
        ByteBuffer numbers = ByteBuffer.allocate(FRAME_HEAD_BYTES);
        out.position(read.last());
        while (numbers.hasRemaining()) {
            if (out.read(numbers) < 0) {
                return false;
            }
        }
        return numbers.getLong(Integer.BYTES) == read.sum();
    }

    private void replace(Iterator<Frame> all) throws IOException {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        try (FileChannel out = FileChannel.open(
                fresh, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
            writeFully(out, ByteBuffer.wrap(head));
            write(out, all, 0);
            out.force(false);
        }
        Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static void write(FileChannel out, Iterator<Frame> frames, long begun) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(BUFFER_BYTES);
        Checksum sum = new Checksum(begun);
        while (frames.hasNext()) {
            Frame frame = frames.next();
            int length = frame.bytes.length + 1;
            if (length > FRAME_BYTES_MAX && frame.kind == Kind.ENTRY) {
                continue; // it will be read from its record each time
            }
            if (length > FRAME_BYTES_MAX) {
                throw new IOException("a text of more than " + FRAME_BYTES_MAX + " bytes");
            }
            if (buffer.remaining() <= FRAME_HEAD_BYTES) {
                flush(out, buffer);
            }
            buffer.putInt(length).putLong(sum.add(frame.kind.code, frame.bytes)).put((byte) frame.kind.code);
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
