package org.umpire.bench;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.umpire.bots.daihinmin.DaihinminBots;
import org.umpire.games.daihinmin.Announcement;
import org.umpire.games.daihinmin.DaihinminDeal;
import org.umpire.games.daihinmin.DaihinminState;
import org.umpire.rules.Seat;

/**
 * Games of Prime Daihinmin between four bots that play by the policy of akemi, the contest's own sample program: a game is
 * the unit. Nearly all of it is the search for primes. Baseline: {@code bench/c/daihinmin_play.c}, with GMP.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 5)
@Measurement(iterations = 5, time = 5)
@State(Scope.Thread)
public class DaihinminPlayBench {
    private final RandomGenerator rng = new SplittableRandom(2019);

    /** Plays one game. */
    @Benchmark
    public DaihinminState lucky() {
        DaihinminState state = DaihinminState.start(DaihinminDeal.of(Announcement.usual(4), rng::nextInt));
        while (!state.over()) {
            state = state.play(DaihinminBots.LUCKY.move(state.view(new Seat(state.mover()))));
        }
        return state;
    }
}
