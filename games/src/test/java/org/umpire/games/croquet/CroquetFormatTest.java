package org.umpire.games.croquet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.MatchResult;
import org.umpire.rules.Outcome;
import org.umpire.rules.Outcome.SeatOutcome;
import org.umpire.rules.Shuffler;
import org.umpire.rules.TableResult;

/** What a match is, and what it is worth. */
public final class CroquetFormatTest {
    private static final Shuffler NO_CHANCE = bound -> {
        throw new AssertionError("nothing is drawn by lot");
    };

    @Test
    public void eachEntrantIsFirstEquallyOften() {
        assertThat(new CroquetFormat(1).tables(2, NO_CHANCE)).containsExactly(List.of(0, 1), List.of(1, 0));
        assertThat(new CroquetFormat(3).tables(2, NO_CHANCE))
                .hasSize(6)
                .filteredOn(seating -> seating.equals(List.of(0, 1)))
                .hasSize(3);
        assertThatIllegalArgumentException().isThrownBy(() -> new CroquetFormat(0));
        assertThatIllegalArgumentException().isThrownBy(() -> new CroquetFormat(1).tables(4, NO_CHANCE));
    }

    @Test
    public void aMatchHasAnyEvenNumberOfTables() {
        assertThat(new CroquetPack().format(6).tables(2, NO_CHANCE)).hasSize(6);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new CroquetPack().format(3))
                .withMessageContaining("2, 4, 6");
        assertThatIllegalArgumentException().isThrownBy(() -> new CroquetPack().format(0));
    }

    @Test
    public void aWinIsTwoHalvesAndADrawOne() {
        ContestFormat format = new CroquetFormat(1);
        assertThat(format.pointsUnit()).isEqualTo(2);
        assertThat(format.score(List.of(table(0, 1, 2, 0), table(1, 0, 2, 0))))
                .isEqualTo(new MatchResult(List.of(2L, 2L), List.of(1L, 1L), Set.of()));
        assertThat(format.score(List.of(table(0, 1, 2, 0), table(1, 0, 1, 1))))
                .isEqualTo(new MatchResult(List.of(3L, 1L), List.of(1L, 0L), Set.of()));
        assertThat(format.score(List.of(table(0, 1, 1, 1), table(1, 0, 1, 1))))
                .isEqualTo(new MatchResult(List.of(2L, 2L), List.of(0L, 0L), Set.of()));
    }

    @Test
    public void aFaultLosesItsGameOnly() {
        List<SeatOutcome> seats = new ArrayList<>();
        seats.add(new SeatOutcome(0, Optional.of(new Fault(FaultKind.TIME, "slow"))));
        seats.add(new SeatOutcome(2, Optional.empty()));
        TableResult faulted = new TableResult(List.of(0, 1), new Outcome(seats));

        assertThat(new CroquetFormat(1).score(List.of(faulted, table(1, 0, 0, 2))))
                .isEqualTo(new MatchResult(List.of(2L, 2L), List.of(1L, 1L), Set.of()));
    }

    private static TableResult table(int first, int second, long ofFirst, long ofSecond) {
        return new TableResult(
                List.of(first, second),
                new Outcome(List.of(
                        new SeatOutcome(ofFirst, Optional.empty()), new SeatOutcome(ofSecond, Optional.empty()))));
    }
}
