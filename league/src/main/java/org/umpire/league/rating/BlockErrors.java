package org.umpire.league.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.umpire.league.statistics.Symmetric;

/**
 * How uncertain fitted strengths are, from blocks: results of a block depend on each other, so their scores (derivatives
 * of the likelihood) are added up before they are squared (Liang and Zeger, "Longitudinal data analysis using generalized
 * linear models", Biometrika 73, 1986). Each block's sum is enlarged by what the fit has taken of it ("CR2": Bell and
 * McCaffrey, Survey Methodology 28, 2002; Pustejovsky and Tipton, Journal of Business and Economic Statistics 36, 2018),
 * so that few blocks give no too small errors.
 */
final class BlockErrors {
    /** A block that decides something alone leaves nothing of itself; it is enlarged by no more than ten times. */
    private static final double LEAST = 0.01;

    /** A block with less of all information than this is enlarged by the first two terms of the series. */
    private static final double LITTLE = 1e-4;

    private final double[][] inverse;
    private final List<Part> parts = new ArrayList<>();
    private final double[][] covariance;

    /** What equal blocks say: which parameters, the information on them, and how many blocks there are. */
    private static final class Part {
        final int[] at;
        final double[][] information;
        final long count;

        Part(int[] at, double[][] information, long count) {
            this.at = at;
            this.information = information;
            this.count = count;
        }
    }

    /** Takes the blocks of a fit, with their counts. */
    BlockErrors(Fit fit, SortedMap<RatedBlock, Long> blocks) {
        this.inverse = fit.inverse();
        int all = inverse.length;
        double[] parameters = fit.parameters();
        double[][] middle = new double[all][all];
        for (Map.Entry<RatedBlock, Long> block : blocks.entrySet()) {
            int[] at = at(fit.model(), block.getKey());
            double[] score = new double[at.length];
            double[][] information = new double[at.length][at.length];
            for (Finish finish : block.getKey().finishes()) {
                add(fit, finish, at, score, information, parameters);
            }
            long count = block.getValue();
            parts.add(new Part(at, information, count));
            double[] enlarged = enlarged(at, score, information);
            for (int i = 0; i < at.length; i++) {
                for (int j = 0; j < at.length; j++) {
                    middle[at[i]][at[j]] += count * enlarged[i] * enlarged[j];
                }
            }
        }
        this.covariance = product(product(inverse, middle), inverse);
    }

    /** Returns the parameters that a block depends on, ascending. */
    private static int[] at(DavidsonLuce model, RatedBlock block) {
        int[] entrants = block.entrants();
        int ties = model.parameters() - model.entrants();
        int[] at = Arrays.copyOf(entrants, entrants.length + ties);
        for (int t = 0; t < ties; t++) {
            at[entrants.length + t] = model.entrants() + t;
        }
        return at;
    }

    private static void add(
            Fit fit, Finish finish, int[] at, double[] score, double[][] information, double[] parameters) {
        int[] its = fit.model().at(finish);
        int[] to = new int[its.length];
        for (int i = 0; i < its.length; i++) {
            to[i] = Arrays.binarySearch(at, its[i]);
        }
        for (DavidsonLuce.Stage stage : fit.model().stages(finish, parameters)) {
            for (int i = 0; i < its.length; i++) {
                score[to[i]] += stage.gradient[i];
                for (int j = 0; j < its.length; j++) {
                    information[to[i]][to[j]] += stage.information[i][j];
                }
            }
        }
    }

    /** Returns the score times (I − A M)^(−1/2), with A the block's information and M the inverse of all. */
    private double[] enlarged(int[] at, double[] score, double[][] information) {
        double share = 0;
        for (int i = 0; i < at.length; i++) {
            for (int j = 0; j < at.length; j++) {
                share += information[i][j] * inverse[at[j]][at[i]];
            }
        }
        return share < LITTLE ? enlargedALittle(at, score, information) : enlargedMuch(at, score, information);
    }

    /** The same for a block that is one of very many, to the square of its share in all: the score times I + A M / 2. */
    private double[] enlargedALittle(int[] at, double[] score, double[][] information) {
        double[] moved = new double[at.length];
        for (int i = 0; i < at.length; i++) {
            for (int j = 0; j < at.length; j++) {
                moved[i] += inverse[at[i]][at[j]] * score[j];
            }
        }
        double[] enlarged = Symmetric.times(information, moved);
        for (int i = 0; i < at.length; i++) {
            enlarged[i] = score[i] + enlarged[i] / 2;
        }
        return enlarged;
    }

    private double[] enlargedMuch(int[] at, double[] score, double[][] information) {
        int n = at.length;
        double[][] part = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                part[i][j] = inverse[at[i]][at[j]];
            }
        }
        double[][] lower = Symmetric.factor(part);
        double[][] kept = product(product(transposed(lower), information), lower);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                kept[i][j] = (i == j ? 1 : 0) - kept[i][j];
            }
        }
        double[] turned =
                Symmetric.times(Symmetric.inverseRoot(kept, LEAST), Symmetric.times(transposed(lower), score));
        double[] enlarged = new double[n];
        for (int i = n - 1; i >= 0; i--) {
            double sum = turned[i];
            for (int k = i + 1; k < n; k++) {
                sum -= lower[k][i] * enlarged[k];
            }
            enlarged[i] = lower[i][i] == 0 ? 0 : sum / lower[i][i];
        }
        return enlarged;
    }

    /** Returns the covariance of all parameters; of strengths it is that of their distances from their average. */
    double[][] covariance() {
        return covariance;
    }

    /**
     * Returns the degrees of freedom of the error of a contrast of strengths, in the manner of Satterthwaite: as many as
     * there are blocks, where all say equally much of it, less one; fewer where some say more than others.
     */
    double degrees(double[] contrast) {
        double[] way = Symmetric.times(inverse, contrast);
        double sum = 0;
        double squares = 0;
        for (Part part : parts) {
            double says = 0;
            for (int i = 0; i < part.at.length; i++) {
                for (int j = 0; j < part.at.length; j++) {
                    says += way[part.at[i]] * part.information[i][j] * way[part.at[j]];
                }
            }
            sum += part.count * says;
            squares += part.count * says * says;
        }
        return squares == 0 ? 0 : sum * sum / squares - 1;
    }

    private static double[][] transposed(double[][] matrix) {
        double[][] turned = new double[matrix.length][matrix.length];
        for (int i = 0; i < matrix.length; i++) {
            for (int j = 0; j < matrix.length; j++) {
                turned[j][i] = matrix[i][j];
            }
        }
        return turned;
    }

    private static double[][] product(double[][] left, double[][] right) {
        int n = left.length;
        double[][] product = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < n; k++) {
                double factor = left[i][k];
                for (int j = 0; j < n; j++) {
                    product[i][j] += factor * right[k][j];
                }
            }
        }
        return product;
    }
}
