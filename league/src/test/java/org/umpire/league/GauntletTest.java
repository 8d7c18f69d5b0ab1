package org.umpire.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Seeds;

class GauntletTest {
    private static List<Integer> group(Groups groups, long i) {
        return Arrays.stream(groups.at(i)).boxed().toList();
    }

    @Test
    void eachChallengerMeetsAllOthersOnceAndNoChallenger() {
        Seeds.forEach(60, rng -> {
            int k = 2 + rng.nextInt(3);
            int n = k + 1 + rng.nextInt(7);
            int count = 1 + rng.nextInt(n - k + 1);
            List<Integer> challengers = IntStream.range(0, n)
                    .boxed()
                    .sorted((a, b) -> Integer.compare(a * 7 % n, b * 7 % n))
                    .limit(count)
                    .toList();
            Groups gauntlet = new Gauntlet(n, k, challengers, Long.MAX_VALUE);
            assertThat(gauntlet.size())
                    .isEqualTo(count * Groups.count(n - count, k - 1).longValueExact());
            Set<List<Integer>> seen = new HashSet<>();
            int[] played = new int[n];
            for (long i = 0; i < gauntlet.size(); i++) {
                List<Integer> group = group(gauntlet, i);
                assertThat(group).isSorted().hasSize(k).doesNotHaveDuplicates();
                assertThat(group.stream().filter(challengers::contains)).hasSize(1);
                assertThat(seen.add(group)).as("%s twice", group).isTrue();
                group.forEach(one -> played[one]++);
            }
            assertThat(IntStream.range(0, n)
                            .filter(i -> !challengers.contains(i))
                            .map(i -> played[i])
                            .boxed()
                            .collect(Collectors.toSet()))
                    .as("others play equally often")
                    .hasSize(1);
        });
    }

    @Test
    void inEachTurnChallengersMeetDifferentOthers() {
        Groups gauntlet = new Gauntlet(7, 2, List.of(0, 1, 2), Long.MAX_VALUE);
        for (int turn = 0; turn < 4; turn++) {
            Set<Integer> met = new HashSet<>();
            for (int i = 0; i < 3; i++) {
                met.addAll(group(gauntlet, 3L * turn + i));
            }
            assertThat(met).hasSize(6);
        }
    }

    @Test
    void nobodyToMeetIsRefused() {
        assertThatThrownBy(() -> new Gauntlet(3, 2, List.of(0, 1, 2), 10)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Gauntlet(3, 2, List.of(), 10)).isInstanceOf(IllegalArgumentException.class);
    }
}
