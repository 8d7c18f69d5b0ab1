package org.umpire.sandbox;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;

/**
 * Carries what one program writes to another that reads it, and tells neither of the other's end before that is noted, or a
 * moment has passed. So it is known which of two programs ended first, also if the second ends because the first has: a race
 * that no watching from outside decides, since the end of a pipe is seen before the end of the process.
 */
final class Relay implements Runnable {
    /** How long a program that has closed its end of a pipe may take to end. It may also live on. */
    private static final Duration PATIENCE = Duration.ofMillis(300);

    private static final long LOOK_NANOS = 200_000;
    /** A nap that lasts longer is our own lateness, or that of the host: the program is not charged for it. */
    private static final long NAP_NANOS_MAX = 1_000_000;

    private static final long PIECE_NANOS = 100_000_000L;
    private static final int TO = 8;

    /**
     * What the two relays of two programs tell.
     *
     * @param firstToEnd the program that was noted to have ended, before any other
     * @param broken what went wrong with us
     */
    record Joint(CompletableFuture<Confined> firstToEnd, CompletableFuture<Throwable> broken) {}

    private final Confined writer;
    private final Confined reader;
    private final int from;
    private final int to;
    private final Joint joint;
    private volatile boolean stopped;

    /**
     * @param from a descriptor from which is read what {@code writer} writes; closed at the end
     * @param to a descriptor to which is written what {@code reader} reads; closed at the end
     */
    Relay(Confined writer, Confined reader, int from, int to, Joint joint) {
        this.writer = writer;
        this.reader = reader;
        this.from = from;
        this.to = to;
        this.joint = joint;
    }

    /** Returns the descriptors that {@link #run} closes. */
    List<Integer> fds() {
        return List.of(from, to);
    }

    /** Makes {@link #run} return soon, whatever the programs do. */
    void stop() {
        stopped = true;
    }

    @Override
    public void run() {
        try {
            Scratch scratch = Scratch.mine();
            while (!stopped) {
                int count = next(scratch);
                if (count < 0 || (count > 0 && !pass(scratch, count))) {
                    return;
                }
            }
        } catch (RuntimeException | Error e) {
            joint.broken().complete(e); // before the other can take it for the end of its partner
        } finally {
            Linux.close(from);
            Linux.close(to);
        }
    }

    /** Returns how many bytes were read into the chunk; 0 if there are none now, -1 if no more are to be passed on. */
    private int next(Scratch scratch) {
        poll(scratch, Linux.POLLIN, (short) 0);
        if (ready(scratch, TO)) {
            noteEnd(reader);
            return -1;
        }
        if (!ready(scratch, 0)) {
            return 0;
        }
        int count = (int) Linux.read(from, scratch.chunk(), Scratch.CHUNK_BYTES);
        if (count < 0 && again()) {
            return 0;
        }
        if (count <= 0) {
            noteEnd(writer);
            return -1;
        }
        return count;
    }

    /** Writes the first bytes of the chunk. Returns whether somebody can read them. */
    private boolean pass(Scratch scratch, int length) {
        int at = 0;
        while (at < length && !stopped) {
            int count = (int) Linux.write(to, scratch.chunk() + at, length - at);
            if (count > 0) {
                at += count;
            } else if (again()) {
                poll(scratch, (short) 0, Linux.POLLOUT);
            } else {
                noteEnd(reader);
                return false;
            }
        }
        return true;
    }

    private void noteEnd(Confined program) {
        long left = PATIENCE.toNanos();
        long before = System.nanoTime();
        boolean ended = program.over();
        while (!ended && left > 0 && !stopped) {
            LockSupport.parkNanos(LOOK_NANOS);
            long now = System.nanoTime();
            left -= Math.min(now - before, NAP_NANOS_MAX);
            before = now;
            ended = program.over();
        }
        if (ended) {
            joint.firstToEnd().complete(program);
        }
    }

    /** Waits for one of two events, or for the end of a pipe, or for a moment. */
    private void poll(Scratch scratch, short fromEvents, short toEvents) {
        set(scratch, 0, fromEvents == 0 ? -1 : from, fromEvents);
        set(scratch, TO, to, toEvents);
        scratch.setSecondLong(0, 0);
        scratch.setSecondLong(8, PIECE_NANOS);
        if (Linux.ppoll(scratch.small(), 2, scratch.second(), 0) < 0 && Linux.errno() != Linux.EINTR) {
            throw Linux.failure("ppoll");
        }
    }

    private static void set(Scratch scratch, int offset, int fd, short events) {
        scratch.setInt(offset, fd);
        scratch.setShort(offset + 4, events);
        scratch.setShort(offset + 6, (short) 0);
    }

    private static boolean ready(Scratch scratch, int offset) {
        return scratch.shortAt(offset + 6) != 0;
    }

    private static boolean again() {
        int errno = Linux.errno();
        return errno == Linux.EAGAIN || errno == Linux.EINTR;
    }
}
