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
 * Run by hand: {@code java -cp ... org.umpire.sandbox.MoveCost LEVEL MOVES PROGRAM [ARGUMENT ...]}. What it costs beside a
 * referee in C is told by {@link MoveRatio}.
 */
public final class MoveCost {
    private static final byte[] LINE = "PLAY H4\n".getBytes(StandardCharsets.UTF_8);

    private final Confined program;
    private final int moves;
    private final byte[] into = new byte[65536];

    /** What a step takes, in microseconds. */
    record Cost(double median, double p90) {
        @Override
        public String toString() {
            return String.format("p50 %.2f us, p90 %.2f us", median, p90);
        }
    }

    /**
     * @param program suspended; it answers every line at once
     * @param moves to measure after as many that warm up
     */
    MoveCost(Confined program, int moves) {
        this.program = program;
        this.moves = moves;
    }

    /** Prints the medians in microseconds. */
    public static void main(String[] args) {
        List<String> command = List.of(args).subList(2, args.length);
        try (Sandbox sandbox = Sandboxes.of(Level.valueOf(args[0]));
                Confined program = sandbox.start(program(command), Talk.CAPS)) {
            MoveCost cost = new MoveCost(program, Integer.parseInt(args[1]));
            program.resume();
            print("send, receive", cost.of(cost::talk));
            print(
                    "send, receive, cpu",
                    cost.of(() -> cost.talk() + program.cpu().toNanos()));
            program.suspend();
            print("resume, send, receive, suspend, cpu", cost.of(cost::move));
        }
    }

    private static void print(String what, Cost cost) {
        System.out.printf("%-40s %s%n", what, cost);
    }

    /** Returns a program given by its path, of which the folder is staged, and its arguments. */
    static Program program(List<String> command) {
        Path path = Path.of(command.get(0)).toAbsolutePath();
        List<String> words = new ArrayList<>(List.of("./" + path.getFileName()));
        words.addAll(command.subList(1, command.size()));
        return Talk.program(path.resolveSibling(""), words.toArray(String[]::new));
    }

    /** Returns what a whole move costs; the program is suspended before and afterwards. */
    Cost ofMove() {
        return of(this::move);
    }

    private long move() {
        program.resume();
        long got = talk();
        program.suspend();
        return got + program.cpu().toNanos();
    }

    private long talk() {
        program.send(LINE);
        return program.receive(
                into, 0, System.nanoTime() + Duration.ofSeconds(5).toNanos());
    }

    private Cost of(LongSupplier move) {
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
        return new Cost(nanos[moves / 2] / 1e3, nanos[moves * 9 / 10] / 1e3);
    }
}
