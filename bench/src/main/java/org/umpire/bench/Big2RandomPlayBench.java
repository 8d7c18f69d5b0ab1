package org.umpire.bench;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.umpire.games.big2.Big2Game;
import org.umpire.games.big2.Big2Play;
import org.umpire.games.big2.Big2State;
import org.umpire.rules.Setup;

/**
 * Tables of 100 games of Big 2 in which every legal move is as likely: a game is the unit. The baseline takes the way of
 * every game, over a list of moves as objects; a researcher's simulator takes the one on bit masks.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@State(Scope.Thread)
public class Big2RandomPlayBench {
    private static final int GAMES = 100;

    // As many as there are combinations of up to five cards of a hand, and the pass.
    private final long[] moves = new long[4096];
    private final RandomGenerator rng = new SplittableRandom(2010);
    private final Big2Game game = new Big2Game();

    /** Plays on bit masks. */
    @Benchmark
    @OperationsPerInvocation(GAMES)
    public Big2State masks() {
        Big2State state = start();
        while (!state.over()) {
            int count = state.list(moves);
            state = state.play(moves[count == 1 ? 0 : rng.nextInt(count)]);
        }
        return state;
    }

    /** Plays as every game can be played. */
    @Benchmark
    @OperationsPerInvocation(GAMES)
    public Big2State baselineLists() {
        Big2State state = start();
        while (!state.over()) {
            List<Big2Play> plays = state.legalMoves();
            state = state.play(plays.get(rng.nextInt(plays.size())));
        }
        return state;
    }

    private Big2State start() {
        return game.start(game.deal(Setup.of(4, GAMES), rng::nextInt));
    }
}
