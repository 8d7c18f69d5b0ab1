package org.umpire.sandbox;

/**
 * What the kernel shows of a process that need not be our child, kept open so that looking costs little. Not safe for use
 * by many threads.
 */
final class StatFile implements AutoCloseable {
    private static final int MOST_BYTES = 1024;
    /** Blanks between the state and the number of threads. */
    private static final int BLANKS_TO_THREADS = 17;

    private final int pid;
    private int fd;
    private char state;
    private int threads;

    StatFile(int pid) {
        this.pid = pid;
        fd = Linux.open("/proc/" + pid + "/stat", Linux.O_CLOEXEC);
    }

    /** Looks, and returns whether there still is the process, be it a zombie. */
    private boolean look() {
        Scratch scratch = Scratch.mine();
        int length = fd < 0 ? 0 : (int) Linux.pread(fd, scratch.chunk(), MOST_BYTES, 0);
        if (length <= 0) {
            return false;
        }
        int at = length - 1;
        while (scratch.chunkByte(at) != ')') { // the name before it may hold anything
            at--;
        }
        at += 2;
        state = (char) scratch.chunkByte(at);
        for (int blanks = 0; blanks < BLANKS_TO_THREADS; at++) {
            blanks += scratch.chunkByte(at) == ' ' ? 1 : 0;
        }
        threads = 0;
        for (; scratch.chunkByte(at) != ' '; at++) {
            threads = threads * 10 + scratch.chunkByte(at) - '0';
        }
        return true;
    }

    /**
     * Returns whether the first thread is stopped, so that all others have been told to, or there is nothing to stop. Where
     * the first one has ended before the others, they must all stand still.
     */
    boolean stopped() {
        return !look() || state == 'T' || state == 't' || (ended() && (threads <= 1 || Processes.othersStopped(pid)));
    }

    /** Returns whether there was more than one thread when last looked at. */
    boolean hasThreads() {
        return threads > 1;
    }

    private boolean ended() {
        return state == 'Z' || state == 'X';
    }

    @Override
    public void close() {
        if (fd >= 0) {
            Linux.close(fd);
            fd = -1;
        }
    }
}
