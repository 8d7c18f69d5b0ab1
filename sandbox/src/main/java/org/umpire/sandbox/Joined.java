package org.umpire.sandbox;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;

/** Two started programs, each of which reads what the other writes. */
public final class Joined implements AutoCloseable {
    private final Confined first;
    private final Confined second;
    private final Relay.Joint joint = new Relay.Joint(new CompletableFuture<>(), new CompletableFuture<>());
    private final List<Relay> relays;
    private final List<Thread> threads = new ArrayList<>();

    private Joined(Confined first, Confined second, Streams.Ends oursToFirst, Streams.Ends oursToSecond) {
        this.first = first;
        this.second = second;
        relays = List.of(
                new Relay(first, second, oursToFirst.in(), oursToSecond.out(), joint),
                new Relay(second, first, oursToSecond.in(), oursToFirst.out(), joint));
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
                try {
                    Joined joined = new Joined(started, partner, one.ours(), other.ours());
                    joined.begin(descriptors);
                    whole = true;
                    return joined;
                } finally {
                    if (!whole) {
                        partner.end(Duration.ZERO);
                    }
                }
            } finally {
                if (!whole) {
                    started.end(Duration.ZERO);
                }
            }
        }
    }

    /** Starts the relays, each of which takes its descriptors over. */
    private void begin(Descriptors descriptors) {
        boolean whole = false;
        try {
            for (Relay relay : relays) {
                relay.fds().forEach(descriptors::unblock);
            }
            for (Relay relay : relays) {
                Thread thread = new Thread(relay, "relay");
                thread.setDaemon(true);
                thread.start();
                threads.add(thread);
                relay.fds().forEach(descriptors::forget);
            }
            whole = true;
        } finally {
            if (!whole) {
                stopRelays();
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

        Streams.Ends ours() {
            return new Streams.Ends(out.readEnd(), in.writeEnd());
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
     * that an end that is caused by the other's end is not taken for the first. Empty while both live, and where a program
     * closed its pipes long before its end was seen.
     *
     * @throws SandboxException if we could not carry what they said: then an end may be of our making
     */
    public Optional<Confined> firstToEnd() {
        if (joint.broken().isDone()) {
            throw new SandboxException(
                    "what two programs say to each other could not be carried",
                    joint.broken().join());
        }
        CompletableFuture<Confined> ended = joint.firstToEnd();
        return ended.isDone() ? Optional.of(ended.join()) : Optional.empty();
    }

    /** Ends both. */
    @Override
    public void close() {
        try (first;
                second) {
            relays.forEach(Relay::stop);
        } finally {
            stopRelays();
        }
    }

    private void stopRelays() {
        relays.forEach(Relay::stop);
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
