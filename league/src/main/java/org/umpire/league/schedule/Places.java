package org.umpire.league.schedule;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * A round of all against all, then rounds between those whose order is least certain, until every place is settled or there are
 * no more rounds: matches go where they can still change something.
 *
 * <p>Places are by {@link LeastSquares}, in which it does not matter who has met whom how often: points alone would punish those
 * who are made to play their equals. In a round, of the neighbours in that order those meet whose difference is smallest
 * beside its standard error, nobody twice. It ends when each difference is beyond 97.5 % of Student's distribution, with
 * {@value #DEGREES_LEAST} degrees of freedom at least. That is a rule of when to stop, not a test: who looks so often is
 * deceived more often than in one case of forty.
 */
final class Places implements AdaptiveSchedule {
    /**
     * Results that are equal, or nearly so, by luck show no error, so with fewer degrees of freedom nothing is settled. So
     * two meet six times: the first of two equals wins them all in one case of 64; five in one of 32, too often for 2.5 %.
     */
    static final long DEGREES_LEAST = 5;

    /** Which neighbours are to meet first, by how many errors they are apart. */
    private final Comparator<Double> first;

    private final int entrants;
    private final int rounds;
    private final long degreesLeast;

    Places(int entrants, int rounds) {
        this(entrants, rounds, Comparator.naturalOrder(), DEGREES_LEAST);
    }

    Places(int entrants, int rounds, Comparator<Double> first, long degreesLeast) {
        if (entrants < 2 || rounds < 1) {
            throw new IllegalArgumentException("places of " + entrants + ", " + rounds + " rounds");
        }
        this.entrants = entrants;
        this.rounds = rounds;
        this.first = first;
        this.degreesLeast = degreesLeast;
    }

    @Override
    public int rounds() {
        return rounds;
    }

    @Override
    public int meetings(int round) {
        return round == 0 ? entrants * (entrants - 1) / 2 : Math.max(1, entrants / 4);
    }

    @Override
    public boolean over(Summary soFar) {
        if (soFar.rounds().isEmpty() || soFar.rounds().size() == rounds) {
            return !soFar.rounds().isEmpty();
        }
        LeastSquares fit = LeastSquares.of(soFar);
        List<Integer> order = fit.order();
        return fit.degrees() >= degreesLeast
                && IntStream.range(1, entrants).allMatch(i -> fit.apart(order.get(i - 1), order.get(i)) >= fit.limit());
    }

    @Override
    public List<List<Integer>> next(Summary soFar) {
        List<List<Integer>> meetings = new ArrayList<>();
        if (soFar.rounds().isEmpty()) {
            for (int i = 0; i < entrants; i++) {
                for (int j = i + 1; j < entrants; j++) {
                    meetings.add(List.of(i, j));
                }
            }
            return meetings;
        }
        LeastSquares fit = LeastSquares.of(soFar);
        List<Integer> order = fit.order();
        List<Integer> uppers = IntStream.range(0, entrants - 1)
                .boxed()
                .sorted(Comparator.comparing(i -> fit.apart(order.get(i), order.get(i + 1)), first))
                .toList();
        boolean[] taken = new boolean[entrants];
        for (int upper : uppers) {
            if (meetings.size() < meetings(soFar.rounds().size()) && !taken[upper] && !taken[upper + 1]) {
                taken[upper] = true;
                taken[upper + 1] = true;
                int one = order.get(upper);
                int other = order.get(upper + 1);
                meetings.add(List.of(Math.min(one, other), Math.max(one, other)));
            }
        }
        return meetings;
    }

    @Override
    public List<Tier> tiers(Summary soFar) {
        if (soFar.rounds().isEmpty()) {
            return List.of(new Tier(IntStream.range(0, entrants).boxed().toList(), ""));
        }
        LeastSquares fit = LeastSquares.of(soFar);
        List<Integer> order = fit.order();
        List<Tier> tiers = new ArrayList<>();
        for (int from = 0, to; from < entrants; from = to) {
            to = from + 1;
            while (to < entrants && fit.level(order.get(from), order.get(to))) {
                to++;
            }
            String why = to < entrants ? ahead(fit.apart(order.get(to - 1), order.get(to))) : "behind all others";
            tiers.add(new Tier(order.subList(from, to).stream().sorted().toList(), why));
        }
        return tiers;
    }

    private static String ahead(double errors) {
        return Double.isFinite(errors)
                ? String.format(Locale.ROOT, "%.1f standard errors ahead of the next", errors)
                : "ahead of the next";
    }

    @Override
    public String sentence() {
        return "adaptive play for places: first all meet all, then those whose order is least certain, until all places are"
                + " settled";
    }
}
