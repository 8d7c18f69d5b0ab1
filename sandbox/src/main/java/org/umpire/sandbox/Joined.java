package org.umpire.sandbox;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;

/** Two started programs, each of which reads what the other writes. */
public final class Joined implements AutoCloseable {
    private final Confined first;
    private final Confined second;
    private final CompletableFuture<Confined> firstToEnd = new CompletableFuture<>();
    private final List<Relay> relays;
    private final List<Thread> threads;

    private Joined(Confined first, Confined second, Streams.Ends oursToFirst, Streams.Ends oursToSecond) {
        this.first = first;
        this.second = second;
        relays = List.of(
                new Relay(first, second, oursToFirst.in(), oursToSecond.out(), firstToEnd),
                new Relay(second, first, oursToSecond.in(), oursToFirst.out(), firstToEnd));
        threads = relays.stream()
                .map(relay -> new Thread(relay, "relay"))
                .peek(thread -> thread.setDaemon(true))
                .toList();
        threads.forEach(Thread::start);
    }

    /** Makes the pipes between two programs and starts these, by what starts one program with its ends. */
    static Joined of(
            Sandbox.Start first, Sandbox.Start second, BiFunction<Sandbox.Start, Streams.Ends, Confined> starter) {
        try (Descriptors descriptors = new Descriptors()) {
            Side one = Side.of(descriptors);
            Side other = Side.of(descriptors);
            Confined started = starter.apply(first, one.its());
            boolean whole = false;
            try {
                Confined partner = starter.apply(second, other.its());
                Joined joined = new Joined(started, partner, one.ours(descriptors), other.ours(descriptors));
                whole = true;
                return joined;
            } finally {
                if (!whole) {
                    started.end(Duration.ZERO);
                }
            }
        }
    }

    /** The two pipes of one program. */
    private record Side(Descriptors.Pipe in, Descriptors.Pipe out) {
        static Side of(Descriptors descriptors) {
            return new Side(descriptors.pipe(), descriptors.pipe());
        }

        Streams.Ends its() {
            return new Streams.Ends(in.readEnd(), out.writeEnd());
        }

        Streams.Ends ours(Descriptors descriptors) {
            return new Streams.Ends(descriptors.keep(out.readEnd()), descriptors.keep(in.writeEnd()));
        }
    }

    /** Returns the program that was started first. */
    public Confined first() {
        return first;
    }

    /** Returns the program that was started second. */
    public Confined second() {
        return second;
    }

    /**
     * Returns which program ended first, of itself or by us. Neither learns of the other's end before that is noted here, so
     * that an end that is caused by the other's end is never taken for the first. Empty while both live, and where a program
     * closed its pipes long before it ended.
     */
    public Optional<Confined> firstToEnd() {
        return firstToEnd.isDone() ? Optional.of(firstToEnd.join()) : Optional.empty();
    }

    /** Ends both. */
    @Override
    public void close() {
        try (first;
                second) {
            relays.forEach(Relay::stop);
        } finally {
            boolean interrupted = false;
            for (Thread thread : threads) {
                while (thread.isAlive()) {
                    try {
                        thread.join();
                    } catch (InterruptedException e) {
                        interrupted = true;
                    }
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
