package org.umpire.league;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SteinerTest {
    @ParameterizedTest
    @ValueSource(ints = {16, 25, 28, 40})
    void everyTwoMeetExactlyOnce(int n) {
        Steiner system = Steiner.of(n).orElseThrow();
        assertThat(system.size()).isEqualTo((long) n * (n - 1) / 12);
        for (long i = 0; i < system.size(); i++) {
            assertThat(system.at(i)).hasSize(4).isSorted().doesNotHaveDuplicates();
            assertThat(Arrays.stream(system.at(i))).allMatch(member -> member >= 0 && member < n);
        }
        Meetings meetings = Meetings.of(system, n);
        assertThat(meetings).isEqualTo(new Meetings((n - 1) / 3, (n - 1) / 3, 1, 1));
    }

    @ParameterizedTest
    @ValueSource(ints = {16, 25, 28, 40})
    void itIsPlayedWhereItIsTheLargestSample(int n) {
        long once = (long) n * (n - 1) / 12;
        assertThat(Groups.of(n, 4, once)).isInstanceOf(Steiner.class);
        assertThat(Groups.of(n, 4, once - 1)).isInstanceOf(Sample.class);
        assertThat(Groups.of(n, 4, 6 * once)).isInstanceOf(Sample.class);
    }

    @Test
    void withSixteenEverybodyPlaysOnceInEachFourGroups() {
        Steiner system = Steiner.of(16).orElseThrow();
        for (int turn = 0; turn < 5; turn++) {
            Set<Integer> played = new HashSet<>();
            for (int i = 0; i < 4; i++) {
                Arrays.stream(system.at(4L * turn + i)).forEach(played::add);
            }
            assertThat(played).hasSize(16);
        }
    }

    @Test
    void otherNumbersHaveNone() {
        assertThat(Steiner.of(17)).isEmpty();
        assertThat(Groups.of(13, 4, 13)).as("rotations do it").isInstanceOf(Sample.class);
    }
}
