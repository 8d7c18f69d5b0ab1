package org.umpire.games.big2;

import java.lang.management.ManagementFactory;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.umpire.testkit.Seeds;

/**
 * Tables played by random moves, each legal one as likely. As a program it measures speed, on one core:
 *
 * <pre>
 * mvn -q -pl games -am test-compile
 * java -cp games/target/classes:games/target/test-classes:testkit/target/classes:rules/target/classes \\
 *     org.umpire.games.big2.RandomTables 1000000 100
 * </pre>
 *
 * <p>The arguments are how many games, and how many of them a table has.
 */
final class RandomTables {
    private final RandomGenerator rng;
    private final long[] moves = new long[Big2Moves.MOST];
    private long games;
    private long turns;

    RandomTables(RandomGenerator rng) {
        this.rng = rng;
    }

    /** Plays one table. */
    Big2State play(int gamesOfTable) {
        Big2State state = Big2State.start(Big2Deal.of(gamesOfTable, Seeds.shuffler(rng)));
        while (!state.over()) {
            int count = state.list(moves);
            state = state.play(moves[count == 1 ? 0 : rng.nextInt(count)]);
            turns++;
        }
        games += gamesOfTable;
        return state;
    }

    double turnsPerGame() {
        return (double) turns / games;
    }

    /** Measures, five times. */
    public static void main(String[] args) {
        int games = Integer.parseInt(args[0]);
        int gamesOfTable = Integer.parseInt(args[1]);
        for (int run = 1; run <= 5; run++) {
            RandomTables tables = new RandomTables(new SplittableRandom(run));
            long start = cpuNanos();
            for (int played = 0; played < games; played += gamesOfTable) {
                tables.play(gamesOfTable);
            }
            double seconds = (cpuNanos() - start) / 1e9;
            System.out.printf(
                    "%,d games per second of CPU time, %.2f turns a game%n",
                    Math.round(tables.games / seconds), tables.turnsPerGame());
        }
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
