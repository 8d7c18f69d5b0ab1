package org.umpire.judge.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import org.umpire.judge.Verdict;
import org.umpire.sandbox.Caps;
import org.umpire.sandbox.Confined;
import org.umpire.sandbox.Ending;
import org.umpire.sandbox.Program;
import org.umpire.sandbox.Sandbox;

/**
 * One run of a submission on one input: started, fed, watched, and ended when it is over a limit. The CPU time is read
 * when the program could first be over its limit, so a program that is well below is hardly looked at.
 */
final class Execution {
    private static final int STDERR_BYTES = 4096;
    private static final int BUFFER_BYTES = 64 * 1024;
    private static final int PROCESSORS = Runtime.getRuntime().availableProcessors();
    private static final long LOOK_NANOS_MIN = 1_000_000;
    /** A validator that has left is noted so soon. */
    private static final long LOOK_NANOS_MAX = 100_000_000;
    /** How often memory is looked at, where the sandbox does not hold the limit. */
    private static final long MEMORY_LOOK_NANOS = 10_000_000;

    private final Sandbox sandbox;
    private final RunLimits limits;
    private final Slots slots;
    private final byte[] buffer = new byte[BUFFER_BYTES];

    /** Takes what a submission writes. */
    interface Taker {
        /** Takes the next bytes. */
        void take(byte[] bytes, int length) throws IOException;
    }

    /**
     * @param slots one is held while the program runs
     */
    Execution(Sandbox sandbox, RunLimits limits, Slots slots) {
        this.sandbox = sandbox;
        this.limits = limits;
        this.slots = slots;
    }

    Slots slots() {
        return slots;
    }

    RunLimits limits() {
        return limits;
    }

    /** Returns the limits that the sandbox holds. */
    Caps caps() {
        return new Caps(limits.memoryBytes(), STDERR_BYTES);
    }

    /**
     * How a run went.
     *
     * @param ended when it was over, an instant of {@link System#nanoTime}
     * @param endedByUs whether it was ended for being over a limit, or for not being needed any more
     */
    record Followed(Outcome outcome, long ended, boolean endedByUs) {}

    /** Runs a program on an input. */
    Outcome run(Program program, Path input, Taker taker) throws IOException {
        try (Confined confined = sandbox.start(program, caps())) {
            Input.send(input, confined);
            return follow(new Watch(confined, () -> false), program, () -> {}, taker)
                    .outcome();
        }
    }

    /**
     * Runs a program that another one writes to and reads from.
     *
     * @param beforeIt done when there is a core for it, before it runs
     * @param enough whether it need not go on
     */
    Followed follow(Confined confined, Program program, Runnable beforeIt, BooleanSupplier enough) throws IOException {
        return follow(new Watch(confined, enough), program, beforeIt, (bytes, length) -> {});
    }

    private Followed follow(Watch watch, Program program, Runnable beforeIt, Taker taker) throws IOException {
        slots.take();
        Optional<Trouble> trouble;
        try {
            beforeIt.run();
            watch.begin();
            trouble = watch.follow(taker);
            if (trouble.isPresent()) {
                watch.confined.end(Duration.ZERO);
            }
        } finally {
            slots.giveBack();
        }
        watch.confined.end(Duration.ZERO);
        return new Followed(watch.outcome(trouble, ownFile(program)), watch.over, trouble.isPresent());
    }

    /** Returns whether the command is a file that was made of the submission, and not an interpreter of ours. */
    private static boolean ownFile(Program program) {
        return program.argv().get(0).startsWith("./");
    }

    /** Why a run ended before the program did. */
    record Trouble(Verdict verdict, String detail) {}

    /** One program while it runs. */
    private final class Watch {
        private final Confined confined;
        private final BooleanSupplier enough;
        private long begun;
        private long over;
        private long written;

        Watch(Confined confined, BooleanSupplier enough) {
            this.confined = confined;
            this.enough = enough;
        }

        void begin() {
            begun = System.nanoTime();
            confined.resume();
        }

        /** Follows the program to its end, or to a limit. */
        Optional<Trouble> follow(Taker taker) throws IOException {
            long next = nextLook(0);
            boolean writing = true;
            while (true) {
                if (writing) {
                    int count = confined.receive(buffer, 0, next);
                    if (count > 0 && tooMuch(count, taker)) {
                        return muchOutput();
                    }
                    writing = count >= 0;
                } else if (confined.awaitEnd(next)) {
                    over = System.nanoTime();
                    return Optional.empty();
                }
                if (System.nanoTime() - next >= 0 && confined.over()) {
                    // We look late, or something that it started holds its output open: what it wrote is in the pipe.
                    if (writing && drain(taker)) {
                        return muchOutput();
                    }
                    writing = false;
                } else if (System.nanoTime() - next >= 0) {
                    Optional<Trouble> trouble = look();
                    if (trouble.isPresent()) {
                        return trouble;
                    }
                    next = nextLook(confined.cpu().toNanos());
                }
            }
        }

        /** Takes bytes from the buffer, and returns whether they are more than it may write. */
        private boolean tooMuch(int count, Taker taker) throws IOException {
            written += count;
            if (written > limits.outputBytes()) {
                return true;
            }
            taker.take(buffer, count);
            return false;
        }

        /** Takes what is there now, and returns whether it is more than it may write. */
        private boolean drain(Taker taker) throws IOException {
            int count = confined.receive(buffer, 0, System.nanoTime());
            while (count > 0) {
                if (tooMuch(count, taker)) {
                    return true;
                }
                count = confined.receive(buffer, 0, System.nanoTime());
            }
            return false;
        }

        private Optional<Trouble> muchOutput() {
            return trouble(Verdict.OLE, "more than " + limits.outputBytes() + " bytes of output");
        }

        private Optional<Trouble> look() {
            if (Thread.currentThread().isInterrupted()) {
                throw new Stopped();
            }
            if (enough.getAsBoolean()) {
                return trouble(Verdict.WA, "it went on when the validator had left");
            }
            if (confined.cpu().compareTo(limits.cpu()) > 0) {
                return trouble(Verdict.TLE, "more than " + seconds(limits.cpu()) + " of CPU time");
            }
            if (System.nanoTime() - begun > limits.wall().toNanos()) {
                return trouble(
                        Verdict.WTL,
                        "it used less CPU time than the limit, but had not ended after " + seconds(limits.wall()));
            }
            return tooMuchMemory();
        }

        private Optional<Trouble> tooMuchMemory() {
            return !sandbox.limitsMemory() && confined.peakMemoryBytes().orElse(0) > limits.memoryBytes()
                    ? trouble(Verdict.MLE, "more than " + (limits.memoryBytes() >> 20) + " MiB of memory")
                    : Optional.empty();
        }

        /** Returns when the program can be over a limit at the earliest. */
        private long nextLook(long usedNanos) {
            long left = (limits.cpu().toNanos() - usedNanos) / PROCESSORS + 1;
            long wait = Math.min(left, begun + limits.wall().toNanos() + 1 - System.nanoTime());
            wait = sandbox.limitsMemory() ? wait : Math.min(wait, MEMORY_LOOK_NANOS);
            wait = Math.min(wait, LOOK_NANOS_MAX);
            return System.nanoTime() + Math.max(LOOK_NANOS_MIN, wait);
        }

        private Optional<Trouble> trouble(Verdict verdict, String detail) {
            over = System.nanoTime();
            return Optional.of(new Trouble(verdict, detail));
        }

        /** Returns how it went; the program has been ended. */
        Outcome outcome(Optional<Trouble> trouble, boolean ownFile) {
            Duration cpu = confined.cpu();
            Trouble first = trouble.or(() -> cpu.compareTo(limits.cpu()) > 0
                            ? Optional.of(
                                    new Trouble(Verdict.TLE, "more than " + seconds(limits.cpu()) + " of CPU time"))
                            : Optional.empty())
                    .or(this::tooMuchMemory)
                    .orElseGet(() -> ofEnding(confined.ending(), ownFile));
            OptionalLong peak = confined.peakMemoryBytes();
            return new Outcome(
                    first.verdict(),
                    first.detail(),
                    cpu,
                    Duration.ofNanos(over - begun),
                    peak,
                    new String(confined.stderr(), StandardCharsets.UTF_8),
                    confined.ending());
        }
    }

    private Trouble ofEnding(Optional<Ending> told, boolean ownFile) {
        Ending ending = told.orElseThrow(Stopped::new);
        if (ending instanceof Ending.Exited exited) {
            return exited.code() == 0
                    ? new Trouble(Verdict.AC, "")
                    : new Trouble(Verdict.RTE, "exit code " + exited.code());
        }
        if (ending instanceof Ending.Died died) {
            return new Trouble(Verdict.RTE, "signal " + died.signal());
        }
        if (ending instanceof Ending.OutOfMemory) {
            return new Trouble(Verdict.MLE, "more than " + (limits.memoryBytes() >> 20) + " MiB of memory");
        }
        if (ending instanceof Ending.NotStarted notStarted) {
            return new Trouble(ownFile ? Verdict.RTE : Verdict.JE, "it cannot be started: " + notStarted.why());
        }
        return new Trouble(Verdict.JE, "this machine ran out of memory");
    }

    private static String seconds(Duration time) {
        return time.toMillis() / 1000.0 + " s";
    }
}
