package org.umpire.league.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.umpire.league.statistics.PlaceOdds;
import org.umpire.league.statistics.Student;
import org.umpire.league.statistics.Symmetric;

/** Makes the table of ratings: who can be rated, how high, how sure, and in which order. */
final class RatingTable {
    /** Less variance than this, of a logarithm, is what rounding leaves where all blocks say the same. */
    private static final double NOTHING = 1e-18;

    private final int entrants;
    private final SortedMap<RatedBlock, Long> blocks;
    private final Anchor anchor;
    private final Appearances appearances;
    private final Connections connections;

    /** Who is rated, ascending; an entrant's index here is its number in the fit. */
    private final List<Integer> main;

    private final Fit fit;
    private final BlockErrors errors;
    private final SortedMap<RatedBlock, Long> mainBlocks;
    private final SortedMap<Finish, Long> counts;
    /** Contrasts of the strengths of the rated with the anchor; the anchor's own is all 0. */
    private final double[][] fromAnchor;

    RatingTable(int entrants, SortedMap<RatedBlock, Long> blocks, Anchor anchor) {
        this.entrants = entrants;
        this.blocks = blocks;
        this.anchor = anchor;
        this.appearances = new Appearances(entrants, blocks);
        Set<Finish> finishes = new HashSet<>();
        blocks.keySet().forEach(block -> finishes.addAll(block.finishes()));
        this.connections = Connections.of(entrants, finishes, anchor.entrant(), appearances::results);
        this.main = connections.main();
        this.mainBlocks = among(main);
        Map<Finish, Long> unsorted = new HashMap<>();
        mainBlocks.forEach(
                (block, count) -> block.finishes().forEach(finish -> unsorted.merge(finish, count, Long::sum)));
        this.counts = new TreeMap<>(unsorted);
        this.fit = Fit.of(main.size(), counts);
        this.errors = new BlockErrors(fit, mainBlocks);
        this.fromAnchor = new double[main.size()][fit.model().parameters()];
        int fixed = anchor.entrant().isPresent() ? main.indexOf(anchor.entrant().getAsInt()) : -1;
        for (int i = 0; i < main.size(); i++) {
            fromAnchor[i][i] += 1;
            for (int j = 0; j < main.size(); j++) {
                fromAnchor[i][j] -= fixed < 0 ? 1.0 / main.size() : j == fixed ? 1 : 0;
            }
        }
    }

    /** Returns the results of these among themselves, numbered by their index here. */
    private SortedMap<RatedBlock, Long> among(List<Integer> these) {
        if (these.size() == entrants && these.equals(main)) {
            return blocks;
        }
        int[] number = new int[entrants];
        for (int i = 0; i < these.size(); i++) {
            number[these.get(i)] = i;
        }
        Set<Integer> set = Set.copyOf(these);
        SortedMap<RatedBlock, Long> among = new TreeMap<>();
        blocks.forEach((block, count) -> {
            List<Finish> finishes = block.finishes().stream()
                    .map(finish -> finish.among(set).renumbered(entrant -> number[entrant]))
                    .filter(finish -> !finish.isEmpty())
                    .toList();
            if (!finishes.isEmpty()) {
                among.merge(new RatedBlock(finishes), count, Long::sum);
            }
        });
        return among;
    }

    /**
     * Returns the ratings.
     *
     * @param odds whether those of places are wanted, which take most of the time
     */
    Ratings ratings(boolean odds) {
        List<Rating> rows = new ArrayList<>(others(Rating.Kind.AT_LEAST));
        rows.addAll(rated(odds));
        rows.addAll(others(Rating.Kind.AT_MOST));
        rows.addAll(others(Rating.Kind.UNKNOWN));
        List<Pairing> pairings = PairingTest.of(fit, mainBlocks, counts).stream()
                .map(pairing -> new Pairing(
                        main.get(pairing.one()),
                        main.get(pairing.other()),
                        pairing.blocks(),
                        pairing.results(),
                        pairing.score(),
                        pairing.expected(),
                        pairing.deviation(),
                        pairing.probability()))
                .toList();
        long results = 0;
        for (Map.Entry<RatedBlock, Long> block : blocks.entrySet()) {
            results += block.getValue() * block.getKey().finishes().size();
        }
        return new Ratings(
                rows,
                pairings,
                anchor,
                drawShare(),
                blocks.values().stream().mapToLong(Long::longValue).sum(),
                results);
    }

    /** Returns how often two equals are level. */
    private OptionalDouble drawShare() {
        DavidsonLuce model = fit.model();
        if (model.parameters() == model.entrants() || model.tieSize(model.entrants()) != 2) {
            return OptionalDouble.empty();
        }
        double weight = Math.exp(fit.parameters()[model.entrants()]);
        return OptionalDouble.of(weight / (2 + weight));
    }

    private List<Rating> rated(boolean withOdds) {
        int n = main.size();
        double[] strengths = fit.parameters();
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            order.add(i);
        }
        order.sort(Comparator.<Integer>comparingDouble(i -> -strengths[i]).thenComparing(i -> i));
        double[] degrees = new double[n];
        for (int i = 0; i < n; i++) {
            degrees[i] = errors.degrees(contrast(i, -1));
        }
        List<Optional<PlaceOdds>> odds = withOdds ? odds(order, degrees) : Collections.nCopies(n, Optional.empty());
        List<Rating> rows = new ArrayList<>();
        for (int k = 0; k < n; k++) {
            int i = order.get(k);
            double elo = value(i);
            Certain certain = anchor.entrant().isEmpty() ? certain(fromAnchor[i], degrees[i]) : certain(fromAnchor[i]);
            OptionalDouble error = times(certain.error(), Ratings.ELO);
            OptionalDouble half = error.isPresent()
                    ? OptionalDouble.of(error.getAsDouble() * Student.quantile975(certain.degrees()))
                    : OptionalDouble.empty();
            rows.add(row(
                    main.get(i),
                    Rating.Kind.RATED,
                    OptionalDouble.of(elo),
                    error,
                    half.isPresent() ? OptionalDouble.of(elo - half.getAsDouble()) : half,
                    half.isPresent() ? OptionalDouble.of(elo + half.getAsDouble()) : half,
                    k + 1 < n ? above(i, order.get(k + 1)) : OptionalDouble.empty(),
                    odds.get(k)));
        }
        return rows;
    }

    /** Returns a rating: the distance from the anchor, and the anchor's. */
    private double value(int i) {
        double sum = 0;
        for (int j = 0; j < main.size(); j++) {
            sum += fromAnchor[i][j] * fit.parameters()[j];
        }
        return anchor.value() + Ratings.ELO * sum;
    }

    /** Returns the contrast of one of the rated with another, or with the average of all. */
    private double[] contrast(int one, int other) {
        double[] contrast = new double[fit.model().parameters()];
        contrast[one] = 1;
        for (int j = 0; j < main.size(); j++) {
            contrast[j] -= other < 0 ? 1.0 / main.size() : j == other ? 1 : 0;
        }
        return contrast;
    }

    /**
     * How certain a contrast is.
     *
     * @param error its standard error, as a logarithm; empty where too few blocks tell, or none tells anything
     */
    private record Certain(OptionalDouble error, double degrees) {}

    private Certain certain(double[] contrast) {
        return certain(contrast, errors.degrees(contrast));
    }

    private Certain certain(double[] contrast, double degrees) {
        double variance = Symmetric.square(errors.covariance(), contrast);
        return degrees < 1 || variance <= NOTHING
                ? new Certain(OptionalDouble.empty(), degrees)
                : new Certain(OptionalDouble.of(Math.sqrt(variance)), degrees);
    }

    private OptionalDouble above(int one, int other) {
        Certain certain = certain(contrast(one, other));
        double ahead = fit.parameters()[one] - fit.parameters()[other];
        return certain.error().isPresent()
                ? OptionalDouble.of(Student.cumulative(ahead / certain.error().getAsDouble(), certain.degrees()))
                : OptionalDouble.empty();
    }

    /** Returns the odds of places, in this order; none where the errors of some are not known. */
    private List<Optional<PlaceOdds>> odds(List<Integer> order, double[] degrees) {
        int n = order.size();
        double least = Arrays.stream(degrees).min().orElse(0);
        if (n < 2 || least < 1) {
            return Collections.nCopies(n, Optional.empty());
        }
        double[] estimates = new double[n];
        double[][] covariance = new double[n][n];
        int[] places = new int[n];
        for (int k = 0; k < n; k++) {
            estimates[k] = fit.parameters()[order.get(k)];
            places[k] = k + 1;
            for (int l = 0; l < n; l++) {
                covariance[k][l] = errors.covariance()[order.get(k)][order.get(l)];
            }
        }
        return PlaceOdds.of(estimates, covariance, least, places).stream()
                .map(Optional::of)
                .toList();
    }

    /** Returns those who are not rated, of one kind, the strongest first. */
    private List<Rating> others(Rating.Kind kind) {
        List<Rating> left = new ArrayList<>();
        for (int i = 0; i < entrants; i++) {
            if (!main.contains(i) && kind(i) == kind) {
                left.add(other(i, kind));
            }
        }
        List<Rating> order = new ArrayList<>();
        while (!left.isEmpty()) {
            Rating next = left.stream()
                    .filter(one -> left.stream().noneMatch(two -> connections.above(two.entrant(), one.entrant())))
                    .max(Comparator.comparingDouble(RatingTable::bound).thenComparing(one -> -one.entrant()))
                    .orElseThrow();
            order.add(next);
            left.remove(next);
        }
        return order;
    }

    private Rating.Kind kind(int entrant) {
        if (main.isEmpty()) {
            return Rating.Kind.UNKNOWN;
        }
        int rated = main.get(0);
        return connections.above(entrant, rated)
                ? Rating.Kind.AT_LEAST
                : connections.above(rated, entrant) ? Rating.Kind.AT_MOST : Rating.Kind.UNKNOWN;
    }

    private static double bound(Rating rating) {
        return rating.low().orElse(rating.high().orElse(0));
    }

    private Rating other(int entrant, Rating.Kind kind) {
        List<Integer> these = new ArrayList<>(main);
        these.add(entrant);
        OptionalDouble strength = kind == Rating.Kind.UNKNOWN
                ? OptionalDouble.empty()
                : new Bound(fit, among(these)).strength(kind == Rating.Kind.AT_LEAST);
        // The first of the rated tells how far the strengths of the fit are from ratings.
        OptionalDouble bound = strength.isPresent()
                ? OptionalDouble.of(value(0) + Ratings.ELO * (strength.getAsDouble() - fit.parameters()[0]))
                : strength;
        OptionalDouble none = OptionalDouble.empty();
        return row(
                entrant,
                kind,
                none,
                none,
                kind == Rating.Kind.AT_LEAST ? bound : none,
                kind == Rating.Kind.AT_MOST ? bound : none,
                none,
                Optional.empty());
    }

    private static OptionalDouble times(OptionalDouble number, double factor) {
        return number.isPresent() ? OptionalDouble.of(number.getAsDouble() * factor) : number;
    }

    private Rating row(
            int entrant,
            Rating.Kind kind,
            OptionalDouble elo,
            OptionalDouble error,
            OptionalDouble low,
            OptionalDouble high,
            OptionalDouble aboveNext,
            Optional<PlaceOdds> odds) {
        return new Rating(
                entrant,
                kind,
                elo,
                error,
                low,
                high,
                aboveNext,
                odds,
                appearances.blocks(entrant),
                appearances.results(entrant),
                appearances.score(entrant));
    }
}
