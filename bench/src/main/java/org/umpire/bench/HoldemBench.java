package org.umpire.bench;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
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
import org.umpire.games.holdem.HandProblem;
import org.umpire.games.holdem.Hands;
import org.umpire.games.holdem.Reconstruction;

/**
 * Seven-card hands ranked, and actions told from stacks. The baseline of the ranking takes the best of the 21 hands of
 * five cards, each by the same ranking: what one gets from a good five-card evaluator.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@State(Scope.Thread)
public class HoldemBench {
    private static final int HANDS = 4096;

    /** Five players, one round of betting: docs/games/holdem.md has it as its example of the format. */
    private static final String PROBLEM = """
            10 20 2
            5 3 4
            preflop
            Ada 500
            Bob 500
            Cyd 500
            Dan 500
            Eve 500
            0
            498 478 438 488 478
            """;

    private final long[] hands = new long[HANDS];

    private final HandProblem problem = ((HandProblem.Read.Good) HandProblem.read(PROBLEM)).problem();

    /** Draws the hands: the same in every run. */
    public HoldemBench() {
        SplittableRandom rng = new SplittableRandom(2016);
        for (int i = 0; i < HANDS; i++) {
            while (Long.bitCount(hands[i]) < 7) {
                hands[i] |= 1L << (16 * rng.nextInt(4) + rng.nextInt(13));
            }
        }
    }

    /** Ranks seven cards. */
    @Benchmark
    @OperationsPerInvocation(HANDS)
    public int sevenCards() {
        int sum = 0;
        for (long hand : hands) {
            sum += Hands.rank(hand);
        }
        return sum;
    }

    /** Ranks seven cards by all that can be made of five of them. */
    @Benchmark
    @OperationsPerInvocation(HANDS)
    public int baselineBestOfFive() {
        int sum = 0;
        for (long hand : hands) {
            sum += bestOfFive(hand);
        }
        return sum;
    }

    /** Finds the actions of a problem that was read. */
    @Benchmark
    public Reconstruction reconstruct() {
        return problem.reconstruct();
    }

    /** Reads a problem, finds its actions, and writes them. */
    @Benchmark
    public HandProblem.Answer answerText() {
        return HandProblem.answer(PROBLEM);
    }

    /** Only reads the problem. */
    @Benchmark
    public HandProblem.Read baselineRead() {
        return HandProblem.read(PROBLEM);
    }

    private static int bestOfFive(long hand) {
        int best = 0;
        for (long rest = hand; rest != 0; rest &= rest - 1) {
            for (long next = rest & (rest - 1); next != 0; next &= next - 1) {
                best = Math.max(best, Hands.rank(hand & ~(Long.lowestOneBit(rest) | Long.lowestOneBit(next))));
            }
        }
        return best;
    }
}
