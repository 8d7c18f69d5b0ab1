package org.umpire.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.umpire.league.schedule.AdaptiveSchedule;
import org.umpire.league.statistics.PlaceOdds;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.FaultKind;
import org.umpire.rules.TieBreak;
import org.umpire.testkit.Seeds;

class StandingsTest {
    private static final ContestFormat BIG2 = Formats.duplicatePairs();

    @Test
    void morePointsStandHigher() {
        Results results =
                new Results("A", "B", "C").win("B", "A", 5).win("C", "A", 5).win("C", "B", 5);
        assertThat(results.order(BIG2)).isEqualTo("1 C, 2 B, 3 A");
        assertThat(results.why(BIG2, "C")).isEqualTo("4 points, as nobody else");
    }

    @Test
    void aRowKeepsItsKeys() {
        Results results = new Results("A", "B", "C")
                .win("A", "B", 30)
                .match("A", "C", 1, 1, 7, 7)
                .forfeit("C", "B", 9, -9);
        Standings.Row a = results.standings(BIG2).rows().get(0);
        assertThat(a.name()).isEqualTo("A");
        assertThat(a.rank()).hasValue(1);
        assertThat(a.points()).isEqualTo(3);
        assertThat(List.of(a.played(), a.won(), a.drawn(), a.lost())).containsExactly(2L, 1L, 1L, 0L);
        assertThat(a.totalScore()).isEqualTo(37);
        assertThat(a.headToHead()).isEmpty();
        assertThat(a.effort().spent().cpu()).hasMillis(16);
        assertThat(a.effort().mostCpu()).hasMillis(3);
        assertThat(a.effort().meanCpu()).hasMillis(2);
        assertThat(a.scorePerGame().blocks()).isEqualTo(2);
        assertThat(a.scorePerGame().value()).isEqualTo((30 / 40.0 + 7 / 40.0) / 2);
        Standings.Row c = results.standings(BIG2).rows().get(2);
        assertThat(c.faults()).isEqualTo(Map.of(FaultKind.ILLEGAL, 1L));
        assertThat(c.lost()).isEqualTo(1);
    }

    /** docs/protocols/season.md#errors. */
    @Test
    void howSurePlacesAreIsToldOnceAllHavePlayedTwice() {
        Results results = new Results("A", "B", "C", "G*");
        results.win("A", "B", 8).win("B", "C", 2).win("A", "C", 3);
        for (int round = 0; round < 3; round++) {
            results.win("A", "B", 8).win("B", "C", 2).win("C", "A", 3).win("G", "A", 1);
        }
        Standings standings = results.standings(BIG2);
        for (Standings.Row row : standings.rows()) {
            assertThat(row.odds().isPresent()).as(row.name()).isEqualTo(!row.outOfCompetition());
        }
        PlaceOdds first = standings.rows().get(0).odds().orElseThrow();
        assertThat(first.right()).isBetween(0.5, 0.95);
        assertThat(first.better()).isZero();
        assertThat(first.right() + first.worse()).isCloseTo(1, within(1e-9));
        assertThat(standings.rows().get(0).scorePerGame().halfWidth95()).isPresent();
        assertThat(new Results("A", "B", "C").win("A", "B", 8).standings(BIG2).rows())
                .allSatisfy(row -> assertThat(row.odds()).isEmpty());
        Counting swiss = new Counting(true, true, List.of());
        assertThat(Standings.of(results.entrants, BIG2, results.matches(), swiss)
                        .rows())
                .as("results have decided who met whom")
                .allSatisfy(row -> assertThat(row.odds()).isEmpty());
    }

    @Test
    void whoIsTiedIsToldByWhatPlacesCompare() {
        // Four points in two matches and six in three are equally good in a Swiss; four in three are less.
        Results results = new Results("A", "B", "C", "D", "E")
                .win("A", "D", 1)
                .win("A", "E", 1)
                .win("B", "D", 1)
                .win("B", "E", 1)
                .win("B", "C", 1)
                .win("C", "D", 1)
                .win("C", "E", 1);
        Standings swiss = Standings.of(results.entrants, BIG2, results.matches(), new Counting(true, true, List.of()));
        assertThat(swiss.rows().stream().filter(Standings.Row::tied).map(Standings.Row::name))
                .containsExactlyInAnyOrder("A", "B", "D", "E");
        assertThat(results.standings(BIG2).rows().stream()
                        .filter(Standings.Row::tied)
                        .map(Standings.Row::name))
                .containsExactlyInAnyOrder("A", "C", "D", "E");
    }

    /** All together takes time by the third power of their number: with thousands it would take hours. */
    @Test
    void manyEntrantsHaveTheirPlainErrors() {
        int many = 2000;
        String[] names = IntStream.range(0, many).mapToObj(i -> "E" + i).toArray(String[]::new);
        Results results = new Results(names);
        for (int i = 0; i < many; i++) {
            results.match(names[i], names[(i + 1) % many], i % 3, 2 - i % 3, i % 7, -i % 7);
        }
        assertThat(results.standings(BIG2).rows()).hasSize(many).allSatisfy(row -> {
            assertThat(row.odds()).isEmpty();
            assertThat(row.scorePerGame().standardError()).isPresent();
            assertThat(row.scorePerGame().degrees()).isEqualTo(1);
        });
    }

    @Test
    void fewerPointsPutOneFirstAndTheOddsKnowIt() {
        ContestFormat places = new Formats.Rotations();
        Results results = new Results("A", "B", "C", "D");
        for (long round = 0; round < 6; round++) {
            results.match(
                    List.of("A", "B", "C", "D"),
                    List.of(4 + round % 2, 9 - round % 2, 10 + round % 3, 17 - round % 3),
                    List.of(1L, 2L, 3L, 4L),
                    Set.of());
        }
        List<Standings.Row> rows = results.standings(places).rows();
        assertThat(rows.get(0).name()).isEqualTo("A");
        assertThat(rows.get(0).odds().orElseThrow().right()).isGreaterThan(0.95);
        assertThat(rows.get(3).odds().orElseThrow().right()).isGreaterThan(0.95);
    }

    @Test
    void headToHeadDecidesBeforeTotalScore() {
        // B beats A, and both have 4 points; A has by far the better score.
        Results results = new Results("A", "B", "C", "D")
                .win("B", "A", 1)
                .win("A", "C", 500)
                .win("A", "D", 500)
                .win("B", "C", 1)
                .win("D", "B", 900)
                .match("C", "D", 1, 1, 0, 0);
        assertThat(results.order(BIG2)).isEqualTo("1 B, 2 A, 3 D, 4 C");
        assertThat(results.why(BIG2, "B")).isEqualTo("4 points, as A; head-to-head 2:0");
        assertThat(results.why(BIG2, "A")).isEqualTo("4 points, as B; head-to-head 0:2");
    }

    @Test
    void equalHeadToHeadLeavesItToTheTotalScore() {
        Results results = new Results("A", "B").match("A", "B", 1, 1, 40, 41);
        assertThat(results.order(BIG2)).isEqualTo("1 B, 2 A");
        assertThat(results.why(BIG2, "B")).isEqualTo("1 point, as A; head-to-head 1:1; total score 41:40");
    }

    @Test
    void whatIsEqualInAllSharesThePlaceAndTheNextPlacesAreSkipped() {
        Results results = new Results("A", "B", "C", "D")
                .match("A", "B", 1, 1, 3, 3)
                .win("A", "C", 9)
                .win("B", "C", 9)
                .win("A", "D", 1)
                .win("B", "D", 1)
                .win("C", "D", 1);
        assertThat(results.order(BIG2)).isEqualTo("1 A, 1 B, 3 C, 4 D");
        assertThat(results.why(BIG2, "A"))
                .isEqualTo("5 points, as B; head-to-head 1:1; total score 13:13; place shared with B");
    }

    @Test
    void threeInACircleAreDecidedByTheTotalScore() {
        Results results =
                new Results("A", "B", "C").win("A", "B", 1).win("B", "C", 5).win("C", "A", 2);
        assertThat(results.order(BIG2)).isEqualTo("1 B, 2 A, 3 C");
        assertThat(results.why(BIG2, "B"))
                .isEqualTo("2 points, as A and C; head-to-head 2 (A 2, C 2); total score 4 (A −1, C −3)");
    }

    @Test
    void headToHeadIsNotAppliedAgainAmongThoseItLeavesTied() {
        // Among A, B, C, D: A 4, B 4, D 3, C 1. A beat B, but that is used up: the total score decides between them.
        Results results = new Results("A", "B", "C", "D", "E", "F")
                .win("A", "B", 1)
                .win("A", "C", 1)
                .win("D", "A", 1)
                .win("B", "C", 50)
                .win("B", "D", 50)
                .match("C", "D", 1, 1, 0, 0)
                .win("E", "A", 1)
                .win("F", "A", 1)
                .win("E", "B", 1)
                .win("F", "B", 1)
                .win("C", "E", 1)
                .match("C", "F", 1, 1, 0, 0)
                .match("D", "E", 1, 1, 0, 0)
                .win("F", "D", 1);
        assertThat(results.order(BIG2)).isEqualTo("1 F, 2 E, 3 B, 4 A, 5 D, 6 C");
        assertThat(results.why(BIG2, "B"))
                .isEqualTo("4 points, as A, C and D; head-to-head 4 (A 4, C 1, D 3); total score 97:−1");
        assertThat(results.standings(BIG2).rows().get(2).headToHead()).hasValue(4);
        assertThat(results.standings(BIG2).rows().get(0).headToHead()).isEmpty();
    }

    @Test
    void whoFaultedAgainstOneOfTheTiedRanksBelowIt() {
        // A and B: one win each against the other, so head-to-head is 2:2 and A's total is better; but A faulted.
        Results results = new Results("A", "B").win("A", "B", 100).forfeit("A", "B", 20, -20);
        assertThat(results.order(BIG2)).isEqualTo("1 B, 2 A");
        assertThat(results.why(BIG2, "A"))
                .isEqualTo("2 points, as B; head-to-head 2:2; total score 120:−120; faulted against B");
        assertThat(results.why(BIG2, "B"))
                .isEqualTo("2 points, as A; head-to-head 2:2; total score −120:120; A faulted against it");
    }

    @Test
    void aFaultAgainstOneThatIsNotTiedChangesNothing() {
        Results results = new Results("A", "B", "C", "D")
                .forfeit("A", "C", 10, -10)
                .win("A", "B", 60)
                .win("B", "D", 5)
                .match("C", "D", 1, 1, 0, 0);
        assertThat(results.order(BIG2)).isEqualTo("1 C, 2 A, 3 B, 4 D");
    }

    @Test
    void whoMustWaitForOneTiedMayStillPassAnother() {
        // A faulted against C. By the keys the order would be A, B, C; A waits for C, and B does not.
        Results results =
                new Results("A", "B", "C").win("A", "B", 50).win("B", "C", 30).forfeit("A", "C", 0, 0);
        assertThat(results.order(BIG2)).isEqualTo("1 B, 2 C, 3 A");
    }

    @Test
    void aCircleOfFaultsIsAsIfThereWereNone() {
        Results results = new Results("A", "B", "C")
                .forfeit("A", "B", 1, 1)
                .forfeit("B", "C", 5, 5)
                .forfeit("C", "A", 3, 3);
        // Each waits for another, so nobody does, and C has the best total; then A still waits for B.
        assertThat(results.order(BIG2)).isEqualTo("1 C, 2 B, 3 A");
    }

    @Test
    void whereAllKeysAreEqualAFaultStillDecides() {
        Results results = new Results("A", "B").win("A", "B", 10).forfeit("A", "B", -10, 10);
        assertThat(results.order(BIG2)).isEqualTo("1 B, 2 A");
        Results mutual = new Results("A", "B").forfeit("A", "B", 0, 0).forfeit("B", "A", 0, 0);
        assertThat(mutual.order(BIG2)).isEqualTo("1 A, 1 B");
    }

    @Test
    void faultsCountInATieOnlyWhereHeadToHeadIsAskedFor() {
        ContestFormat byScore = Formats.pairs(false, TieBreak.TOTAL_SCORE);
        Results results = new Results("A", "B").win("A", "B", 100).forfeit("A", "B", 20, -20);
        assertThat(results.order(byScore)).isEqualTo("1 A, 2 B");
        assertThat(results.standings(byScore).rows().get(0).headToHead()).isEmpty();
    }

    @Test
    void winsCanDecide() {
        ContestFormat byWins = Formats.pairs(false, TieBreak.WINS);
        Results results = new Results("A", "B", "C", "D")
                .match("A", "B", 1, 1, 0, 0)
                .match("A", "C", 1, 1, 0, 0)
                .win("D", "B", 1)
                .win("B", "C", 1)
                .match("A", "D", 1, 1, 0, 0);
        assertThat(results.order(byWins)).isEqualTo("1 B, 1 D, 3 A, 4 C");
        assertThat(results.why(byWins, "A")).isEqualTo("3 points, as B and D; matches won 0 (B 1, D 1)");
    }

    @Test
    void inASwissTheOpponentsPointsDecideFirst() {
        Results results = new Results("A", "B", "C", "D")
                .win("A", "C", 5)
                .win("B", "D", 9)
                .match("A", "B", 1, 1, 0, 0)
                .win("C", "D", 1);
        assertThat(results.order(BIG2)).isEqualTo("1 B, 2 A, 3 C, 4 D");
        Standings swiss = Standings.of(results.entrants, BIG2, results.matches(), new Counting(true, true, List.of()));
        assertThat(Results.order(swiss)).isEqualTo("1 A, 2 B, 3 C, 4 D");
        assertThat(swiss.rows().get(0).why()).isEqualTo("3 points, as B; opponents' points a match 1.25:0.75");
    }

    @Test
    void whereNotAllMeetAllOnlyThoseAreComparedWhoAllHaveMet() {
        Results results = new Results("A", "B", "C", "D", "E")
                .win("A", "B", 1)
                .win("D", "A", 1)
                .win("B", "E", 1)
                .win("C", "E", 9)
                .win("D", "C", 1);
        Counting uneven = new Counting(true, false, List.of());
        assertThat(results.order(BIG2)).isEqualTo("1 D, 2 A, 3 C, 4 B, 5 E");
        assertThat(Results.order(Standings.of(results.entrants, BIG2, results.matches(), uneven)))
                .isEqualTo("1 D, 2 C, 3 A, 3 B, 5 E");
    }

    @Test
    void whoHasPlayedLessLosesNothingWhereTheScheduleIsUneven() {
        Results results =
                new Results("A", "B", "C").win("A", "B", 1).win("C", "B", 1).win("A", "B", 1);
        Counting uneven = new Counting(true, false, List.of());
        assertThat(results.order(BIG2)).isEqualTo("1 A, 2 C, 3 B");
        assertThat(Results.order(Standings.of(results.entrants, BIG2, results.matches(), uneven)))
                .isEqualTo("1 A, 1 C, 3 B");
        assertThat(Results.order(Standings.of(
                        results.entrants, BIG2, results.win("B", "A", 1).matches(), uneven)))
                .isEqualTo("1 C, 2 A, 3 B");
    }

    @Test
    void tiersStandAbovePoints() {
        Results results = new Results("A", "B", "C").win("A", "B", 1).win("C", "A", 1);
        Counting tiers = new Counting(
                true,
                false,
                List.of(
                        new AdaptiveSchedule.Tier(List.of(1), "won the final"),
                        new AdaptiveSchedule.Tier(List.of(0, 2), "out in round 1")));
        Standings standings = Standings.of(results.entrants, BIG2, results.matches(), tiers);
        assertThat(Results.order(standings)).isEqualTo("1 B, 2 C, 3 A");
        assertThat(standings.rows().get(0).why())
                .isEqualTo("won the final; 0 points in 1 match, on an average as nobody else");
    }

    @Test
    void fewerPointsCanBeBetter() {
        ContestFormat places = Formats.pairs(true, TieBreak.TOTAL_SCORE);
        Results results = new Results("A", "B", "C")
                .match("A", "B", 1, 2, 0, 7)
                .match("A", "C", 2, 1, 9, 0)
                .match("B", "C", 2, 1, 5, 0);
        assertThat(results.order(places)).isEqualTo("1 C, 2 A, 3 B");
        assertThat(results.standings(places).rows().get(0).won()).isEqualTo(2);
        Results tied = new Results("A", "B").match("A", "B", 1, 2, 0, 9).match("A", "B", 2, 1, 8, 0);
        assertThat(tied.order(places)).isEqualTo("1 A, 2 B");
    }

    @Test
    void whereFewerAreBetterWhoeverPlayedLessIsNotAheadForIt() {
        ContestFormat places = Formats.pairs(true);
        Results results = new Results("A", "B", "C", "D")
                .match("A", "B", 1, 2, 0, 0)
                .match("A", "C", 1, 2, 0, 0)
                .match("A", "B", 1, 2, 0, 0);
        assertThat(results.order(places)).isEqualTo("1 A, 2 B, 2 C, 4 D");
        assertThat(results.why(places, "B"))
                .isEqualTo("4 points in 2 matches, on an average as C; place shared with C");
    }

    @Test
    void outOfCompetitionPlaysForNobodyElse() {
        Results results =
                new Results("A", "G*", "B").win("G", "A", 70).win("B", "G", 70).match("A", "B", 1, 1, 2, 2);
        assertThat(results.order(BIG2)).isEqualTo("1 A, 1 B, - G");
        Standings.Row b = results.standings(BIG2).rows().get(1);
        assertThat(b.played()).isEqualTo(1);
        assertThat(b.totalScore()).isEqualTo(2);
        assertThat(b.effort().spent().cpu()).hasMillis(16);
        Standings.Row guest = results.standings(BIG2).rows().get(2);
        assertThat(guest.outOfCompetition()).isTrue();
        assertThat(guest.points()).isEqualTo(2);
        assertThat(guest.played()).isEqualTo(2);
        assertThat(guest.why()).isEqualTo("out of competition");
    }

    @Test
    void halvesAreShown() {
        Results results = new Results("A", "B", "C").match("A", "B", 1, 1, 0, 0).match("A", "C", 2, 0, 0, 0);
        assertThat(results.why(Formats.halves(), "A")).isEqualTo("1½ points, as nobody else");
        assertThat(results.why(Formats.halves(), "B")).isEqualTo("½ point, as nobody else");
    }

    @Test
    void withoutMatchesAllShareTheFirstPlace() {
        Results results = new Results("A", "B", "C");
        assertThat(results.order(BIG2)).isEqualTo("1 A, 1 B, 1 C");
        assertThat(results.why(BIG2, "A"))
                .isEqualTo("0 points, as B and C; no match among them alone; total score 0 (B 0, C 0);"
                        + " place shared with B and C");
        assertThat(results.standings(BIG2).rows().get(0).headToHead()).isEqualTo(OptionalLong.empty());
    }

    @Test
    void aSharedPlaceCountsOnFromThoseAbove() {
        Results results = new Results("A", "B", "C", "D").win("A", "D", 1);
        assertThat(results.standings(BIG2).rows())
                .extracting(Standings.Row::rank)
                .containsExactly(OptionalInt.of(1), OptionalInt.of(2), OptionalInt.of(2), OptionalInt.of(4));
    }

    @Test
    void theOrderOfTheMatchesDoesNotMatter() {
        Seeds.forEach(200, rng -> {
            Results results = new Results("A", "B", "C", "D", "E", "G*");
            for (int i = 0; i < 5; i++) {
                for (int j = i + 1; j < 6; j++) {
                    String a = results.entrants.get(i).name();
                    String b = results.entrants.get(j).name();
                    long total = rng.nextLong(3) - 1;
                    switch (rng.nextInt(4)) {
                        case 0 -> results.win(a, b, total);
                        case 1 -> results.win(b, a, total);
                        case 2 -> results.forfeit(a, b, total, -total);
                        default -> results.match(a, b, 1, 1, total, -total);
                    }
                }
            }
            List<PlayedMatch> shuffled = new ArrayList<>(results.matches());
            Collections.shuffle(shuffled, new Random(rng.nextLong()));
            Standings standings = results.standings(BIG2);
            assertThat(Standings.of(results.entrants, BIG2, shuffled)).isEqualTo(standings);

            assertThat(standings.rows()).hasSize(6);
            long points = standings.rows().stream()
                    .filter(row -> !row.outOfCompetition())
                    .mapToLong(Standings.Row::points)
                    .sum();
            assertThat(points).as("two points for each match that counts").isEqualTo(20);
            long total = standings.rows().stream()
                    .filter(row -> !row.outOfCompetition())
                    .mapToLong(Standings.Row::totalScore)
                    .sum();
            assertThat(total).as("every match sums to 0").isZero();
        });
    }

    @Test
    void noPlaceAmongTheTiedIsGivenToOneThatMustStillWait() {
        Seeds.forEach(300, rng -> {
            Results results = new Results("A", "B", "C", "D", "E");
            Set<List<Integer>> mustRankBelow = new HashSet<>();
            for (int i = 0; i < 5; i++) {
                for (int j = 0; j < i; j++) {
                    boolean forfeit = rng.nextInt(3) == 0;
                    int loser = rng.nextBoolean() ? i : j;
                    int winner = i + j - loser;
                    String lost = results.entrants.get(loser).name();
                    String won = results.entrants.get(winner).name();
                    if (forfeit) {
                        results.forfeit(lost, won, rng.nextInt(5), rng.nextInt(5));
                        mustRankBelow.add(List.of(loser, winner));
                    } else {
                        results.win(won, lost, rng.nextInt(5));
                    }
                }
            }
            List<Standings.Row> rows = results.standings(BIG2).rows();
            for (Standings.Row row : rows) {
                List<Standings.Row> notAbove = rows.stream()
                        .filter(other -> other.points() == row.points())
                        .filter(other ->
                                other.rank().orElseThrow() >= row.rank().orElseThrow())
                        .toList();
                boolean waits = notAbove.stream()
                        .anyMatch(other -> mustRankBelow.contains(List.of(row.entrant(), other.entrant())));
                boolean allWait = notAbove.stream()
                        .allMatch(one -> notAbove.stream()
                                .anyMatch(other -> mustRankBelow.contains(List.of(one.entrant(), other.entrant()))));
                assertThat(!waits || allWait).as("%s", row).isTrue();
            }
        });
    }
}
