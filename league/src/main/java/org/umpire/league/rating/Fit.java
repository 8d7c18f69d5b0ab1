package org.umpire.league.rating;

import java.util.Arrays;
import java.util.Map;
import java.util.SortedMap;
import org.umpire.league.statistics.Symmetric;

/**
 * The strengths that make results most likely, by Newton's method.
 *
 * <p>Strengths get no help: between entrants each of whom finished ahead of or level with each other, directly or by
 * others, the likelihood has its maximum at finite ones. The weights of ties could run away together with them (one who
 * wins and draws, but never loses, against entrants who draw everything), so each gets one result more, between equals:
 * half of it the tie, half not.
 */
final class Fit {
    private static final int STEPS_MAX = 200;
    private static final double NEAR = 1e-13;

    private final DavidsonLuce model;
    private final double[] parameters;
    private final double[][] information;
    private final double[] gradient;
    private double logLikelihood;

    private Fit(DavidsonLuce model) {
        this.model = model;
        this.parameters = new double[model.parameters()];
        this.information = new double[model.parameters()][model.parameters()];
        this.gradient = new double[model.parameters()];
    }

    /**
     * Fits the strengths of entrants 0 to {@code entrants − 1}, who are all bound to each other by results.
     *
     * @param counts how often each order of finish happened
     */
    static Fit of(int entrants, SortedMap<Finish, Long> counts) {
        int[] tieSizes = counts.keySet().stream()
                .flatMap(finish -> finish.order().stream())
                .mapToInt(level -> level.size())
                .filter(size -> size > 1)
                .distinct()
                .sorted()
                .toArray();
        Fit fit = new Fit(new DavidsonLuce(entrants, tieSizes));
        fit.look(counts);
        int steps = 0;
        while (steps < STEPS_MAX && fit.step(counts)) {
            steps++;
        }
        fit.centre();
        return fit;
    }

    /** Takes one step; returns whether there is more to gain. */
    private boolean step(SortedMap<Finish, Long> counts) {
        double[] way = Symmetric.times(inverse(), gradient);
        double gain = 0;
        for (int i = 0; i < way.length; i++) {
            gain += gradient[i] * way[i];
        }
        double[] from = parameters.clone();
        double before = logLikelihood;
        double enough = NEAR * (1 + Math.abs(before));
        for (double length = 1; length > NEAR; length /= 2) {
            for (int i = 0; i < way.length; i++) {
                parameters[i] = from[i] + length * way[i];
            }
            look(counts);
            if (logLikelihood >= before - enough) {
                return gain > enough;
            }
        }
        throw new IllegalStateException("no step uphill from a likelihood of " + before);
    }

    /** Works out likelihood, gradient and information at the parameters. */
    private void look(SortedMap<Finish, Long> counts) {
        logLikelihood = 0;
        Arrays.fill(gradient, 0);
        for (double[] row : information) {
            Arrays.fill(row, 0);
        }
        for (Map.Entry<Finish, Long> counted : counts.entrySet()) {
            double count = counted.getValue();
            int[] at = model.at(counted.getKey());
            for (DavidsonLuce.Stage stage : model.stages(counted.getKey(), parameters)) {
                logLikelihood += count * stage.logProbability;
                for (int i = 0; i < at.length; i++) {
                    gradient[at[i]] += count * stage.gradient[i];
                    for (int j = 0; j < at.length; j++) {
                        information[at[i]][at[j]] += count * stage.information[i][j];
                    }
                }
            }
        }
        for (int t = model.entrants(); t < model.parameters(); t++) {
            double weight = Math.exp(parameters[t]);
            double tie = weight / (model.tieSize(t) + weight);
            logLikelihood += (Math.log(tie) + Math.log1p(-tie)) / 2;
            gradient[t] += 0.5 - tie;
            information[t][t] += tie * (1 - tie);
        }
    }

    /** Results tell differences: the average of the strengths is to be 0. */
    private void centre() {
        double mean = 0;
        for (int i = 0; i < model.entrants(); i++) {
            mean += parameters[i] / model.entrants();
        }
        for (int i = 0; i < model.entrants(); i++) {
            parameters[i] -= mean;
        }
    }

    DavidsonLuce model() {
        return model;
    }

    /** Returns the strengths, as logarithms, and the weights of ties. */
    double[] parameters() {
        return parameters.clone();
    }

    /**
     * Returns the inverse of the information, with the average of the strengths held: what it says of differences holds.
     */
    double[][] inverse() {
        double[][] held = new double[information.length][];
        for (int i = 0; i < held.length; i++) {
            held[i] = information[i].clone();
            for (int j = 0; i < model.entrants() && j < model.entrants(); j++) {
                held[i][j] += 1;
            }
        }
        return Symmetric.inverse(held);
    }
}
