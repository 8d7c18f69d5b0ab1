package org.umpire.sandbox;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;

/**
 * Our ends of the three pipes of one program. No end blocks, but for waits that were asked for. Not safe for use by many
 * threads.
 */
final class Wires {
    private static final int HEAD_BYTES = 1024;
    private static final int POLLFD_BYTES = 8;
    private static final int INPUT = 0;
    private static final int OUTPUT = 1;
    private static final int ERRORS = 2;
    private static final int EXIT = 3;

    private static final int GOT_NOTHING = 0;
    private static final int GOT_END = -1;

    private int input;
    private int output;
    private int errors;
    private int exit;
    private final Tail stderr;
    /** What is to be written, each from its position on. */
    private final ArrayDeque<ByteBuffer> queue = new ArrayDeque<>();

    private boolean closeWhenWritten;
    private boolean toldSinceReceived;
    private byte[] dropped = {};

    /**
     * @param exit see {@link Custody#exitFd}; not closed here
     */
    Wires(int input, int output, int errors, int exit, int stderrBytes) {
        this.input = input;
        this.output = output;
        this.errors = errors;
        this.exit = exit;
        stderr = new Tail(HEAD_BYTES, stderrBytes);
    }

    Tail stderr() {
        return stderr;
    }

    /** See {@link Confined#send}. */
    void send(ByteBuffer bytes) {
        if (input < 0 || closeWhenWritten || !bytes.hasRemaining()) {
            return;
        }
        toldSinceReceived = true;
        queue.add(bytes);
        if (queue.size() == 1) {
            flush();
        }
    }

    /** See {@link Confined#closeInput}. */
    void closeInput() {
        closeWhenWritten = true;
        if (queue.isEmpty()) {
            closeInputNow();
        }
    }

    /**
     * See {@link Confined#receive}, but returns 0 whenever there is a reason to look again.
     *
     * @param nanos how long to wait at most
     */
    int receive(byte[] into, int offset, long nanos) {
        if (output < 0) {
            return GOT_END;
        }
        Scratch scratch = Scratch.mine();
        if (mayBeAnswered()) {
            int count = readOutput(scratch, into, offset);
            if (count != GOT_NOTHING) {
                return count;
            }
        }
        if (!poll(scratch, nanos)) {
            return GOT_NOTHING;
        }
        serve(scratch);
        if (ready(scratch, OUTPUT)) {
            return readOutput(scratch, into, offset);
        }
        if (ready(scratch, EXIT)) {
            // All that it wrote is in the pipe by now; what others that hold the pipe may still write is not its word.
            exit = -1;
            int count = readOutput(scratch, into, offset);
            if (count == GOT_NOTHING) {
                closeOutput();
                return GOT_END;
            }
            return count;
        }
        return GOT_NOTHING;
    }

    /**
     * Returns whether to look for an answer before waiting for one: a quick program that shares our processor has given it
     * by now, and then the wait, a system call, is saved. Only once for what was told, since a program that writes on and on
     * must not keep us from its standard error.
     */
    private boolean mayBeAnswered() {
        boolean may = toldSinceReceived && queue.isEmpty();
        toldSinceReceived = false;
        return may;
    }

    /** Waits for the end of the program or for {@code nanos}, meanwhile writes what is queued and drops what it writes. */
    void drain(long nanos) {
        Scratch scratch = Scratch.mine();
        if (!poll(scratch, nanos)) {
            return;
        }
        serve(scratch);
        if (ready(scratch, OUTPUT)) {
            if (dropped.length == 0) {
                dropped = new byte[Scratch.CHUNK_BYTES];
            }
            readOutput(scratch, dropped, 0);
        }
    }

    /** Takes what is in the pipe of standard error, of a program that may be writing on. */
    void drainErrors() {
        Scratch scratch = Scratch.mine();
        // A pipe holds at most 1 MiB (16 chunks) here; who writes on must not hold us.
        for (int k = 0; k < 16 && errors >= 0 && readErrors(scratch) > 0; k++) {}
    }

    /** Closes our ends. */
    void close() {
        closeInputNow();
        closeOutput();
        closeErrors();
    }

    private boolean poll(Scratch scratch, long nanos) {
        setPoll(scratch, INPUT, queue.isEmpty() ? -1 : input, Linux.POLLOUT);
        setPoll(scratch, OUTPUT, output, Linux.POLLIN);
        setPoll(scratch, ERRORS, errors, Linux.POLLIN);
        setPoll(scratch, EXIT, exit, Linux.POLLIN);
        long wait = Math.max(0, nanos);
        scratch.setSecondLong(0, wait / 1_000_000_000L);
        scratch.setSecondLong(8, wait % 1_000_000_000L);
        int count = Linux.ppoll(scratch.small(), 4, scratch.second(), 0);
        if (count < 0 && Linux.errno() != Linux.EINTR) {
            throw Linux.failure("ppoll");
        }
        return count > 0;
    }

    private static void setPoll(Scratch scratch, int index, int fd, short events) {
        scratch.setInt(index * POLLFD_BYTES, fd);
        scratch.setShort(index * POLLFD_BYTES + 4, events);
        scratch.setShort(index * POLLFD_BYTES + 6, (short) 0);
    }

    private static boolean ready(Scratch scratch, int index) {
        return scratch.shortAt(index * POLLFD_BYTES + 6) != 0;
    }

    private void serve(Scratch scratch) {
        if (ready(scratch, ERRORS)) {
            readErrors(scratch);
        }
        if (ready(scratch, INPUT)) {
            flush();
        }
    }

    private int readOutput(Scratch scratch, byte[] into, int offset) {
        if (output < 0) {
            return GOT_END;
        }
        int room = Math.min(into.length - offset, Scratch.CHUNK_BYTES);
        int count = (int) Linux.read(output, scratch.chunk(), room);
        if (count > 0) {
            scratch.get(into, offset, count);
            return count;
        }
        if (count < 0 && again()) {
            return GOT_NOTHING;
        }
        closeOutput();
        return GOT_END;
    }

    private int readErrors(Scratch scratch) {
        int count = (int) Linux.read(errors, scratch.chunk(), Scratch.CHUNK_BYTES);
        if (count > 0) {
            byte[] bytes = new byte[count];
            scratch.get(bytes, 0, count);
            stderr.add(bytes, count);
        } else if (count == 0 || !again()) {
            closeErrors();
        }
        return count;
    }

    /** Writes what fits. */
    private void flush() {
        Scratch scratch = Scratch.mine();
        while (input >= 0) {
            ByteBuffer first = queue.peek();
            if (first == null) {
                if (closeWhenWritten) {
                    closeInputNow();
                }
                return;
            }
            int length = Math.min(first.remaining(), Scratch.CHUNK_BYTES);
            scratch.put(first, length);
            int count = (int) Linux.write(input, scratch.chunk(), length);
            if (count < 0) {
                if (!again()) {
                    closeInputNow();
                }
                return;
            }
            first.position(first.position() + count);
            if (!first.hasRemaining()) {
                queue.remove();
            } else if (count < length) {
                return;
            }
        }
    }

    private static boolean again() {
        int errno = Linux.errno();
        return errno == Linux.EAGAIN || errno == Linux.EINTR;
    }

    private void closeInputNow() {
        queue.clear();
        if (input >= 0) {
            Linux.close(input);
            input = -1;
        }
    }

    private void closeOutput() {
        if (output >= 0) {
            Linux.close(output);
            output = -1;
        }
    }

    private void closeErrors() {
        if (errors >= 0) {
            Linux.close(errors);
            errors = -1;
        }
    }
}
