package org.umpire.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;
import org.umpire.games.croquet.CroquetOracle;
import org.umpire.games.croquet.CroquetReadings;

/** The whole game of Arithmetic Croquet solved anew. The baseline is {@code bench/c/croquet_solve.c}. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class CroquetSolveBench {
    /** Solves under the usual readings, in a JVM that has done so before. */
    @Benchmark
    public CroquetOracle warm() {
        return CroquetOracle.solve(CroquetReadings.USUAL);
    }
}
