package org.umpire.league.rating;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SortedMap;

/**
 * How strong an entrant is at least, or at most, where its results against all that are rated go one way: the strength
 * at which they had a chance of 2.5 %. Results of a block count together as one, by the average of the logarithms of
 * their chances: however they depend on each other, they all happen no more often than that.
 */
final class Bound {
    private static final double CHANCE = Math.log(0.025);
    private static final double REACH = 60;
    private static final int HALVINGS = 60;

    private final Fit fit;
    private final SortedMap<RatedBlock, Long> blocks;

    /**
     * Takes the results of the rated and this entrant.
     *
     * @param blocks with their counts; the rated are numbered as in the fit, and the entrant after them
     */
    Bound(Fit fit, SortedMap<RatedBlock, Long> blocks) {
        this.fit = fit;
        this.blocks = blocks;
    }

    /** Returns the strength, as a logarithm; empty where the entrant has met none of the rated. */
    OptionalDouble strength(boolean atLeast) {
        double from = -REACH;
        double to = REACH;
        if (logChance(atLeast ? from : to) > CHANCE) {
            return OptionalDouble.empty();
        }
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (from + to) / 2;
            if (logChance(middle) < CHANCE == atLeast) {
                from = middle;
            } else {
                to = middle;
            }
        }
        return OptionalDouble.of((from + to) / 2);
    }

    /** Returns the logarithm of the chance of the entrant's places among the rated, at this strength. */
    private double logChance(double strength) {
        DavidsonLuce model = fit.model();
        int entrant = model.entrants();
        DavidsonLuce larger = model.withOneMore();
        double[] parameters = larger.with(fit.parameters(), strength);
        double sum = 0;
        for (Map.Entry<RatedBlock, Long> block : blocks.entrySet()) {
            List<Finish> finishes = block.getKey().finishes();
            double ofBlock = 0;
            for (Finish finish : finishes) {
                Finish without = finish.without(entrant);
                ofBlock += logChance(larger, finish, parameters) - logChance(larger, without, parameters);
            }
            sum += block.getValue() * ofBlock / finishes.size();
        }
        return sum;
    }

    private static double logChance(DavidsonLuce model, Finish finish, double[] parameters) {
        return model.stages(finish, parameters).stream()
                .mapToDouble(stage -> stage.logProbability)
                .sum();
    }
}
