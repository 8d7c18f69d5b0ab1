package org.umpire.judge.problem;

import java.time.Duration;
import java.util.Optional;

/** Reads the limits of a package, and refuses those that cannot be held here. */
final class LimitsReader {
    private static final long MIB = 1L << 20;
    private static final long KIB = 1L << 10;
    private static final long MEMORY_MIB = 2048;
    private static final long OUTPUT_MIB = 8;
    private static final long CODE_KIB = 128;
    private static final long SECONDS = 60;
    private static final long OUTPUT_MIB_MAX = 1024;
    private static final long CODE_KIB_MAX = 1024;
    private static final double TIME_MIN = 0.01;

    private final Keys keys;
    private final boolean legacy;
    private final long hostMib;

    LimitsReader(Keys keys, boolean legacy, long hostMemoryBytes) {
        this.keys = keys;
        this.legacy = legacy;
        hostMib = hostMemoryBytes / MIB;
    }

    ProblemLimits read() {
        ProblemLimits.Timing timing = legacy ? legacyTiming() : timing();
        Optional<Duration> time = legacy ? Optional.empty() : time();
        ProblemLimits limits = new ProblemLimits(
                time,
                timing,
                memory("memory"),
                keys.whole("output", OUTPUT_MIB_MAX, "output is not kept beyond that")
                                .orElse(OUTPUT_MIB)
                        * MIB,
                keys.whole("code", CODE_KIB_MAX, "larger sources are not compiled")
                                .orElse(CODE_KIB)
                        * KIB,
                share("compilation_time", "compilation_memory"),
                share("validation_time", "validation_memory"));
        keys.whole("validation_output", OUTPUT_MIB, "no more is read of what a validator writes");
        if (keys.has("validation_passes")) {
            keys.flaw("validation_passes", "problems of several passes are not judged here");
        }
        keys.refuseOthers();
        return limits;
    }

    private Optional<Duration> time() {
        Optional<Double> seconds = keys.number("time_limit", TIME_MIN);
        if (seconds.isPresent() && seconds.get() > ProblemLimits.SECONDS_MAX) {
            keys.flaw(
                    "time_limit",
                    seconds.get() + " cannot be honoured: no case runs so long (at most " + ProblemLimits.SECONDS_MAX
                            + ")");
            return Optional.empty();
        }
        return seconds.map(number -> Duration.ofNanos(Math.round(number * 1e9)));
    }

    private ProblemLimits.Timing timing() {
        double resolution = keys.number("time_resolution", TIME_MIN).orElse(1.0);
        Optional<Keys> multipliers = keys.below("time_multipliers");
        double accepted =
                multipliers.flatMap(map -> map.number("ac_to_time_limit", 1)).orElse(2.0);
        // How much slower the others must be is read, and not used: they are ended at the limit.
        multipliers.ifPresent(map -> map.number("time_limit_to_tle", 1));
        multipliers.ifPresent(Keys::refuseOthers);
        return new ProblemLimits.Timing(accepted, resolution);
    }

    private ProblemLimits.Timing legacyTiming() {
        double multiplier = keys.number("time_multiplier", 1).orElse(5.0);
        keys.number("time_safety_margin", 1); // of those that are too slow: read, and not used
        return new ProblemLimits.Timing(multiplier, 1.0);
    }

    private ProblemLimits.Share share(String time, String memory) {
        long seconds = keys.whole(time, ProblemLimits.SECONDS_MAX, "no program of a package runs so long")
                .orElse(SECONDS);
        return new ProblemLimits.Share(Duration.ofSeconds(seconds), memory(memory));
    }

    private long memory(String key) {
        return keys.whole(key, hostMib, "this machine has " + hostMib + " MiB").orElse(MEMORY_MIB) * MIB;
    }
}
