package org.umpire.bench;

import java.math.BigInteger;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.umpire.games.daihinmin.Primality;

/**
 * Whether numbers of so many digits are prime, read from text as they are played. Baselines: the JDK's own test with the
 * same bound of error, and GMP's in {@code bench/c/daihinmin_primality.c}.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@State(Scope.Thread)
public class DaihinminPrimalityBench {
    private static final int NUMBERS = 64;
    private static final int CERTAINTY = 100;

    /** The decimal digits of each number. */
    @Param({"5", "10", "20", "40", "80", "160", "320"})
    public int digits;

    /** Whether the numbers are prime, or random ones that are odd and no multiple of 5. */
    @Param({"random", "prime"})
    public String kind = "random";

    private final String[] numbers = new String[NUMBERS];
    private int next;

    /** Draws the numbers; the same in every run. */
    @Setup(Level.Trial)
    public void draw() {
        Random random = new Random(2019);
        for (int i = 0; i < NUMBERS; i++) {
            StringBuilder text = new StringBuilder(Integer.toString(1 + random.nextInt(9)));
            while (text.length() < digits - 1) {
                text.append(random.nextInt(10));
            }
            text.append("1379".charAt(random.nextInt(4)));
            BigInteger number = new BigInteger(text.toString());
            numbers[i] = (kind.equals("prime") ? number.nextProbablePrime() : number).toString();
        }
    }

    private String number() {
        next = (next + 1) % NUMBERS;
        return numbers[next];
    }

    /** Ours. */
    @Benchmark
    public boolean ours() {
        return Primality.isPrime(number());
    }

    /** The JDK's. */
    @Benchmark
    public boolean jdk() {
        return new BigInteger(number()).isProbablePrime(CERTAINTY);
    }
}
