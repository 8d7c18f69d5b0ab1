package org.umpire.league.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Seeds;

class LadderTest {
    private static List<Integer> rungs(Ladder ladder, Summary whole) {
        return ladder.tiers(whole).stream().map(tier -> tier.entrants().get(0)).toList();
    }

    @Test
    void neighboursMeetAndTheWinnerGoesUp() {
        Ladder ladder = new Ladder(4, 2);
        Summary none = new Summary(4, false, List.of());
        assertThat(ladder.next(none)).containsExactly(List.of(0, 1), List.of(2, 3));
        // Only 1 wins from below.
        Summary one = Plays.after(
                none, ladder.next(none), (round, pair) -> pair.contains(1) ? List.of(0L, 2L) : List.of(2L, 0L));
        assertThat(rungs(ladder, one)).containsExactly(1, 0, 2, 3);
        assertThat(ladder.next(one)).containsExactly(List.of(0, 2));
        Summary level = Plays.after(one, ladder.next(one), (round, pair) -> List.of(1L, 1L));
        assertThat(rungs(ladder, level)).as("who is level stays").containsExactly(1, 0, 2, 3);
    }

    @Test
    void whereTheBetterAlwaysWinsTheOrderIsRightAfterAsManyRoundsAsEntrants() {
        Seeds.forEach(60, rng -> {
            int n = 2 + rng.nextInt(15);
            List<Integer> strength =
                    new ArrayList<>(IntStream.range(0, n).boxed().toList());
            Collections.shuffle(strength, new Random(rng.nextLong()));
            Ladder ladder = new Ladder(n, n);
            Summary whole = Plays.whole(
                    ladder,
                    n,
                    (round, pair) ->
                            pair.stream().map(one -> (long) strength.get(one)).toList());
            List<Integer> byRung =
                    rungs(ladder, whole).stream().map(strength::get).toList();
            assertThat(byRung).isSortedAccordingTo(Collections.reverseOrder());
        });
    }
}
