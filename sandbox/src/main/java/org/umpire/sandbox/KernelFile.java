package org.umpire.sandbox;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * A small file through which the kernel tells or takes something, kept open so that using it costs little. Not safe for
 * use by many threads.
 */
final class KernelFile implements AutoCloseable {
    private static final int MOST_BYTES = 16 * 1024;

    private final Path path;
    private int fd;

    private KernelFile(Path path, int fd) {
        this.path = path;
        this.fd = fd;
    }

    /** Opens a file to be read. */
    static KernelFile toRead(Path path) {
        return open(path, 0);
    }

    /** Opens a file to be written. */
    static KernelFile toWrite(Path path) {
        return open(path, Linux.O_WRONLY);
    }

    private static KernelFile open(Path path, int flags) {
        int fd = Linux.open(path.toString(), flags | Linux.O_CLOEXEC);
        if (fd < 0) {
            throw Linux.failure("open " + path);
        }
        return new KernelFile(path, fd);
    }

    /** Writes a text into a file, once. */
    static void write(Path path, String text) {
        try (KernelFile file = toWrite(path)) {
            file.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Writes the id of a process into a file, once. Returns whether there is such a process. */
    static boolean writeProcess(Path path, String pid) {
        byte[] text = pid.getBytes(StandardCharsets.UTF_8);
        try (KernelFile file = toWrite(path)) {
            Scratch scratch = Scratch.mine();
            scratch.put(text, 0, text.length);
            if (Linux.write(file.fd, scratch.chunk(), text.length) == text.length) {
                return true;
            }
            int errno = Linux.errno();
            if (errno != Linux.ESRCH) {
                throw Linux.failure("write to " + path, errno);
            }
            return false;
        }
    }

    /** Writes a text, which the kernel takes as a whole or not at all. */
    void write(byte[] text) {
        Scratch scratch = Scratch.mine();
        scratch.put(text, 0, text.length);
        if (Linux.write(fd, scratch.chunk(), text.length) != text.length) {
            throw Linux.failure("write to " + path);
        }
    }

    /** Returns the number behind a key at the beginning of a line, or -1 if there is no such line. */
    long number(byte[] key) {
        Scratch scratch = Scratch.mine();
        int length = (int) Linux.pread(fd, scratch.chunk(), MOST_BYTES, 0);
        for (int at = 0; at < length; at++) {
            int end = at + key.length;
            if (end + 1 < length && scratch.chunkByte(end) == ' ' && matches(scratch, at, key)) {
                return digits(scratch, end + 1, length);
            }
            while (at < length && scratch.chunkByte(at) != '\n') {
                at++;
            }
        }
        return -1;
    }

    /** Returns the number that is all the file has, or -1. */
    long number() {
        Scratch scratch = Scratch.mine();
        int length = (int) Linux.pread(fd, scratch.chunk(), MOST_BYTES, 0);
        return length <= 0 ? -1 : digits(scratch, 0, length);
    }

    private static boolean matches(Scratch scratch, int at, byte[] key) {
        for (int k = 0; k < key.length; k++) {
            if (scratch.chunkByte(at + k) != key[k]) {
                return false;
            }
        }
        return true;
    }

    private static long digits(Scratch scratch, int from, int length) {
        long value = 0;
        for (int at = from; at < length; at++) {
            int digit = scratch.chunkByte(at) - '0';
            if (digit < 0 || digit > 9) {
                break;
            }
            value = value * 10 + digit;
        }
        return value;
    }

    @Override
    public void close() {
        if (fd >= 0) {
            Linux.close(fd);
            fd = -1;
        }
    }
}
