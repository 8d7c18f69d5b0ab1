package org.umpire.games.daihinmin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.umpire.rules.MatchResult;
import org.umpire.rules.Outcome;
import org.umpire.rules.Outcome.SeatOutcome;
import org.umpire.rules.TableResult;
import org.umpire.testkit.Seeds;

/** Matches and places. */
public class DaihinminFormatTest {
    private final DaihinminFormat format = new DaihinminFormat();

    @Test
    public void eachEntrantSitsOnceInEachSeat() {
        Set<List<Integer>> firsts = new HashSet<>();
        Seeds.forEach(100, rng -> {
            List<List<Integer>> tables = format.tables(4, Seeds.shuffler(rng));
            assertThat(tables).hasSize(4);
            for (int seat = 0; seat < 4; seat++) {
                int here = seat;
                assertThat(tables.stream().map(table -> table.get(here))).containsExactlyInAnyOrder(0, 1, 2, 3);
            }
            for (List<Integer> table : tables) {
                assertThat(table).containsExactlyInAnyOrder(0, 1, 2, 3);
            }
            firsts.add(tables.get(0));
        });
        assertThat(firsts).hasSizeGreaterThan(1);
        assertThat(format.tables(3, bound -> bound - 1))
                .containsExactly(List.of(0, 1, 2), List.of(1, 2, 0), List.of(2, 0, 1));
        assertThat(format.matchSize(4)).isEqualTo(4);
    }

    @Test
    public void whoIsEqualTakesTheWorstOfThePlaces() {
        assertThat(DaihinminFormat.places(List.of(0L, 12L, 7L, 3001L))).containsExactly(1, 3, 2, 4);
        assertThat(DaihinminFormat.places(List.of(5L, 5L, 7L, 9L))).containsExactly(2, 2, 3, 4);
        assertThat(DaihinminFormat.places(List.of(5L, 7L, 7L, 9L))).containsExactly(1, 3, 3, 4);
        assertThat(DaihinminFormat.places(List.of(8L, 8L, 8L, 8L))).containsExactly(4, 4, 4, 4);
        assertThat(DaihinminFormat.places(List.of(3001L, 0L, 3001L, 3001L))).containsExactly(4, 1, 4, 4);
    }

    @Test
    public void placesAddUpAndFewerPointsAreBetter() {
        MatchResult result = format.score(
                List.of(table(List.of(0, 1, 2, 3), 0, 12, 7, 3001), table(List.of(1, 2, 3, 0), 5, 5, 7, 9)));
        assertThat(result.points()).containsExactly(1L + 4, 3L + 2, 2L + 2, 4L + 3);
        assertThat(result.totals()).containsExactly(9L, 17L, 12L, 3008L);
        assertThat(result.faulted()).isEmpty();
        assertThat(format.lowerIsBetter()).isTrue();
        assertThat(format.tieBreaks()).isEmpty();
        assertThat(format.pointsUnit()).isEqualTo(1);
    }

    private static TableResult table(List<Integer> seating, long... scores) {
        return new TableResult(
                seating,
                new Outcome(Arrays.stream(scores)
                        .mapToObj(score -> new SeatOutcome(score, Optional.empty()))
                        .toList()));
    }
}
