package org.umpire.contest;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.umpire.record.Limits;
import org.umpire.sandbox.Caps;
import org.umpire.sandbox.Confined;
import org.umpire.sandbox.Program;
import org.umpire.sandbox.Sandbox;

/** Starts a program away from any table, to see what it does when its input ends. */
final class Probe {
    /** Only a program that hangs makes use of it; a busy host must not make another one look as if it did. */
    private static final long PATIENCE_NANOS = Duration.ofSeconds(20).toNanos();

    private static final long PAUSE_NANOS = Duration.ofMillis(2).toNanos();
    private static final int BYTES_MAX = 1 << 20;

    private final Sandbox sandbox;
    private final Program program;
    private final Caps caps;

    Probe(Sandbox sandbox, Program program, Limits limits) {
        this.sandbox = sandbox;
        this.program = program;
        this.caps = new Caps(limits.memoryBytes(), limits.stderrBytes());
    }

    /** Returns whether the program ends by itself when it is sent nothing and its input ends. */
    boolean leavesWhenItsInputEnds() {
        try (Confined confined = sandbox.start(program, caps)) {
            untilItsOutputEnds(confined, List.of());
            return confined.ending().isPresent();
        }
    }

    /** Returns how many whole lines the program writes when it is sent these, and then its input ends. */
    long linesWhenInputEnds(List<String> sent) {
        try (Confined confined = sandbox.start(program, caps)) {
            return untilItsOutputEnds(confined, sent);
        }
    }

    private static long untilItsOutputEnds(Confined confined, List<String> sent) {
        for (String line : sent) {
            confined.send((line + "\n").getBytes(StandardCharsets.UTF_8));
        }
        confined.closeInput();
        confined.resume();
        byte[] buffer = new byte[1 << 12];
        long lines = 0;
        long bytes = 0;
        long deadline = System.nanoTime() + PATIENCE_NANOS;
        boolean more = true;
        while (more && bytes < BYTES_MAX) {
            int came = confined.receive(buffer, 0, deadline);
            for (int i = 0; i < came; i++) {
                lines += buffer[i] == '\n' ? 1 : 0;
            }
            bytes += Math.max(0, came);
            more = came > 0;
        }
        // Its output may be closed a moment before it is gone.
        while (confined.ending().isEmpty() && System.nanoTime() < deadline) {
            LockSupport.parkNanos(PAUSE_NANOS);
        }
        return lines;
    }
}
