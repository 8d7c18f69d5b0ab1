package org.umpire.games.holdem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.MatchResult;
import org.umpire.rules.Outcome;
import org.umpire.rules.Setup;
import org.umpire.rules.TableResult;
import org.umpire.testkit.Seeds;

/** Matches. docs/games/holdem.md#match. */
public class HoldemFormatTest {
    private final HoldemFormat format = new HoldemFormat();

    @Test
    public void everyEntrantHasEverySeatOnce() {
        for (int seats = 2; seats <= 9; seats++) {
            List<List<Integer>> tables = format.tables(seats, Seeds.shuffler(Seeds.random(seats)));
            assertThat(tables).hasSize(seats);
            for (int seat = 0; seat < seats; seat++) {
                int there = seat;
                assertThat(tables.stream().map(table -> table.get(there)))
                        .containsExactlyInAnyOrderElementsOf(
                                IntStream.range(0, seats).boxed().toList());
            }
            assertThat(format.matchSize(seats)).isEqualTo(seats);
        }
    }

    @Test
    public void theFirstSeatIsDrawnByLot() {
        Set<List<List<Integer>>> drawn = new HashSet<>();
        Seeds.forEach(60, rng -> drawn.add(format.tables(3, Seeds.shuffler(rng))));
        assertThat(drawn).hasSize(6);
    }

    @Test
    public void pointsAreTheChipsOfAllTables() {
        MatchResult result = format.score(List.of(table(List.of(1, 0), 300, -300), table(List.of(0, 1), -50, 50)));
        assertThat(result.points()).containsExactly(-350L, 350L);
        assertThat(result.totals()).containsExactly(-350L, 350L);
        assertThat(result.faulted()).isEmpty();
    }

    @Test
    public void whoeverFaultsKeepsItsLossesAndNoWinnings() {
        TableResult faulty = new TableResult(
                List.of(1, 0),
                new Outcome(List.of(
                        new Outcome.SeatOutcome(300, Optional.of(new Fault(FaultKind.IDLE, "slept"))),
                        new Outcome.SeatOutcome(-300, Optional.empty()))));
        MatchResult ahead = format.score(List.of(faulty, table(List.of(0, 1), -50, 50)));
        assertThat(ahead.points()).containsExactly(-350L, 0L);
        assertThat(ahead.totals()).containsExactly(-350L, 350L);
        assertThat(ahead.faulted()).containsExactly(1);
        MatchResult behind = format.score(List.of(faulty, table(List.of(0, 1), 450, -450)));
        assertThat(behind.points()).containsExactly(150L, -150L);
    }

    /** Two that play alike have the same result whatever the cards: the luck of the deal is gone. */
    @Test
    public void equalPlayersAreEqualInEveryMatch() {
        Seeds.forEach(30, rng -> {
            HoldemDeal deal = HoldemDeal.of(HoldemTerms.of(Setup.of(2, 20)), Seeds.shuffler(rng));
            HoldemState state = HoldemState.start(deal);
            while (!state.over()) {
                state = state.play(HoldemMove.CALL);
            }
            Outcome outcome = new Outcome(List.of(
                    new Outcome.SeatOutcome(state.won(0), Optional.empty()),
                    new Outcome.SeatOutcome(state.won(1), Optional.empty())));
            List<TableResult> tables = new ArrayList<>();
            format.tables(2, Seeds.shuffler(rng)).forEach(seating -> tables.add(new TableResult(seating, outcome)));
            assertThat(format.score(tables).points()).containsExactly(0L, 0L);
        });
    }

    private static TableResult table(List<Integer> seating, long... scores) {
        List<Outcome.SeatOutcome> seats = new ArrayList<>();
        for (long score : scores) {
            seats.add(new Outcome.SeatOutcome(score, Optional.empty()));
        }
        return new TableResult(seating, new Outcome(seats));
    }
}
