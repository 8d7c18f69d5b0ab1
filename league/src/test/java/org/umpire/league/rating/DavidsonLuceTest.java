package org.umpire.league.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Seeds;

class DavidsonLuceTest {
    private static final List<Integer> FOUR = List.of(0, 1, 2, 3);

    /** Four entrants, and ties of two, three and four. */
    private static final DavidsonLuce MODEL = new DavidsonLuce(4, new int[] {2, 3, 4});

    private static double[] drawn(RandomGenerator rng) {
        double[] parameters = new double[MODEL.parameters()];
        for (int i = 0; i < parameters.length; i++) {
            parameters[i] = 3 * rng.nextDouble() - 1.5;
        }
        return parameters;
    }

    private static double logChance(Finish finish, double[] parameters) {
        return MODEL.stages(finish, parameters).stream()
                .mapToDouble(stage -> stage.logProbability)
                .sum();
    }

    @Test
    void someOrderIsCertain() {
        Seeds.forEach(20, rng -> {
            double[] parameters = drawn(rng);
            double sum = 0;
            for (Finish finish : Orders.all(FOUR)) {
                sum += Math.exp(logChance(finish, parameters));
            }
            assertThat(Orders.all(FOUR)).hasSize(75);
            assertThat(sum).isCloseTo(1, within(1e-12));
        });
    }

    @Test
    void ofTwoItIsDavidsonsModel() {
        double[] parameters = {Math.log(5), Math.log(0.8), 0, 0, Math.log(0.7), 0, 0};
        double all = 5 + 0.8 + 0.7 * Math.sqrt(5 * 0.8);
        assertThat(Math.exp(logChance(Orders.read("0>1"), parameters))).isCloseTo(5 / all, within(1e-12));
        assertThat(Math.exp(logChance(Orders.read("1>0"), parameters))).isCloseTo(0.8 / all, within(1e-12));
        assertThat(Math.exp(logChance(Orders.read("0=1"), parameters))).isCloseTo(1.4 / all, within(1e-12));
    }

    @Test
    void withoutTiesItIsThatOfPlackettAndLuce() {
        DavidsonLuce model = new DavidsonLuce(3, new int[0]);
        double[] parameters = {Math.log(2), Math.log(3), Math.log(5)};
        double chance = Math.exp(model.stages(Orders.read("1>0>2"), parameters).stream()
                .mapToDouble(stage -> stage.logProbability)
                .sum());
        assertThat(chance).isCloseTo(3.0 / 10 * 2 / 7, within(1e-12));
    }

    /** First and second derivatives against differences. */
    @Test
    void derivativesAreThoseOfTheLikelihood() {
        Seeds.forEach(10, rng -> {
            double[] parameters = drawn(rng);
            Finish finish = Orders.all(FOUR).get(rng.nextInt(75));
            int[] at = MODEL.at(finish);
            double h = 1e-4;
            for (int i = 0; i < at.length; i++) {
                double[] up = parameters.clone();
                double[] down = parameters.clone();
                up[at[i]] += h;
                down[at[i]] -= h;
                double slope = (logChance(finish, up) - logChance(finish, down)) / (2 * h);
                assertThat(gradient(finish, parameters, i)).isCloseTo(slope, within(1e-6));
                for (int j = 0; j < at.length; j++) {
                    double bend = -(gradient(finish, up, j) - gradient(finish, down, j)) / (2 * h);
                    int row = i;
                    int column = j;
                    double information = MODEL.stages(finish, parameters).stream()
                            .mapToDouble(stage -> stage.information[row][column])
                            .sum();
                    assertThat(information).isCloseTo(bend, within(1e-6));
                }
            }
        });
    }

    private static double gradient(Finish finish, double[] parameters, int i) {
        return MODEL.stages(finish, parameters).stream()
                .mapToDouble(stage -> stage.gradient[i])
                .sum();
    }

    @Test
    void theExpectedScoreIsThatOfAllOrders() {
        Seeds.forEach(10, rng -> {
            double[] parameters = drawn(rng);
            double score = 0;
            for (Finish finish : Orders.all(FOUR)) {
                score += Math.exp(logChance(finish, parameters)) * finish.score(3, 1);
            }
            assertThat(MODEL.score(new int[] {0, 1, 2, 3}, 3, 1, parameters)).isCloseTo(score, within(1e-12));
        });
    }
}
