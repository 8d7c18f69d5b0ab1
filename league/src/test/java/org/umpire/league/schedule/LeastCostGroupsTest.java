package org.umpire.league.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Seeds;

class LeastCostGroupsTest {
    private static long[][] costs(int n, RandomGenerator rng) {
        long[][] cost = new long[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                cost[i][j] = rng.nextInt(10) == 0 ? 1000 : rng.nextInt(4);
                cost[j][i] = cost[i][j];
            }
        }
        return cost;
    }

    private static long sum(long[][] cost, List<List<Integer>> groups) {
        return groups.stream().mapToLong(group -> of(cost, group)).sum();
    }

    private static long of(long[][] cost, List<Integer> group) {
        return group.stream()
                        .mapToLong(one -> group.stream()
                                .mapToLong(other -> cost[one][other])
                                .sum())
                        .sum()
                / 2;
    }

    /** Tries all divisions into groups of so many. */
    private static long least(long[][] cost, List<Integer> left, int size) {
        if (left.isEmpty()) {
            return 0;
        }
        long least = Long.MAX_VALUE;
        for (List<Integer> rest : choices(left.subList(1, left.size()), size - 1)) {
            List<Integer> group = new ArrayList<>(rest);
            group.add(left.get(0));
            List<Integer> others =
                    left.stream().filter(one -> !group.contains(one)).toList();
            least = Math.min(least, of(cost, group) + least(cost, others, size));
        }
        return least;
    }

    private static List<List<Integer>> choices(List<Integer> from, int size) {
        if (size == 0) {
            return List.of(List.of());
        }
        List<List<Integer>> all = new ArrayList<>();
        for (int i = 0; i <= from.size() - size; i++) {
            for (List<Integer> rest : choices(from.subList(i + 1, from.size()), size - 1)) {
                List<Integer> one = new ArrayList<>(rest);
                one.add(0, from.get(i));
                all.add(one);
            }
        }
        return all;
    }

    private static int[] members(int n) {
        return IntStream.range(0, n).toArray();
    }

    @Test
    void twoGroupsAreDividedInTheBestWay() {
        Seeds.forEach(200, rng -> {
            int size = 3 + rng.nextInt(2);
            long[][] cost = costs(2 * size, rng);
            assertThat(sum(cost, LeastCostGroups.of(members(2 * size), size, cost)))
                    .isEqualTo(least(cost, IntStream.range(0, 2 * size).boxed().toList(), size));
        });
    }

    @Test
    void threeGroupsOfFourAreNearlyAlwaysAsGoodAsCanBe() {
        int[] best = new int[1];
        Seeds.forEach(60, rng -> {
            long[][] cost = costs(12, rng);
            List<List<Integer>> groups = LeastCostGroups.of(members(12), 4, cost);
            long least = least(cost, IntStream.range(0, 12).boxed().toList(), 4);
            assertThat(sum(cost, groups)).isGreaterThanOrEqualTo(least);
            // What costs a thousand stands for a meeting again.
            assertThat(sum(cost, groups) / 1000).isLessThanOrEqualTo(least / 1000 + 1);
            best[0] += sum(cost, groups) == least ? 1 : 0;
        });
        assertThat(best[0]).isGreaterThanOrEqualTo(58);
    }

    @Test
    void largeGroupsAreNoWorseThanAsTheyBegan() {
        Seeds.forEach(10, rng -> {
            long[][] cost = costs(27, rng);
            List<List<Integer>> began = IntStream.range(0, 3)
                    .mapToObj(g -> IntStream.range(9 * g, 9 * g + 9).boxed().toList())
                    .toList();
            List<List<Integer>> groups = LeastCostGroups.of(members(27), 9, cost);
            assertThat(sum(cost, groups)).isLessThan(sum(cost, began));
            assertThat(groups.stream().flatMap(List::stream)).hasSize(27).doesNotHaveDuplicates();
        });
    }

    @Test
    void everybodyIsInOneGroup() {
        Seeds.forEach(20, rng -> {
            long[][] cost = costs(24, rng);
            List<List<Integer>> groups = LeastCostGroups.of(members(24), 4, cost);
            assertThat(groups).hasSize(6).allMatch(group -> group.size() == 4);
            assertThat(groups.stream().flatMap(List::stream).sorted().toList())
                    .isEqualTo(IntStream.range(0, 24).boxed().toList());
        });
    }
}
