package org.umpire.league;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Balanced samples of groups, counted out. */
class SampleTest {
    @Test
    void ofAnyNumberOfEntrantsTwoMeetAsEquallyOftenAsCanBe() {
        for (int n = 6; n <= 64; n++) {
            long once = (long) n * (n - 1) / 12;
            for (long most : List.of((long) n, 2L * n, Math.max(n, once + n), 6 * once)) {
                if (Groups.count(n, 4).longValueExact() > most) {
                    Sample sample = Sample.of(n, 4, most).orElseThrow();
                    Meetings meetings = check(sample, n, most);
                    String what = n + " entrants, " + sample.size() + " of at most " + most + " groups: " + meetings;
                    assertThat(meetings.leastPlayed()).as(what).isEqualTo(meetings.mostPlayed());
                    assertThat(meetings.spread()).as(what).isLessThanOrEqualTo(1);
                    assertThat(sample.size()).as(what).isGreaterThanOrEqualTo(most / 3);
                    boolean even = sample.size() * 12 % ((long) n * (n - 1)) == 0;
                    assertThat(meetings.spread()).as(what).isEqualTo(even ? 0 : 1);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"13,13,1", "37,111,1", "10,30,4", "21,105,3", "33,264,3", "47,1081,6", "50,2450,12"})
    void everyTwoMeetExactlyEquallyOftenWhereTheNumbersAllowIt(int n, int most, int meet) {
        Sample sample = Sample.of(n, 4, most).orElseThrow();
        assertThat(sample.size()).isEqualTo(most);
        Meetings meetings = check(sample, n, most);
        assertThat(List.of(meetings.leastMet(), meetings.mostMet())).containsExactly(meet, meet);
    }

    @ParameterizedTest
    @CsvSource({"5,3", "9,3", "16,3", "30,3", "7,5", "24,5", "40,5", "12,6", "35,6"})
    void groupsOfOtherSizesAreBalancedAsWell(int n, int k) {
        Sample sample = Sample.of(n, k, 3L * n).orElseThrow();
        Meetings meetings = check(sample, n, 3L * n);
        assertThat(meetings.leastPlayed()).isEqualTo(meetings.mostPlayed());
        assertThat(meetings.spread()).isLessThanOrEqualTo(1);
    }

    @Test
    void fewerMatchesThanEntrantsAreEnoughWhereAGroupHasFewRotations() {
        assertThat(Meetings.of(Sample.of(6, 4, 5).orElseThrow(), 6)).isEqualTo(new Meetings(2, 2, 1, 2));
        assertThat(Sample.of(6, 4, 5).orElseThrow().size()).isEqualTo(3);
        assertThat(Meetings.of(Sample.of(12, 4, 5).orElseThrow(), 12)).isEqualTo(new Meetings(1, 1, 0, 1));
        assertThat(Meetings.of(Sample.of(20, 4, 10).orElseThrow(), 20)).isEqualTo(new Meetings(2, 2, 0, 2));
        assertThat(Sample.of(9, 4, 8)).isEmpty();
        assertThat(Sample.of(5, 4, 4)).isEmpty();
        assertThat(Groups.of(9, 4, 8).size()).isEqualTo(126);
    }

    @Test
    void equalNumbersGiveEqualSamplesForEver() {
        Sample sample = Sample.of(25, 4, 50).orElseThrow();
        assertThat(sample.at(0)).containsExactly(FIRST);
        assertThat(sample.at(1))
                .containsExactly(Arrays.stream(FIRST)
                        .map(member -> (member + 1) % 25)
                        .sorted()
                        .toArray());
    }

    private static final int[] FIRST = {3, 5, 21, 24};

    private static Meetings check(Sample sample, int n, long most) {
        assertThat(sample.size()).isLessThanOrEqualTo(most);
        Set<List<Integer>> seen = new HashSet<>();
        for (long i = 0; i < sample.size(); i++) {
            List<Integer> group = Arrays.stream(sample.at(i)).boxed().toList();
            assertThat(group).doesNotHaveDuplicates().isSorted().allMatch(member -> member >= 0 && member < n);
            assertThat(seen.add(group)).as(group + " twice").isTrue();
        }
        return Meetings.of(sample, n);
    }
}
