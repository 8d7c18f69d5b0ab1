package org.umpire.testkit;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.umpire.rules.Shuffler;

/**
 * Repetition over seeds: the same random numbers in every run, and the failing seed in the message. {@code -Dseed=K}
 * runs that seed alone.
 */
public final class Seeds {
    /** A broken variant fails at once, or not at all. */
    private static final int ON_MUTANTS = 3;

    private Seeds() {}

    /** A test of one random case; may throw anything. */
    @FunctionalInterface
    public interface Case {
        /** Tries the case that these numbers give. */
        void run(RandomGenerator rng) throws Exception;
    }

    /**
     * Runs a case for the seeds 0 to {@code times - 1}.
     *
     * @throws AssertionError at the first case that throws; names the seed, and has what was thrown as its cause
     */
    public static void forEach(int times, Case test) {
        Integer only = Integer.getInteger("seed");
        IntStream seeds = only == null
                ? IntStream.range(0, Mutants.running() ? Math.min(times, ON_MUTANTS) : times)
                : IntStream.of(only);
        seeds.forEach(seed -> {
            try {
                test.run(random(seed));
            } catch (Exception | AssertionError e) {
                throw new AssertionError("seed " + seed + " (again with -Dseed=" + seed + "): " + e.getMessage(), e);
            }
        });
    }

    /** Returns the random numbers of a seed. */
    public static RandomGenerator random(int seed) {
        return new SplittableRandom(seed);
    }

    /** Returns a source of chance for deals in tests. It is not that of contests. */
    public static Shuffler shuffler(RandomGenerator rng) {
        return rng::nextInt;
    }
}
