package org.umpire.league.schedule;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The Swiss system: in each round those with about as many points meet, and nobody meets the same again while that can be
 * had. Pairs are the best there are, by a matching of least cost; larger groups are the best that a search finds.
 *
 * <p>What costs, in this order: meetings again, and second byes; the distance of the score groups, squared; within a score
 * group, other pairs than the upper half against the lower half in order, as in chess. Who is left over in a round has a
 * bye, the last ones first, nobody twice while somebody had none.
 */
final class Swiss implements AdaptiveSchedule {
    /** With more entrants the costs would not fit into a {@code long}. */
    static final int ENTRANTS_MAX = 1_000;

    private final int entrants;
    private final int groupSize;
    private final int rounds;

    Swiss(int entrants, int groupSize, int rounds) {
        if (groupSize < 2 || entrants < groupSize || entrants > ENTRANTS_MAX || rounds < 1) {
            throw new IllegalArgumentException(
                    "a Swiss of " + entrants + " entrants in groups of " + groupSize + ", " + rounds + " rounds");
        }
        this.entrants = entrants;
        this.groupSize = groupSize;
        this.rounds = rounds;
    }

    @Override
    public int rounds() {
        return rounds;
    }

    @Override
    public int meetings(int round) {
        return entrants / groupSize;
    }

    @Override
    public List<List<Integer>> next(Summary soFar) {
        return groupSize == 2 ? pairs(soFar) : groups(soFar);
    }

    @Override
    public List<Tier> tiers(Summary soFar) {
        return List.of(new Tier(IntStream.range(0, entrants).boxed().toList(), ""));
    }

    @Override
    public String sentence() {
        int byes = entrants % groupSize;
        return "a Swiss system: in each round those with about as many points meet"
                + (byes == 0 ? "" : ", and " + (byes == 1 ? "one entrant has" : byes + " entrants have") + " a bye")
                + "; places are by points a match";
    }

    private List<List<Integer>> pairs(Summary soFar) {
        ScoreGroups groups = ScoreGroups.of(soFar);
        int[][] met = soFar.met();
        int[] byes = soFar.byes();
        int n = entrants + entrants % 2; // the last one stands for the bye
        long[][] cost = new long[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                cost[i][j] = i == entrants ? bye(groups, byes, j) : cost(groups, met, i, j);
                cost[j][i] = cost[i][j];
            }
        }
        int[] mates = LeastCostPairs.of(cost);
        List<List<Integer>> pairs = new ArrayList<>();
        for (int one : groups.order()) {
            int other = mates[one];
            boolean first = pairs.stream().noneMatch(pair -> pair.contains(one));
            if (other != entrants && first) {
                pairs.add(List.of(Math.min(one, other), Math.max(one, other)));
            }
        }
        return pairs;
    }

    private long cost(ScoreGroups groups, int[][] met, int i, int j) {
        long apart = (long) groups.group(i) - groups.group(j);
        long fold = apart == 0 ? Math.abs(Math.abs(groups.place(i) - groups.place(j)) - groups.size(i) / 2) : 0;
        return weighed(met[i][j], apart, fold);
    }

    private long bye(ScoreGroups groups, int[] byes, int i) {
        long apart = groups.groups() - 1L - groups.group(i);
        return weighed(byes[i], apart, groups.size(i) - 1L - groups.place(i));
    }

    /** Sums up so that over all pairs nothing of a later kind outweighs anything of an earlier one. */
    private long weighed(long again, long apart, long fold) {
        long n = entrants + 1L;
        return (again * n * n * n + apart * apart) * n * n + fold;
    }

    private List<List<Integer>> groups(Summary soFar) {
        ScoreGroups groups = ScoreGroups.of(soFar);
        int[] byes = soFar.byes();
        int[] places = new int[entrants];
        for (int i = 0; i < entrants; i++) {
            places[groups.order().get(i)] = i;
        }
        List<Integer> resting = IntStream.range(0, entrants)
                .boxed()
                .sorted(Comparator.<Integer>comparingInt(i -> byes[i]).thenComparingInt(i -> -places[i]))
                .limit(entrants % groupSize)
                .toList();
        int[] playing = groups.order().stream()
                .filter(i -> !resting.contains(i))
                .sorted(Comparator.<Integer>comparingInt(i -> groups.group(i))
                        .thenComparingInt(i -> groups.place(i) % tables(groups, i))
                        .thenComparingInt(i -> groups.place(i) / tables(groups, i)))
                .mapToInt(i -> i)
                .toArray();
        int[][] met = soFar.met();
        long n = entrants + 1L;
        long[][] cost = new long[entrants][entrants];
        for (int i = 0; i < entrants; i++) {
            for (int j = 0; j < entrants; j++) {
                long apart = (long) groups.group(i) - groups.group(j);
                cost[i][j] = (long) met[i][j] * met[i][j] * n * n * n + apart * apart;
            }
        }
        return LeastCostGroups.of(playing, groupSize, cost);
    }

    /** Returns over how many tables the score group of an entrant spreads. */
    private int tables(ScoreGroups groups, int i) {
        return Math.max(1, groups.size(i) / groupSize);
    }
}
