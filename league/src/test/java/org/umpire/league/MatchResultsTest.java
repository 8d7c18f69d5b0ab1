package org.umpire.league;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.umpire.record.Usage;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.Outcome;
import org.umpire.testkit.Seeds;

class MatchResultsTest {
    private static final Season SEASON = Seasons.of(4, 1);
    private static final ContestFormat FORMAT = Formats.duplicatePairs();
    private static final List<Integer> FIRST = List.of(0, 1, 1, 0);
    private static final List<Integer> SECOND = List.of(1, 0, 0, 1);

    private static PlayedTable table(long match, int number, int attempt, List<Integer> seating, long... scores) {
        return faulty(match, number, attempt, seating, -1, scores);
    }

    private static PlayedTable faulty(
            long match, int number, int attempt, List<Integer> seating, int faultySeat, long... scores) {
        List<Outcome.SeatOutcome> outcomes = IntStream.range(0, scores.length)
                .mapToObj(seat -> new Outcome.SeatOutcome(
                        scores[seat],
                        seat == faultySeat
                                ? Optional.of(new Fault(FaultKind.EXIT, "left with exit code 1"))
                                : Optional.empty()))
                .toList();
        List<Usage> spent = IntStream.range(0, scores.length)
                .mapToObj(seat -> new Usage(Duration.ofMillis(10L * (seat + 1)), Duration.ofMillis(100)))
                .toList();
        return new PlayedTable(
                match, number, attempt, seating, new Outcome(outcomes), spent, match + "-" + number + "-" + attempt);
    }

    @Test
    void aMatchIsMadeOfAllItsTables() {
        MatchResults results = MatchResults.of(
                SEASON, FORMAT, List.of(table(0, 1, 1, SECOND, 1, 2, 3, -6), table(0, 0, 1, FIRST, 10, -4, -4, -2)));
        assertThat(results.pending()).isEmpty();
        assertThat(results.complete()).hasSize(1);
        PlayedMatch match = results.complete().get(0);
        assertThat(match.block()).isEqualTo("round-1/match-1");
        assertThat(match.records()).containsExactly("0-0-1", "0-1-1");
        // Seats 0 and 3 of the first table and 1 and 2 of the second: 10 − 2 + 2 + 3.
        PlayedMatch.Side first = match.sides().get(0);
        assertThat(first.entrant()).isZero();
        assertThat(first.total()).isEqualTo(13);
        assertThat(first.points()).isEqualTo(2);
        assertThat(first.effort().games()).isEqualTo(40);
        assertThat(first.effort().programs()).isEqualTo(4);
        assertThat(first.effort().spent().cpu()).hasMillis(10 + 40 + 20 + 30);
        assertThat(first.effort().mostCpu()).hasMillis(40);
        assertThat(match.sides().get(1).total()).isEqualTo(-13);
    }

    @Test
    void aMatchWithoutAllItsTablesIsPending() {
        MatchResults results = MatchResults.of(SEASON, FORMAT, List.of(table(3, 1, 1, SECOND, 0, 0, 0, 0)));
        assertThat(results.complete()).isEmpty();
        assertThat(results.pending()).hasSize(1);
        assertThat(results.pending().get(0).block()).isEqualTo("round-1/match-4");
        assertThat(results.pending().get(0).played()).isEqualTo(1);
        assertThat(results.tables()).hasSize(1);
    }

    @Test
    void aFaultIsOnTheSideOfItsSeat() {
        MatchResults results = MatchResults.of(
                SEASON,
                FORMAT,
                List.of(faulty(0, 0, 1, FIRST, 2, 50, -70, 10, 10), table(0, 1, 1, SECOND, 0, 0, 0, 0)));
        PlayedMatch.Side faulty = results.complete().get(0).sides().get(1);
        assertThat(faulty.lostByFault()).isTrue();
        assertThat(faulty.faults()).extracting(Fault::kind).containsExactly(FaultKind.EXIT);
        assertThat(results.complete().get(0).sides().get(0).lostByFault()).isFalse();
        assertThat(results.complete().get(0).sides().get(0).faults()).isEmpty();
    }

    @Test
    void theLowestAttemptCountsInWhateverOrderTheyCome() {
        List<PlayedTable> tables = new ArrayList<>(List.of(
                table(0, 0, 1, FIRST, 5, -5, -5, 5),
                table(0, 0, 2, FIRST, -9, 9, 9, -9),
                table(0, 1, 3, SECOND, 0, 0, 0, 0),
                table(0, 1, 2, SECOND, -1, 1, 1, -1),
                table(1, 0, 1, FIRST, 0, 0, 0, 0)));
        MatchResults results = MatchResults.of(SEASON, FORMAT, tables);
        assertThat(results.complete().get(0).records()).containsExactly("0-0-1", "0-1-2");
        assertThat(results.repeated()).extracting(PlayedTable::record).containsExactlyInAnyOrder("0-0-2", "0-1-3");
        Seeds.forEach(20, rng -> {
            Collections.shuffle(tables, new Random(rng.nextLong()));
            MatchResults shuffled = MatchResults.of(SEASON, FORMAT, tables);
            assertThat(shuffled.complete()).isEqualTo(results.complete());
            assertThat(shuffled.pending()).isEqualTo(results.pending());
        });
    }
}
