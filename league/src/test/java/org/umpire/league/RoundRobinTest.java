package org.umpire.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.umpire.record.Fixture;
import org.umpire.record.FixtureId;
import org.umpire.record.Seated;
import org.umpire.rules.ContestFormat;

class RoundRobinTest {
    @ParameterizedTest
    @CsvSource({"2,1", "3,2", "5,1", "6,1", "7,3", "8,1", "13,1", "16,2"})
    void everyPairMeetsEquallyOften(int entrants, int rounds) {
        SeasonSchedule schedule =
                SeasonSchedule.of(Seasons.of(entrants, rounds), Formats.duplicatePairs(), Seasons.draws());
        Map<List<Integer>, Integer> meetings = new HashMap<>();
        for (long m = 0; m < schedule.matches(); m++) {
            meetings.merge(schedule.match(m).entrants(), 1, Integer::sum);
        }
        assertThat(meetings).hasSize(entrants * (entrants - 1) / 2);
        assertThat(meetings.values()).containsOnly(rounds);
    }

    @ParameterizedTest
    @CsvSource({"4,4", "5,1", "5,3", "5,4", "6,3", "6,4", "7,4", "8,4", "9,3", "9,6", "10,4", "12,4", "12,6"})
    void everyGroupMeetsOnce(int entrants, int size) {
        Groups groups = Groups.of(entrants, size);
        Set<List<Integer>> met = new HashSet<>();
        for (long i = 0; i < groups.size(); i++) {
            int[] group = groups.at(i);
            assertThat(group).hasSize(size).isSorted().doesNotHaveDuplicates();
            assertThat(group[0]).isNotNegative();
            assertThat(group[size - 1]).isLessThan(entrants);
            met.add(Arrays.stream(group).boxed().toList());
        }
        assertThat(met).hasSize(binomial(entrants, size));
        assertThat(groups.size()).isEqualTo(binomial(entrants, size));
    }

    @ParameterizedTest
    @CsvSource({"2", "3", "6", "7", "12", "25"})
    void inEveryTurnOfPairsEverybodyPlaysOnce(int entrants) {
        Groups pairs = Groups.of(entrants, 2);
        int perTurn = entrants / 2;
        for (long turn = 0; turn < pairs.size() / perTurn; turn++) {
            List<Integer> players = new ArrayList<>();
            for (long i = turn * perTurn; i < (turn + 1) * perTurn; i++) {
                players.add(pairs.at(i)[0]);
                players.add(pairs.at(i)[1]);
            }
            assertThat(players).as("turn " + turn).doesNotHaveDuplicates().hasSize(perTurn * 2);
        }
    }

    @ParameterizedTest
    @CsvSource({"9,4", "13,4", "17,4", "25,4", "11,3", "20,7"})
    void whereSizesAreCoprimeEveryRotationIsBalanced(int entrants, int size) {
        Groups groups = Groups.of(entrants, size);
        int[] played = new int[entrants];
        for (long i = 0; i < Math.min(groups.size(), 20L * entrants); i++) {
            Arrays.stream(groups.at(i)).forEach(entrant -> played[entrant]++);
            int spread = Arrays.stream(played).max().orElseThrow()
                    - Arrays.stream(played).min().orElseThrow();
            assertThat(spread)
                    .as("after " + (i + 1) + " groups")
                    .isLessThanOrEqualTo(i % entrants == entrants - 1 ? 0 : size);
        }
    }

    @ParameterizedTest
    @CsvSource({"8,4", "12,4", "16,4", "30,4", "12,3", "40,6"})
    void anyBeginningIsNearlyBalanced(int entrants, int size) {
        Groups groups = Groups.of(entrants, size);
        int[] played = new int[entrants];
        int[][] met = new int[entrants][entrants];
        long count = Math.min(groups.size(), 60L * entrants);
        for (long i = 0; i < count; i++) {
            int[] group = groups.at(i);
            for (int a : group) {
                played[a]++;
                for (int b : group) {
                    met[a][b]++;
                }
            }
        }
        double each = (double) count * size / entrants;
        assertThat(Arrays.stream(played).min().orElseThrow()).isGreaterThan((int) (each * 0.85) - 1);
        assertThat(Arrays.stream(played).max().orElseThrow()).isLessThan((int) (each * 1.15) + 2);
        for (int a = 0; a < entrants; a++) {
            for (int b = 0; b < a; b++) {
                assertThat(met[a][b]).as(a + " meets " + b).isPositive();
            }
        }
    }

    @Test
    void fixturesAreAllDistinctAndTheSameWhenAskedAgain() {
        SeasonSchedule schedule = SeasonSchedule.of(Seasons.of(9, 2), Formats.duplicatePairs(), Seasons.draws());
        SeasonSchedule again = SeasonSchedule.of(Seasons.of(9, 2), Formats.duplicatePairs(), Seasons.draws());
        Set<FixtureId> ids = new HashSet<>();
        for (long k = 0; k < schedule.size(); k++) {
            ids.add(schedule.at(k).id());
            assertThat(again.at(k)).isEqualTo(schedule.at(k));
        }
        assertThat(schedule.size()).isEqualTo(2 * 36 * 2);
        assertThat(ids).hasSize((int) schedule.size());
    }

    @Test
    void tablesOfAMatchShareTheirDealAndFollowOneAnother() {
        SeasonSchedule schedule = SeasonSchedule.of(Seasons.of(4, 2), Formats.duplicatePairs(), Seasons.draws());
        Fixture first = schedule.at(12);
        Fixture second = schedule.at(13);
        assertThat(first.deal().label()).isEqualTo("Autumn/round-2/match-1");
        assertThat(first.block()).isEqualTo("round-2/match-1");
        assertThat(second.deal()).isEqualTo(first.deal());
        assertThat(List.of(first.table(), second.table())).containsExactly(0, 1);
        assertThat(schedule.match(6).tables()).containsExactly(first, second);
        assertThat(names(second)).isEqualTo(swapped(names(first)));
        assertThat(schedule.matchNumber("round-2/match-1")).hasValue(6);
    }

    @Test
    void noTwoMatchesShareADeal() {
        SeasonSchedule schedule = SeasonSchedule.of(Seasons.of(8, 3), Formats.duplicatePairs(), Seasons.draws());
        Set<String> labels = new HashSet<>();
        for (long m = 0; m < schedule.matches(); m++) {
            labels.add(schedule.match(m).deal().label());
            assertThat(schedule.matchNumber(schedule.match(m).block())).hasValue(m);
        }
        assertThat(labels).hasSize((int) schedule.matches());
    }

    @Test
    void rotationsSeatEverybodyEquallyOftenEverywhere() {
        SeasonSchedule schedule = SeasonSchedule.of(Seasons.of(7, 1), new Formats.Rotations(), Seasons.draws());
        Map<String, int[]> seats = new HashMap<>();
        for (long k = 0; k < schedule.size(); k++) {
            List<String> names = names(schedule.at(k));
            for (int seat = 0; seat < names.size(); seat++) {
                seats.computeIfAbsent(names.get(seat), name -> new int[4])[seat]++;
            }
        }
        assertThat(seats)
                .hasSize(7)
                .allSatisfy((name, counts) -> assertThat(counts).containsOnly(20));
    }

    @Test
    void blocksThatAreNotInTheScheduleHaveNoNumber() {
        SeasonSchedule schedule = SeasonSchedule.of(Seasons.of(4, 2), Formats.duplicatePairs(), Seasons.draws());
        assertThat(List.of(
                        "round-1/match-7",
                        "round-3/match-1",
                        "round-0/match-1",
                        "round-1/match-0",
                        "round-1/match-01",
                        "match-1",
                        "round-999999999/match-999999999999999999"))
                .allSatisfy(block -> assertThat(schedule.matchNumber(block)).isEmpty());
    }

    @Test
    void aSampleOfPairsIsTheBeginningOfTheWhole() {
        Season all = Seasons.of(9, 1);
        Season sample = Seasons.of(all.entrants(), 1, OptionalLong.of(20));
        ContestFormat format = Formats.duplicatePairs();
        SeasonSchedule some = SeasonSchedule.of(sample, format, Seasons.draws());
        SeasonSchedule whole = SeasonSchedule.of(all, format, Seasons.draws());
        assertThat(some.matches()).isEqualTo(20);
        assertThat(some.at(39)).isEqualTo(whole.at(39));
        assertThatThrownBy(() -> some.at(40)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(some.remark())
                .hasValue("a sample: 20 of 36 matches, the first of an order in which all meet about equally often");
        assertThat(whole.remark()).isEmpty();
    }

    @Test
    void aSampleOfGroupsIsBalancedInEveryRoundAndEverySeat() {
        List<Entrant> entrants = Seasons.of(9, 1).entrants();
        Season season = Seasons.of(entrants, 2, OptionalLong.of(37));
        SeasonSchedule schedule = SeasonSchedule.of(season, new Formats.Rotations(), Seasons.draws());

        assertThat(schedule.matches()).isEqualTo(36);
        assertThat(schedule.remark())
                .hasValue(
                        "a sample: in each round 18 of the 126 groups of 4 meet; everybody plays 8 matches, and any two"
                                + " meet in 3 of them");
        Map<String, int[]> seats = new HashMap<>();
        for (long k = 0; k < schedule.size(); k++) {
            List<String> names = names(schedule.at(k));
            for (int seat = 0; seat < names.size(); seat++) {
                seats.computeIfAbsent(names.get(seat), name -> new int[4])[seat]++;
            }
        }
        assertThat(seats)
                .hasSize(9)
                .allSatisfy((name, counts) -> assertThat(counts).containsOnly(16));
        assertThat(schedule.match(18).block()).isEqualTo("round-2/match-1");
        assertThat(schedule.match(18).entrants()).isEqualTo(schedule.match(0).entrants());
        assertThat(schedule.matchNumber("round-2/match-1")).hasValue(18);
        assertThat(schedule.matchNumber("round-2/match-19")).isEmpty();
    }

    @Test
    void aScheduleOfABillionMatchesIsAskedForOne() {
        SeasonSchedule schedule = SeasonSchedule.of(Seasons.of(300, 5), new Formats.Rotations(), Seasons.draws());
        assertThat(schedule.matches()).isEqualTo(5L * 330_791_175L);
        assertThat(schedule.at(schedule.size() - 1).block()).isEqualTo("round-5/match-330791175");
    }

    @Test
    void tooFewEntrantsAreRefused() {
        assertThatThrownBy(() -> SeasonSchedule.of(Seasons.of(3, 1), new Formats.Rotations(), Seasons.draws()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("groups of 4 out of 3 entrants");
    }

    private static List<String> names(Fixture fixture) {
        return fixture.seats().stream().map(Seated::name).toList();
    }

    private static List<String> swapped(List<String> names) {
        List<String> two = names.stream().distinct().toList();
        return names.stream().map(name -> two.get(1 - two.indexOf(name))).toList();
    }

    private static int binomial(int n, int k) {
        long result = 1;
        for (int i = 1; i <= k; i++) {
            result = result * (n - k + i) / i;
        }
        return (int) result;
    }
}
