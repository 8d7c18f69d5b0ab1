package org.umpire.sandbox;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Measures what the start of a program costs at each level, from the call until its first answer has been read, and its
 * end. The levels take turns, so that a noisy moment of the host hits all alike; the baseline is plain. Run by hand:
 * {@code java -cp ... org.umpire.sandbox.StartCost STARTS PROGRAM [ARGUMENT ...]}.
 */
public final class StartCost {
    private static final byte[] LINE = "PLAY H4\n".getBytes(StandardCharsets.UTF_8);

    private StartCost() {}

    /** Prints the medians in milliseconds, and what each level costs more than plain. */
    public static void main(String[] args) {
        int starts = Integer.parseInt(args[0]);
        Path path = Path.of(args[1]).toAbsolutePath();
        List<String> words = new ArrayList<>(List.of("./" + path.getFileName()));
        words.addAll(List.of(args).subList(2, args.length));
        Program program = Talk.program(path.resolveSibling(""), words.toArray(String[]::new));
        Map<Level, Sandbox> sandboxes = new EnumMap<>(Level.class);
        Sandboxes.probe().stream()
                .filter(Sandboxes.Probe::holds)
                .forEach(found -> sandboxes.put(found.level(), Sandboxes.of(found.level())));
        Map<Level, long[]> answered = new EnumMap<>(Level.class);
        Map<Level, long[]> ended = new EnumMap<>(Level.class);
        byte[] into = new byte[65536];
        for (int k = 0; k < 2 * starts; k++) { // the first half warms up
            for (Map.Entry<Level, Sandbox> each : sandboxes.entrySet()) {
                long before = System.nanoTime();
                long first;
                try (Confined running = each.getValue().start(program, Talk.CAPS)) {
                    running.resume();
                    running.send(LINE);
                    if (running.receive(into, 0, before + Duration.ofSeconds(5).toNanos()) <= 0) {
                        throw new IllegalStateException("the program does not answer");
                    }
                    first = System.nanoTime() - before;
                }
                if (k >= starts) {
                    answered.computeIfAbsent(each.getKey(), level -> new long[starts])[k - starts] = first;
                    ended.computeIfAbsent(each.getKey(), level -> new long[starts])[k - starts] =
                            System.nanoTime() - before;
                }
            }
        }
        double plain = median(answered.getOrDefault(Level.PLAIN, new long[1]));
        answered.forEach((level, nanos) -> System.out.printf(
                "%-7s first answer p50 %.2f ms (plain + %.2f ms), with its end p50 %.2f ms%n",
                level.word(), median(nanos), median(nanos) - plain, median(ended.getOrDefault(level, nanos))));
        sandboxes.values().forEach(Sandbox::close);
    }

    private static double median(long[] nanos) {
        long[] sorted = nanos.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2] / 1e6;
    }
}
