package org.umpire.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.umpire.record.Usage;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.Outcome;

/** docs/protocols/season.md#blocks. */
class BlockGainTest {
    private final List<PlayedMatch> matches = new ArrayList<>();
    private final List<PlayedTable> tables = new ArrayList<>();

    /** A match of two tables of one game, at which the first entrant won so much. */
    private void match(long first, long second, List<Fault> faults) {
        long number = matches.size();
        PlayedMatch.Effort effort = new PlayedMatch.Effort(2, 2, Usage.NONE, Duration.ZERO);
        long total = first + second;
        matches.add(new PlayedMatch(
                number,
                "round-" + (number + 1) + "/match-1",
                List.of(
                        new PlayedMatch.Side(0, total, total, false, faults, effort),
                        new PlayedMatch.Side(1, -total, -total, false, List.of(), effort)),
                List.of()));
        tables.add(table(number, 0, List.of(0, 1), first));
        tables.add(table(number, 1, List.of(1, 0), -second));
    }

    private static PlayedTable table(long match, int table, List<Integer> seating, long ofFirstSeat) {
        Outcome outcome = new Outcome(List.of(
                new Outcome.SeatOutcome(ofFirstSeat, Optional.empty()),
                new Outcome.SeatOutcome(-ofFirstSeat, Optional.empty())));
        return new PlayedTable(match, table, 1, seating, outcome, List.of(Usage.NONE, Usage.NONE), "");
    }

    @Test
    void whatTheCardsGiveAndTakeIsGone() {
        // The cards are worth up to 1000 to one seat; the first entrant plays better by 10.
        for (long cards : new long[] {700, -300, 1000, -850}) {
            match(cards + 10, -cards + 10, List.of());
        }
        assertThat(BlockGain.of(matches, tables, 1)).hasValueSatisfying(gain -> {
            assertThat(gain.removed()).isEqualTo(1);
            assertThat(gain.degrees()).isEqualTo(3);
            assertThat(gain.sentence())
                    .isEqualTo("That the 2 tables of a match share one deal took away 100 % of its variance"
                            + " (3 degrees of freedom).");
        });
    }

    @Test
    void theShareOfTheDealIsFound() {
        // Three quarters of the variance of a table is the deal's, which the swap takes away.
        Random random = new Random(5);
        for (int i = 0; i < 4000; i++) {
            double cards = Math.sqrt(3) * random.nextGaussian();
            match(
                    Math.round(1000 * (cards + random.nextGaussian())),
                    Math.round(1000 * (-cards + random.nextGaussian())),
                    List.of());
        }
        assertThat(BlockGain.of(matches, tables, 1))
                .hasValueSatisfying(gain -> assertThat(gain.removed()).isEqualTo(0.75, within(0.02)));
    }

    @Test
    void withoutRepetitionNothingIsSaid() {
        match(5, 7, List.of());
        assertThat(BlockGain.of(matches, tables, 1)).isEmpty();
        match(5, 9, List.of(new Fault(FaultKind.EXIT, "left")));
        assertThat(BlockGain.of(matches, tables, 1)).as("a match with a fault").isEmpty();
        match(-20, 9, List.of());
        assertThat(BlockGain.of(matches, tables, 1)).isPresent();
    }
}
