package org.umpire.sandbox;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Measures what one move costs: resume, send, receive, suspend, and the CPU clock, with a program that answers at once.
 * Run by hand: {@code java -cp ... org.umpire.sandbox.MoveCost LEVEL MOVES PROGRAM [ARGUMENT ...]}.
 */
public final class MoveCost {
    private static final byte[] LINE = "PLAY H4\n".getBytes(StandardCharsets.UTF_8);

    private MoveCost() {}

    /** Prints the medians in microseconds. */
    public static void main(String[] args) {
        int moves = Integer.parseInt(args[1]);
        Path path = Path.of(args[2]).toAbsolutePath();
        List<String> words = new ArrayList<>(List.of("./" + path.getFileName()));
        words.addAll(List.of(args).subList(3, args.length));
        try (Sandbox sandbox = Sandboxes.of(Level.valueOf(args[0]));
                Confined program =
                        sandbox.start(Talk.program(path.resolveSibling(""), words.toArray(String[]::new)), Talk.CAPS)) {
            byte[] into = new byte[65536];
            LongSupplier talk = () -> {
                program.send(LINE);
                return program.receive(
                        into, 0, System.nanoTime() + Duration.ofSeconds(5).toNanos());
            };
            program.resume();
            measure("send, receive", moves, talk);
            measure(
                    "send, receive, cpu",
                    moves,
                    () -> talk.getAsLong() + program.cpu().toNanos());
            LongSupplier full = () -> {
                program.resume();
                long got = talk.getAsLong();
                program.suspend();
                return got + program.cpu().toNanos();
            };
            program.suspend();
            measure("resume, send, receive, suspend, cpu", moves, full);
        }
    }

    private static void measure(String what, int moves, LongSupplier move) {
        long[] nanos = new long[2 * moves]; // the first half warms up
        for (int k = 0; k < nanos.length; k++) {
            long before = System.nanoTime();
            if (move.getAsLong() <= 0) {
                throw new IllegalStateException("the program does not answer");
            }
            nanos[k] = System.nanoTime() - before;
        }
        nanos = Arrays.copyOfRange(nanos, moves, nanos.length);
        Arrays.sort(nanos);
        System.out.printf(
                "%-40s p50 %.2f us, p90 %.2f us%n", what, nanos[moves / 2] / 1e3, nanos[moves * 9 / 10] / 1e3);
    }
}
