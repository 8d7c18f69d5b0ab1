package org.umpire.games.big2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** 100,000 games of random play. The expected numbers of turns come with the rules; ours agree with them. */
public class Big2RandomPlayTest {
    private static final int GAMES = 100_000;

    @Test
    public void firstGamesSumToZeroAndTake74Turns() {
        assertThat(turns(1)).isCloseTo(74.0, within(0.3));
    }

    @Test
    public void longTablesSumToZeroAndTake76Turns() {
        assertThat(turns(1_000)).isCloseTo(76.3, within(0.3));
    }

    private static double turns(int gamesOfTable) {
        RandomTables tables = new RandomTables(new SplittableRandom(2010));
        for (int played = 0; played < GAMES; played += gamesOfTable) {
            Big2State end = tables.play(gamesOfTable);
            assertThat(end.scores().stream().mapToInt(score -> score).sum()).isZero();
            assertThat(end.game()).isEqualTo(gamesOfTable - 1);
        }
        return tables.turnsPerGame();
    }
}
