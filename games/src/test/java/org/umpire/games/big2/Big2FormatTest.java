package org.umpire.games.big2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.MatchResult;
import org.umpire.rules.Outcome;
import org.umpire.rules.Outcome.SeatOutcome;
import org.umpire.rules.Shuffler;
import org.umpire.rules.TableResult;
import org.umpire.rules.TieBreak;
import org.umpire.testkit.Seeds;

/** Matches over two tables. */
public class Big2FormatTest {
    private final Big2Format format = new Big2Format();

    @Test
    public void bothTablesSeatEachTwiceAndTheSecondIsSwapped() {
        Seeds.forEach(50, rng -> {
            List<List<Integer>> tables = format.tables(4, Seeds.shuffler(rng));
            assertThat(tables).hasSize(2);
            assertThat(tables.get(0)).containsOnly(0, 1).hasSize(4);
            assertThat(tables.get(0).stream().mapToInt(i -> i).sum()).isEqualTo(2);
            for (int seat = 0; seat < 4; seat++) {
                assertThat(tables.get(1).get(seat)).isEqualTo(1 - tables.get(0).get(seat));
            }
        });
    }

    @Test
    public void everyPairOfSeatsIsDrawnAsOften() {
        Map<List<Integer>, Integer> drawn = new HashMap<>();
        Shuffler draw = Seeds.shuffler(Seeds.random(1));
        for (int match = 0; match < 1200; match++) {
            drawn.merge(format.tables(4, draw).get(0), 1, Integer::sum);
        }
        assertThat(drawn).hasSize(6);
        assertThat(drawn.values()).allSatisfy(times -> assertThat(times).isBetween(150, 250));
    }

    @Test
    public void onlyFourSeatsAreATable() {
        assertThatIllegalArgumentException().isThrownBy(() -> format.tables(3, bound -> 0));
    }

    /** Returns a table; a seat whose number is {@code faulty} has a fault. */
    private static TableResult table(List<Integer> seating, int faulty, long... scores) {
        List<SeatOutcome> seats = new ArrayList<>();
        for (int seat = 0; seat < 4; seat++) {
            Optional<Fault> fault = seat == faulty ? Optional.of(new Fault(FaultKind.TIME, "late")) : Optional.empty();
            seats.add(new SeatOutcome(scores[seat], fault));
        }
        return new TableResult(seating, new Outcome(seats));
    }

    private MatchResult score(TableResult first, TableResult second) {
        return format.score(List.of(first, second));
    }

    @Test
    public void theHigherTotalOverFourPositionsWins() {
        MatchResult result =
                score(table(List.of(0, 1, 1, 0), -1, 10, -4, -5, -1), table(List.of(1, 0, 0, 1), -1, 3, 3, 3, -9));
        assertThat(result.totals()).containsExactly(10L - 1 + 3 + 3, -4L - 5 + 3 - 9);
        assertThat(result.points()).containsExactly(2L, 0L);
        assertThat(result.faulted()).isEmpty();
        MatchResult other =
                score(table(List.of(0, 0, 1, 1), -1, -5, -5, 6, 4), table(List.of(1, 1, 0, 0), -1, 0, 0, 0, 0));
        assertThat(other.points()).containsExactly(0L, 2L);
    }

    @Test
    public void equalTotalsAreADraw() {
        MatchResult result =
                score(table(List.of(0, 0, 1, 1), -1, 5, 5, -5, -5), table(List.of(1, 1, 0, 0), -1, 5, 5, -5, -5));
        assertThat(result.points()).containsExactly(1L, 1L);
        assertThat(result.totals()).containsExactly(0L, 0L);
    }

    @Test
    public void aFaultLosesWhateverThePoints() {
        MatchResult result =
                score(table(List.of(0, 0, 1, 1), -1, 50, 50, -50, -50), table(List.of(1, 1, 0, 0), 3, 0, 0, 0, 0));
        assertThat(result.points()).containsExactly(0L, 2L);
        assertThat(result.totals()).containsExactly(100L, -100L);
        assertThat(result.faulted()).containsExactly(0);
    }

    @Test
    public void ofTwoFaultsTheFirstTablesDecides() {
        MatchResult result =
                score(table(List.of(0, 0, 1, 1), 2, 0, 0, 0, 0), table(List.of(1, 1, 0, 0), 3, 9, -9, 0, 0));
        assertThat(result.points()).containsExactly(2L, 0L);
        assertThat(result.faulted()).containsExactly(1);
    }

    @Test
    public void winsCountTwoAndTiesAreBrokenByTheirOwnMatches() {
        assertThat(format.matchSize(4)).isEqualTo(2);
        assertThat(format.pointsUnit()).isEqualTo(1);
        assertThat(format.lowerIsBetter()).isFalse();
        assertThat(format.tieBreaks()).containsExactly(TieBreak.HEAD_TO_HEAD, TieBreak.TOTAL_SCORE);
        assertThat(new Big2Pack().usualSetup().games()).isEqualTo(100);
        assertThat(new Big2Pack().usualBudget().total()).hasMinutes(5);
        assertThat(new Big2Pack().usualBudget().then()).hasSeconds(2);
    }
}
