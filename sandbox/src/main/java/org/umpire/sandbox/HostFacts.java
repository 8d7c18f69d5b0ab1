package org.umpire.sandbox;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/**
 * What times measured on this host are worth, and what its kernel has.
 *
 * @param kernel its version
 * @param processors how many we may use
 * @param groups where control groups are made and of which versions, or why they are not
 * @param tellsEndings whether the kernel tells how a program in a sandbox ended
 * @param clockStep the smallest step that the clock was seen to make
 * @param cpuClockStep the same for the CPU clock of a process
 * @param lateMedian how late a wait of a millisecond ends, as a rule
 * @param lateMost how late the latest of all was: a measure of what else this host does
 */
public record HostFacts(
        String kernel,
        int processors,
        String groups,
        boolean tellsEndings,
        Duration clockStep,
        Duration cpuClockStep,
        Duration lateMedian,
        Duration lateMost) {
    private static final int WAITS = 300;
    private static final long WAIT_NANOS = 1_000_000;
    private static final int STEPS = 2_000;

    /** Measures, for about half a second; empty where no program can be run. */
    public static Optional<HostFacts> measure() {
        if (Host.problem().isPresent()) {
            return Optional.empty();
        }
        long[] late = new long[WAITS];
        for (int k = 0; k < WAITS; k++) {
            long wake = System.nanoTime() + WAIT_NANOS;
            do {
                LockSupport.parkNanos(wake - System.nanoTime());
            } while (System.nanoTime() < wake);
            late[k] = System.nanoTime() - wake;
        }
        Arrays.sort(late);
        CpuClock cpu = new CpuClock((int) ProcessHandle.current().pid());
        return Optional.of(new HostFacts(
                System.getProperty("os.version"),
                Runtime.getRuntime().availableProcessors(),
                groupsHere(),
                Host.kernelAtLeast(6, 15),
                step(System::nanoTime),
                step(() -> {
                    cpu.read();
                    return cpu.lastNanos();
                }),
                Duration.ofNanos(late[WAITS / 2]),
                Duration.ofNanos(late[WAITS - 1])));
    }

    private static String groupsHere() {
        try {
            return GroupPlaces.here().text();
        } catch (GroupPlaces.Missing e) {
            return "none: " + e.getMessage();
        }
    }

    private interface Reading {
        long nanos();
    }

    private static Duration step(Reading clock) {
        long least = Long.MAX_VALUE;
        long before = clock.nanos();
        for (int k = 0; k < STEPS; k++) {
            long now = clock.nanos();
            if (now > before) {
                least = Math.min(least, now - before);
            }
            before = now;
        }
        return Duration.ofNanos(least == Long.MAX_VALUE ? 0 : least);
    }
}
