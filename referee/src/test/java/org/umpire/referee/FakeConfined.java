package org.umpire.referee;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.umpire.sandbox.Confined;
import org.umpire.sandbox.Ending;

/** A program by script, in a time of its own that passes only while somebody waits. */
final class FakeConfined implements Confined, Ticks {
    private static final long MILLI = 1_000_000;

    private interface Step {
        /** Goes on until an instant at most; true when the step is done. */
        boolean run(long until);
    }

    /** What was done to the program, in order. */
    final List<String> done = new ArrayList<>();

    private final Deque<Step> script = new ArrayDeque<>();
    private final ByteArrayOutputStream input = new ByteArrayOutputStream();
    private byte[] pipe = {};
    private boolean running;
    private boolean inputClosed;
    private boolean outputClosed;
    private Optional<Ending> ending = Optional.empty();
    private long now = -5_000_000_000L;
    private long cpu = 3 * MILLI;
    private long lateBy;
    private long lag;
    private String stderr = "";

    /** Reads a line, waiting for it. */
    FakeConfined reads() {
        script.add(until -> {
            if (lines() > taken) {
                taken++;
                return true;
            }
            now = until;
            return false;
        });
        return this;
    }

    private int taken;

    private long lines() {
        return input.toString(StandardCharsets.UTF_8)
                .chars()
                .filter(c -> c == '\n')
                .count();
    }

    FakeConfined computes(long millis) {
        return computes(millis, 1);
    }

    /** Computes in several threads for some wall time. */
    FakeConfined computes(long millis, int threads) {
        long[] left = {millis * MILLI};
        script.add(until -> {
            long time = Math.min(left[0], until - now);
            now += time;
            cpu += time * threads;
            left[0] -= time;
            return left[0] == 0;
        });
        return this;
    }

    FakeConfined sleeps(long millis) {
        long[] left = {millis * MILLI};
        script.add(until -> {
            long time = Math.min(left[0], until - now);
            now += time;
            left[0] -= time;
            return left[0] == 0;
        });
        return this;
    }

    FakeConfined writes(String text) {
        return writes(text.getBytes(StandardCharsets.UTF_8));
    }

    FakeConfined writes(byte[] bytes) {
        script.add(until -> {
            byte[] all = Arrays.copyOf(pipe, pipe.length + bytes.length);
            System.arraycopy(bytes, 0, all, pipe.length, bytes.length);
            pipe = all;
            return true;
        });
        return this;
    }

    /** Writes during a wait that returns later than it should by some time. */
    FakeConfined writesWhileWeAreLateBy(long millis, String text) {
        script.add(until -> {
            pipe = text.getBytes(StandardCharsets.UTF_8);
            now = until + millis * MILLI;
            return true;
        });
        return this;
    }

    /** Writes the same again and again, with some computing before each time. */
    FakeConfined computesAndWritesForEver(String text, long micros) {
        return writesForEver(text, micros, micros);
    }

    /** Writes the same again and again, with some waiting before each time. */
    FakeConfined waitsAndWritesForEver(String text, long micros) {
        return writesForEver(text, micros, 0);
    }

    private FakeConfined writesForEver(String text, long wallMicros, long cpuMicros) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        script.add(until -> {
            now += wallMicros * 1000;
            cpu += cpuMicros * 1000;
            pipe = bytes.clone();
            return false;
        });
        return this;
    }

    FakeConfined closesOutput() {
        script.add(until -> {
            outputClosed = true;
            return true;
        });
        return this;
    }

    /** Ends, with its output unless a child holds it open. */
    FakeConfined ends(Ending how) {
        return closesOutput().endsBehindOpenPipe(how);
    }

    FakeConfined endsBehindOpenPipe(Ending how) {
        script.add(until -> {
            ending = Optional.of(how);
            running = false;
            return true;
        });
        return this;
    }

    /** Writes to its standard error. */
    FakeConfined complains(String text) {
        script.add(until -> {
            stderr += text;
            return true;
        });
        return this;
    }

    /** Uses CPU time although it is suspended. */
    void leaks(long millis) {
        cpu += millis * MILLI;
    }

    /** Every wait that runs to its end from here on returns that much later. */
    void waitsAreLateBy(long millis) {
        lateBy = millis * MILLI;
    }

    /** Readings of a running program stay behind by up to that much. */
    void readingsLagBy(long millis) {
        lag = millis * MILLI;
    }

    /** What the program was sent so far. */
    String sent() {
        return input.toString(StandardCharsets.UTF_8);
    }

    @Override
    public long nanoTime() {
        return now;
    }

    @Override
    public void pause(long nanos) {
        advance(now + nanos);
    }

    @Override
    public String name() {
        return "fake";
    }

    @Override
    public void send(byte[] bytes) {
        done.add("send");
        input.writeBytes(bytes);
    }

    @Override
    public void closeInput() {
        done.add("close input");
        inputClosed = true;
    }

    boolean inputClosed() {
        return inputClosed;
    }

    @Override
    public void resume() {
        done.add("resume");
        running = ending.isEmpty();
    }

    @Override
    public void suspend() {
        done.add("suspend");
        running = false;
    }

    @Override
    public int receive(byte[] into, int offset, long deadlineNanos) {
        while (true) {
            if (pipe.length > 0) {
                int count = Math.min(pipe.length, into.length - offset);
                if (count == 0) {
                    throw new IllegalArgumentException("no room");
                }
                System.arraycopy(pipe, 0, into, offset, count);
                pipe = Arrays.copyOfRange(pipe, count, pipe.length);
                return count;
            }
            if (outputClosed) {
                return -1;
            }
            if (now >= deadlineNanos) {
                return 0;
            }
            step(deadlineNanos);
            if (now >= deadlineNanos) {
                now += lateBy;
            }
        }
    }

    private void step(long until) {
        Step step = script.peek();
        if (!running || step == null) {
            now = until;
        } else if (step.run(until)) {
            script.remove();
        }
    }

    private void advance(long until) {
        while (now < until) {
            step(until);
        }
    }

    @Override
    public Duration cpu() {
        return Duration.ofNanos(running && lag > 0 ? cpu / lag * lag : cpu);
    }

    @Override
    public Optional<Ending> ending() {
        return ending;
    }

    @Override
    public byte[] stderr() {
        return stderr.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void end(Duration grace) {
        done.add("end");
        running = false;
        outputClosed = true;
    }
}
