package org.umpire.referee;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import org.umpire.record.Limits;
import org.umpire.record.RawText;
import org.umpire.record.Usage;
import org.umpire.rules.ClockKind;
import org.umpire.rules.Exchange;
import org.umpire.sandbox.Confined;
import org.umpire.sandbox.Ending;

/**
 * A program at a seat, suspended whenever it is not asked.
 */
final class ProgramPlayer implements Player {
    /*
     * Time. The program is suspended from its very start; CPU time is counted from the reading before it is first let
     * run, so that start-up is on the clock and our launcher is not. A reading is exact only while the program is
     * suspended: suspend, then read, then judge. While it runs, readings decide only when to look again: the time left
     * divided by the number of cores is the first instant at which it could be used up. Usage is the difference of two
     * exact readings one answer apart, so what was used between two turns is charged as well.
     *
     * Deadline. One instant a question, fixed when it is sent. What arrives meanwhile never moves it; only our own delay
     * does: by as much as we woke later from our waits than we meant to, wall time is not the program's. So a line that is
     * there when a wait ends is never late by the wall, for no wait is meant to end after the deadline. A wait that ends far
     * too late may have stood still from its very beginning: so much is in doubt, and where it would decide, the program
     * gets it back, bit by bit and up to a bound.
     *
     * Output. An answer is one line and nothing after it, not even a blank line. Whatever is there when the next question
     * is due was written without being asked: the program is suspended then, so looking for it cannot race with it.
     *
     * Blame. The first cause in time wins: memory, clock, guard, output over its limits, exit or signal, protocol. A
     * line that came in time is an answer whatever the program did after it; that is noticed at the next question.
     */

    private static final long MILLI = 1_000_000;
    /** How often we look whether a silent program has ended behind a pipe that something else holds open. */
    private static final long LOOK = 250 * MILLI;
    /** How long a program that closed its output may take to end, before we say that it lives on. */
    private static final long ENDING = 500 * MILLI;

    /** A wait that ends by so much too late may have stood still for long before its end. */
    private static final long STANDSTILL = 50 * MILLI;

    /** How much time in doubt is given back at once, and at most for one question. */
    private static final long RESPITE = 50 * MILLI;

    private static final long RESPITES = 2000 * MILLI;

    /** Longer than any table, and short enough to be added to an instant. */
    private static final Duration FOREVER = Duration.ofDays(10_000);

    /** How much of a line over its limit is kept for the record. */
    private static final int KEPT = 200;

    private final Confined confined;
    private final Limits limits;
    private final Ticks ticks;
    private final int cores;
    private final ByteArrayOutputStream outbox = new ByteArrayOutputStream(256);

    private byte[] in = new byte[4096];
    private int filled;
    private int lineEnd;
    private long received;
    private Duration counted;
    private long heard;
    private long delay;
    private long lag;
    private long doubt;
    private long respites;
    private boolean closed;

    ProgramPlayer(Confined confined, Limits limits) {
        this(confined, limits, Ticks.SYSTEM, Runtime.getRuntime().availableProcessors());
    }

    ProgramPlayer(Confined confined, Limits limits, Ticks ticks, int cores) {
        this.confined = confined;
        this.limits = limits;
        this.ticks = ticks;
        this.cores = cores;
        this.counted = confined.cpu();
    }

    @Override
    public void tell(String line) {
        tell(line.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void tell(Exchange exchange) {
        tell(exchange.bytes());
    }

    private void tell(byte[] line) {
        outbox.writeBytes(line);
        outbox.write('\n');
    }

    @Override
    public Answer ask(Allowance allowance) {
        delay = 0;
        lag = 0;
        doubt = 0;
        respites = 0;
        if (unasked()) {
            return failed(Stop.UNASKED, allowance, count(Duration.ZERO));
        }
        long asked = ticks.nanoTime();
        flush();
        confined.resume();
        Stop stop = listen(allowance, asked);
        confined.suspend();
        Usage undelayed = count(Duration.ofNanos(heard - asked - delay));
        boolean late = allowance.exceededBy(undelayed);
        Usage usage = atLeastComputed(undelayed, Duration.ofNanos(heard - asked));
        if (stop == Stop.LINE && !late) {
            return said(usage);
        }
        if (stop == Stop.END && confined.ending().isEmpty()) {
            letEnd();
            usage = usage.plus(count(Duration.ZERO));
        }
        return failed(late ? Stop.CLOCK : stop, allowance, usage);
    }

    @Override
    public void dismiss() {
        if (!closed) {
            flush();
            confined.closeInput();
            confined.resume();
        }
    }

    @Override
    public boolean left() {
        // Writes what is still queued, and keeps a program that talks to the end from being blocked by a full pipe.
        if (!closed) {
            confined.receive(in, 0, ticks.nanoTime());
        }
        return closed || confined.ending().isPresent();
    }

    @Override
    public String stderr() {
        return RawText.read(confined.stderr());
    }

    @Override
    public void close() {
        closed = true;
        confined.close();
    }

    private boolean unasked() {
        if (filled == 0) {
            filled = Math.max(confined.receive(in, 0, ticks.nanoTime()), 0);
            received += filled;
        }
        return filled > 0;
    }

    private Stop listen(Allowance allowance, long asked) {
        long deadline = asked + nanos(allowance.guard());
        long time = nanos(allowance.time());
        long used = 0;
        long now = asked;
        while (true) {
            long before = now;
            long wake = Math.min(deadline + delay, now + LOOK);
            if (allowance.clock() == ClockKind.CPU) {
                wake = Math.min(wake, now + Math.max((time - used) / cores, MILLI));
                wake = Math.min(wake, asked + delay + used + nanos(allowance.idle()) + 1);
            }
            int came = confined.receive(in, filled, wake);
            now = ticks.nanoTime();
            heard = now;
            long late = Math.max(now - Math.max(wake, before), 0);
            delay += late;
            lag = Math.max(lag, late);
            doubt += late > STANDSTILL ? Math.max(wake - before, 0) : 0;
            if (came < 0 || (came == 0 && confined.ending().isPresent())) {
                return drainedStop();
            }
            Optional<Stop> stop = came == 0 ? Optional.empty() : take(came);
            if (stop.isPresent()) {
                return stop.get();
            }
            if (allowance.clock() == ClockKind.CPU) {
                used = confined.cpu().minus(counted).toNanos();
                if (used > time) {
                    return Stop.CLOCK;
                }
            }
            Optional<Stop> byWall = byWall(allowance, now - asked - delay, used);
            if (byWall.isPresent() && !respite()) {
                lag = Math.max(lag, doubt); // more than could be given back
                return byWall.get();
            }
        }
    }

    /** Returns whether the program gets some of the time back that may have been taken from it. */
    private boolean respite() {
        long more = Math.min(RESPITE, Math.min(doubt, RESPITES - respites));
        doubt -= more;
        respites += more;
        delay += more;
        return more > 0;
    }

    private static Optional<Stop> byWall(Allowance allowance, long wall, long used) {
        boolean cpuClock = allowance.clock() == ClockKind.CPU;
        if (cpuClock && wall - used > nanos(allowance.idle())) {
            return Optional.of(Stop.IDLE);
        }
        if (wall < nanos(allowance.guard())) {
            return Optional.empty();
        }
        return Optional.of(cpuClock ? Stop.GUARD : Stop.CLOCK);
    }

    /** The program has ended: what it wrote before may still be in the pipe, which something else may hold open. */
    private Stop drainedStop() {
        while (true) {
            int came = confined.receive(in, filled, ticks.nanoTime());
            if (came <= 0) {
                return Stop.END;
            }
            Optional<Stop> stop = take(came);
            if (stop.isPresent()) {
                return stop.get();
            }
        }
    }

    /** Takes the bytes that came behind those that are there; returns how the wait ends by them, if it does. */
    private Optional<Stop> take(int came) {
        int from = filled;
        filled += came;
        received += came;
        lineEnd = from;
        while (lineEnd < filled && in[lineEnd] != '\n') {
            lineEnd++;
        }
        if (lineEnd > limits.lineBytes()) {
            return Optional.of(Stop.LONG_LINE);
        }
        if (received > limits.outputBytes()) {
            return Optional.of(Stop.MUCH_OUTPUT);
        }
        if (lineEnd < filled) {
            return Optional.of(Stop.LINE);
        }
        if (filled == in.length) {
            in = Arrays.copyOf(in, (int) Math.min(2L * in.length, limits.lineBytes() + 1L));
        }
        return Optional.empty();
    }

    private void flush() {
        if (outbox.size() > 0) {
            confined.send(outbox.toByteArray());
            outbox.reset();
        }
    }

    /** Returns what was used since the last count, and counts from here on. */
    private Usage count(Duration wall) {
        Duration before = counted;
        Duration now = confined.cpu();
        counted = now.compareTo(before) > 0 ? now : before;
        return new Usage(counted.minus(before), wall);
    }

    /** Takes back the part of our delay in which the program must have computed. */
    private static Usage atLeastComputed(Usage undelayed, Duration passed) {
        Duration computed = undelayed.cpu().compareTo(passed) < 0 ? undelayed.cpu() : passed;
        return undelayed.wall().compareTo(computed) < 0 ? new Usage(undelayed.cpu(), computed) : undelayed;
    }

    /** Lets a program that closed its output run on a little: most are just leaving. */
    private void letEnd() {
        confined.resume();
        long until = ticks.nanoTime() + ENDING;
        while (confined.ending().isEmpty() && ticks.nanoTime() < until) {
            ticks.pause(MILLI);
        }
        confined.suspend();
    }

    private Answer said(Usage usage) {
        String line = RawText.read(in, 0, lineEnd);
        filled -= lineEnd + 1;
        System.arraycopy(in, lineEnd + 1, in, 0, filled);
        return new Answer.Said(line, usage);
    }

    private Answer failed(Stop stop, Allowance allowance, Usage usage) {
        if (confined.ending().orElse(null) instanceof Ending.HostOutOfMemory) {
            throw new HostMemoryException("this machine ran out of memory, and the kernel killed a program for it");
        }
        int end = 0;
        int most = stop == Stop.LONG_LINE || stop == Stop.MUCH_OUTPUT ? Math.min(filled, KEPT) : filled;
        while (end < most && in[end] != '\n') {
            end++;
        }
        Optional<String> line = filled == 0 ? Optional.empty() : Optional.of(RawText.read(in, 0, end));
        Blame blame = new Blame(allowance, limits, usage);
        return new Answer.Failed(blame.fault(stop, confined.ending()), line, usage, Duration.ofNanos(lag));
    }

    private static long nanos(Duration duration) {
        return duration.compareTo(FOREVER) < 0 ? duration.toNanos() : FOREVER.toNanos();
    }
}
