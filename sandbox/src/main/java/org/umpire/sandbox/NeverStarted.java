package org.umpire.sandbox;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/** A program of which it was clear beforehand that it cannot be executed. */
record NeverStarted(String name, String why) implements Confined {
    @Override
    public void send(byte[] bytes) {}

    @Override
    public void closeInput() {}

    @Override
    public void resume() {}

    @Override
    public void suspend() {}

    @Override
    public int receive(byte[] into, int offset, long deadlineNanos) {
        Objects.checkIndex(offset, into.length);
        return -1;
    }

    @Override
    public Duration cpu() {
        return Duration.ZERO;
    }

    @Override
    public Optional<Ending> ending() {
        return Optional.of(new Ending.NotStarted(why));
    }

    @Override
    public byte[] stderr() {
        return (why + "\n").getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void end(Duration grace) {}
}
