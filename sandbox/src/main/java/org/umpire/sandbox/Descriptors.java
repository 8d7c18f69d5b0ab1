package org.umpire.sandbox;

import java.util.ArrayList;
import java.util.List;

/**
 * Open descriptors that are needed while a program is started. All are closed at the end, but those that were kept. None
 * survives an exec by itself, and none has a number that a program's own could have.
 */
final class Descriptors implements AutoCloseable {
    private static final int LOWEST = 16;

    private final List<Integer> open = new ArrayList<>();

    /**
     * A pipe.
     *
     * @param readEnd a descriptor
     * @param writeEnd a descriptor
     */
    record Pipe(int readEnd, int writeEnd) {}

    /** Makes a pipe. */
    Pipe pipe() {
        Scratch scratch = Scratch.mine();
        if (Linux.pipe2(scratch.small(), Linux.O_CLOEXEC) != 0) {
            throw Linux.failure("pipe2");
        }
        int readEnd = scratch.intAt(0);
        int writeEnd = scratch.intAt(4);
        open.add(readEnd);
        open.add(writeEnd);
        return new Pipe(raised(readEnd), raised(writeEnd));
    }

    /** Makes a pipe from which a child reads, up to its end, the bytes given: no more than 4096. */
    int readable(byte[] bytes) {
        Pipe pipe = pipe();
        if (!write(pipe.writeEnd(), bytes)) {
            throw Linux.failure("write");
        }
        close(pipe.writeEnd());
        return pipe.readEnd();
    }

    /** Writes bytes, no more than 4096, into a pipe that has room for them. Returns whether somebody can read them. */
    static boolean write(int fd, byte[] bytes) {
        Scratch scratch = Scratch.mine();
        scratch.put(bytes, 0, bytes.length);
        return Linux.write(fd, scratch.chunk(), bytes.length) == bytes.length;
    }

    /** Opens a file for reading. */
    int file(String path) {
        int fd = Linux.open(path, Linux.O_CLOEXEC);
        if (fd < 0) {
            throw Linux.failure("open " + path);
        }
        open.add(fd);
        return raised(fd);
    }

    /** Makes calls on a descriptor fail rather than wait, and leaves it open at the end. */
    int keep(int fd) {
        unblock(fd);
        forget(fd);
        return fd;
    }

    /** Makes calls on a descriptor fail rather than wait. */
    void unblock(int fd) {
        if (Linux.fcntl(fd, Linux.F_SETFL, Linux.O_NONBLOCK) != 0) {
            throw Linux.failure("fcntl");
        }
    }

    /** Leaves a descriptor open at the end: somebody else closes it. */
    void forget(int fd) {
        open.remove(Integer.valueOf(fd));
    }

    /** Waits until there is something to read, or the other end is closed. Returns whether it is so. */
    static boolean awaitReadable(int fd, long patienceNanos) {
        Scratch scratch = Scratch.mine();
        long deadline = System.nanoTime() + patienceNanos;
        while (true) {
            long left = Math.max(0, deadline - System.nanoTime());
            scratch.setInt(0, fd);
            scratch.setShort(4, Linux.POLLIN);
            scratch.setShort(6, (short) 0);
            scratch.setSecondLong(0, left / 1_000_000_000L);
            scratch.setSecondLong(8, left % 1_000_000_000L);
            int count = Linux.ppoll(scratch.small(), 1, scratch.second(), 0);
            if (count < 0 && Linux.errno() != Linux.EINTR) {
                throw Linux.failure("ppoll");
            }
            if (count > 0 || left == 0) {
                return count > 0;
            }
        }
    }

    /** Reads what there is, at most {@code into.length} bytes; 0 at the end or when there is nothing. */
    static int read(int fd, byte[] into) {
        Scratch scratch = Scratch.mine();
        int count = (int) Linux.read(fd, scratch.chunk(), Math.min(into.length, Scratch.CHUNK_BYTES));
        if (count > 0) {
            scratch.get(into, 0, count);
        }
        return Math.max(0, count);
    }

    void close(int fd) {
        open.remove(Integer.valueOf(fd));
        Linux.close(fd);
    }

    @Override
    public void close() {
        open.forEach(Linux::close);
        open.clear();
    }

    private int raised(int fd) {
        if (fd >= LOWEST) {
            return fd;
        }
        int higher = Linux.fcntl(fd, Linux.F_DUPFD_CLOEXEC, LOWEST);
        if (higher < 0) {
            throw Linux.failure("fcntl");
        }
        open.add(higher);
        close(fd);
        return higher;
    }
}
