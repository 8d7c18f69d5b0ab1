package org.umpire.sandbox;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A program joined to us by pipes, held by the custody of its level. The thread of the table uses it; any other may end
 * it meanwhile, as when all of Umpire is stopped.
 */
final class PipedProgram implements Confined {
    /** A wait is cut into pieces, so that it ends soon after another thread ended the program. */
    private static final long PIECE_NANOS = 500_000_000L;

    private static final long PIECE_WITHOUT_EXIT_FD_NANOS = 2_000_000L;

    private static final long ENDING_PATIENCE_NANOS = 250_000_000L;

    private final Custody custody;
    private final Wires wires;
    private final Launcher launcher;
    private final Running running;
    /** Fair, so that who ends the program comes in between two pieces of a wait. */
    private final ReentrantLock pipes = new ReentrantLock(true);

    private final Object end = new Object();
    private boolean awaited;
    private volatile boolean ended;

    /**
     * @param running where it is to be struck off once it has been ended
     */
    PipedProgram(Custody custody, Wires wires, Launcher launcher, Running running) {
        this.custody = custody;
        this.wires = wires;
        this.launcher = launcher;
        this.running = running;
    }

    @Override
    public String name() {
        return custody.name();
    }

    @Override
    public void send(byte[] bytes) {
        send(ByteBuffer.wrap(bytes));
    }

    @Override
    public void send(ByteBuffer bytes) {
        pipes.lock();
        try {
            wires.send(bytes);
        } finally {
            pipes.unlock();
        }
    }

    @Override
    public void closeInput() {
        pipes.lock();
        try {
            wires.closeInput();
        } finally {
            pipes.unlock();
        }
    }

    @Override
    public void resume() {
        custody.resume();
    }

    @Override
    public void suspend() {
        custody.suspend();
    }

    @Override
    public int receive(byte[] into, int offset, long deadlineNanos) {
        Objects.checkIndex(offset, into.length);
        while (true) {
            long left = deadlineNanos - System.nanoTime();
            pipes.lock();
            try {
                int count = wires.receive(into, offset, Math.min(left, PIECE_NANOS));
                if (count < 0) {
                    awaitEnding(left);
                }
                if (count != 0) {
                    return count;
                }
            } finally {
                pipes.unlock();
            }
            if (left <= 0) {
                return 0;
            }
        }
    }

    /** The pipes of a program that ends are closed a moment before it can be seen that it ended. */
    private void awaitEnding(long leftNanos) {
        if (!awaited) {
            awaited = leftNanos >= ENDING_PATIENCE_NANOS;
            drainUntilEnd(Math.min(ENDING_PATIENCE_NANOS, leftNanos));
        }
    }

    private void drainUntilEnd(long patienceNanos) {
        long deadline = System.nanoTime() + patienceNanos;
        long piece = custody.exitFd() >= 0 ? PIECE_NANOS : PIECE_WITHOUT_EXIT_FD_NANOS;
        long left = patienceNanos;
        while (left > 0 && custody.ended().isEmpty()) {
            wires.drain(Math.min(left, piece));
            left = deadline - System.nanoTime();
        }
    }

    @Override
    public boolean over() {
        return ended || custody.ended().isPresent();
    }

    @Override
    public boolean awaitEnd(long deadlineNanos) {
        long piece = custody.exitFd() >= 0 ? PIECE_NANOS : PIECE_WITHOUT_EXIT_FD_NANOS;
        while (!over()) {
            long left = deadlineNanos - System.nanoTime();
            if (left <= 0) {
                return false;
            }
            pipes.lock();
            try {
                wires.drain(Math.min(left, piece));
            } finally {
                pipes.unlock();
            }
        }
        return true;
    }

    @Override
    public OptionalLong peakMemoryBytes() {
        long bytes = custody.peakBytes();
        return bytes > 0 ? OptionalLong.of(bytes) : OptionalLong.empty();
    }

    @Override
    public Duration cpu() {
        return Duration.ofNanos(custody.cpuNanos());
    }

    @Override
    public Optional<Ending> ending() {
        Optional<Ending> found = custody.ended();
        if (found.isEmpty()) {
            return found;
        }
        pipes.lock();
        try {
            wires.drainErrors();
            Optional<String> why =
                    launcher.complaint(found.get(), wires.stderr().head());
            return why.isPresent() ? why.map(Ending.NotStarted::new) : found;
        } finally {
            pipes.unlock();
        }
    }

    @Override
    public byte[] stderr() {
        if (ending().orElse(null) instanceof Ending.NotStarted notStarted) {
            return (notStarted.why() + "\n").getBytes(StandardCharsets.UTF_8);
        }
        pipes.lock();
        try {
            wires.drainErrors(); // what came with an answer that was not waited for is still in the pipe
            return wires.stderr().tail();
        } finally {
            pipes.unlock();
        }
    }

    @Override
    public void end(Duration grace) {
        synchronized (end) {
            if (ended) {
                return;
            }
            try {
                leave(grace);
                custody.kill();
            } finally {
                ended = true;
                closePipes();
                running.remove(this);
            }
        }
    }

    /** Lets the program leave by itself. */
    private void leave(Duration grace) {
        if (grace.isZero() || grace.isNegative() || !pipes.tryLock()) {
            return; // where another thread waits for the program just now, there is no time for grace
        }
        try {
            wires.closeInput();
            custody.resume();
            drainUntilEnd(grace.toNanos());
        } finally {
            pipes.unlock();
        }
    }

    private void closePipes() {
        // Whoever waits for the program lets go within a piece, also if something that we could not find holds its
        // pipe.
        pipes.lock();
        try {
            wires.drainErrors();
            wires.close();
        } finally {
            pipes.unlock();
        }
    }
}
