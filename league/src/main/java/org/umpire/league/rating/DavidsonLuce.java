package org.umpire.league.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How likely an order of finish is, given strengths: the model of Plackett and Luce with ties by Davidson's rule ("the
 * Davidson–Luce model": Firth, Kosmidis and Turner, "Davidson-Luce model for multi-item choice with ties",
 * arXiv:1909.07123; Turner, van Etten, Firth and Kosmidis, "Modelling rankings in R: the PlackettLuce package",
 * Computational Statistics 35, 2020). Of those who have not finished, the set {@code S} comes next with a chance in
 * proportion to {@code δ(|S|) · (∏ α)^(1/|S|)}: the geometric mean of its strengths, and a weight of its size. Of two
 * entrants it is the model of Davidson ("On extending the Bradley–Terry model to accommodate ties in paired comparison
 * experiments", JASA 65, 1970); without ties that of Plackett and Luce, of two that of Bradley and Terry.
 *
 * <p>Parameters are the logarithms of the strengths of all entrants, then of the weights of those sizes of ties that
 * occur. In these the logarithm of the likelihood is concave.
 */
final class DavidsonLuce {
    /** All sets of so many are gone through at each choice. */
    private static final int SEATS_MAX = 16;

    private final int entrants;
    private final int[] tieSizes;
    /** By size, which of the sizes of ties it is, or −1. */
    private final int[] tieNumbers;

    /** Takes the sizes of ties that occur, ascending, all above 1. */
    DavidsonLuce(int entrants, int[] tieSizes) {
        this.entrants = entrants;
        this.tieSizes = tieSizes.clone();
        this.tieNumbers = new int[SEATS_MAX + 1];
        Arrays.fill(tieNumbers, -1);
        for (int t = 0; t < tieSizes.length; t++) {
            tieNumbers[tieSizes[t]] = t;
        }
    }

    /** Returns this model with one entrant more, the last. */
    DavidsonLuce withOneMore() {
        return new DavidsonLuce(entrants + 1, tieSizes);
    }

    /** Returns the parameters of the model with one entrant less, and the strength of the last. */
    double[] with(double[] less, double strength) {
        double[] all = new double[parameters()];
        System.arraycopy(less, 0, all, 0, entrants - 1);
        all[entrants - 1] = strength;
        System.arraycopy(less, entrants - 1, all, entrants, tieSizes.length);
        return all;
    }

    int parameters() {
        return entrants + tieSizes.length;
    }

    int entrants() {
        return entrants;
    }

    int tieSize(int parameter) {
        return tieSizes[parameter - entrants];
    }

    /**
     * Who comes next, out of those who are left: what is observed, and what it says. Indices are those of {@link #at}.
     */
    static final class Stage {
        /** Who was left, by bits. */
        final int left;

        double logProbability;
        /** What was chosen, less what the model expects, by parameter: the derivative of {@link #logProbability}. */
        final double[] gradient;
        /** The covariance of the choice: minus the second derivative. */
        final double[][] information;

        private final double[] expected;

        private Stage(int left, int parameters) {
            this.left = left;
            this.gradient = new double[parameters];
            this.expected = new double[parameters];
            this.information = new double[parameters][parameters];
        }

        boolean has(int i) {
            return (left >> i & 1) == 1;
        }

        /** Returns how much of the next place an entrant is expected to have: all, or its part of a tie. */
        double expected(int i) {
            return expected[i];
        }
    }

    /** Returns the parameters that an order of finish depends on: its entrants, ascending, then the ties. */
    int[] at(Finish finish) {
        int[] seated = finish.entrants();
        int[] at = Arrays.copyOf(seated, seated.length + tieSizes.length);
        for (int t = 0; t < tieSizes.length; t++) {
            at[seated.length + t] = entrants + t;
        }
        return at;
    }

    /** Returns the choices that make an order of finish. */
    List<Stage> stages(Finish finish, double[] parameters) {
        int[] at = at(finish);
        int seats = at.length - tieSizes.length;
        if (seats > SEATS_MAX) {
            throw new IllegalArgumentException("an order of " + seats + " entrants");
        }
        double[] here = new double[at.length];
        for (int i = 0; i < at.length; i++) {
            here[i] = parameters[at[i]];
        }
        List<Stage> stages = new ArrayList<>();
        int left = (1 << seats) - 1;
        for (List<Integer> level : finish.order()) {
            if (Integer.bitCount(left) < 2) {
                break;
            }
            int chosen = 0;
            for (int entrant : level) {
                chosen |= 1 << Arrays.binarySearch(at, 0, seats, entrant);
            }
            stages.add(stage(left, chosen, here, seats));
            left &= ~chosen;
        }
        return stages;
    }

    private Stage stage(int left, int chosen, double[] here, int seats) {
        Stage stage = new Stage(left, here.length);
        Choices choices = choices(left, here, seats);
        double[] expected = stage.expected;
        for (int c = 0; c < choices.count; c++) {
            add(stage.information, expected, choices.sets[c], choices.probabilities[c], seats);
        }
        add(stage.gradient, chosen, 1, seats);
        for (int i = 0; i < here.length; i++) {
            stage.gradient[i] -= expected[i];
            for (int j = 0; j < here.length; j++) {
                stage.information[i][j] -= expected[i] * expected[j];
            }
        }
        stage.logProbability = choices.exponent(chosen) - choices.logSum;
        return stage;
    }

    /** Adds how much each parameter counts in the weight of a set: its members share 1, and its size is a tie's or none. */
    private void add(double[] first, int set, double probability, int seats) {
        int size = Integer.bitCount(set);
        for (int rest = set; rest != 0; rest &= rest - 1) {
            first[Integer.numberOfTrailingZeros(rest)] += probability / size;
        }
        int tie = tie(size, seats);
        if (tie >= 0) {
            first[tie] += probability;
        }
    }

    /** Adds the products of these, too. */
    private void add(double[][] second, double[] first, int set, double probability, int seats) {
        add(first, set, probability, seats);
        int size = Integer.bitCount(set);
        int tie = tie(size, seats);
        double one = probability / size;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            for (int others = set; others != 0; others &= others - 1) {
                second[i][Integer.numberOfTrailingZeros(others)] += one / size;
            }
            if (tie >= 0) {
                second[i][tie] += one;
                second[tie][i] += one;
            }
        }
        if (tie >= 0) {
            second[tie][tie] += probability;
        }
    }

    /** Returns the index of the parameter of ties of this size, or −1 for none. */
    private int tie(int size, int seats) {
        int number = size < tieNumbers.length ? tieNumbers[size] : -1;
        return number < 0 ? -1 : seats + number;
    }

    /** The sets that may come next, and their chances. */
    private final class Choices {
        final int[] sets;
        final double[] probabilities;
        int count;
        double logSum;
        private final double[] here;
        private final int seats;

        Choices(int most, double[] here, int seats) {
            this.sets = new int[most];
            this.probabilities = new double[most];
            this.here = here;
            this.seats = seats;
        }

        double exponent(int set) {
            int size = Integer.bitCount(set);
            double sum = 0;
            for (int rest = set; rest != 0; rest &= rest - 1) {
                sum += here[Integer.numberOfTrailingZeros(rest)];
            }
            int tie = tie(size, seats);
            return sum / size + (tie < 0 ? 0 : here[tie]);
        }
    }

    private Choices choices(int left, double[] here, int seats) {
        Choices choices = new Choices(count(Integer.bitCount(left)), here, seats);
        double top = Double.NEGATIVE_INFINITY;
        // Without ties the sets of one are all there are, the highest bit first.
        for (int set = tieSizes.length == 0 ? Integer.highestOneBit(left) : left; set > 0; set = next(set, left)) {
            int size = Integer.bitCount(set);
            if (size == 1 || tie(size, seats) >= 0) {
                double exponent = choices.exponent(set);
                choices.sets[choices.count] = set;
                choices.probabilities[choices.count++] = exponent;
                top = Math.max(top, exponent);
            }
        }
        double sum = 0;
        for (int c = 0; c < choices.count; c++) {
            choices.probabilities[c] = Math.exp(choices.probabilities[c] - top);
            sum += choices.probabilities[c];
        }
        for (int c = 0; c < choices.count; c++) {
            choices.probabilities[c] /= sum;
        }
        choices.logSum = top + Math.log(sum);
        return choices;
    }

    private int next(int set, int left) {
        return tieSizes.length == 0 ? Integer.highestOneBit(left & (set - 1)) : (set - 1) & left;
    }

    private int count(int left) {
        int count = left;
        for (int size : tieSizes) {
            long sets = 1;
            for (int i = 0; i < size && size <= left; i++) {
                sets = sets * (left - i) / (i + 1);
            }
            count += size <= left ? (int) sets : 0;
        }
        return count;
    }

    /**
     * Returns how often the first is to finish ahead of the second at a table of these, a tie counting half.
     *
     * @param seated ascending
     */
    double score(int[] seated, int one, int other, double[] parameters) {
        double[] here = new double[seated.length + tieSizes.length];
        for (int i = 0; i < here.length; i++) {
            here[i] = parameters[i < seated.length ? seated[i] : entrants + i - seated.length];
        }
        double[] known = new double[1 << seated.length];
        Arrays.fill(known, -1);
        int first = Arrays.binarySearch(seated, one);
        int second = Arrays.binarySearch(seated, other);
        return score((1 << seated.length) - 1, first, second, here, seated.length, known);
    }

    private double score(int left, int one, int other, double[] here, int seats, double[] known) {
        if (known[left] >= 0) {
            return known[left];
        }
        Choices choices = choices(left, here, seats);
        double score = 0;
        for (int c = 0; c < choices.count; c++) {
            boolean first = (choices.sets[c] >> one & 1) == 1;
            boolean second = (choices.sets[c] >> other & 1) == 1;
            double then = first || second
                    ? (first && second ? 0.5 : first ? 1 : 0)
                    : score(left & ~choices.sets[c], one, other, here, seats, known);
            score += choices.probabilities[c] * then;
        }
        known[left] = score;
        return score;
    }
}
