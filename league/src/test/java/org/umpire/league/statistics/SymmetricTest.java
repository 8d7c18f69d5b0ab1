package org.umpire.league.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.umpire.testkit.Seeds;

class SymmetricTest {
    /** Returns a matrix of so many rows, with eigenvalues of at least a half. */
    private static double[][] drawn(int n, RandomGenerator rng) {
        double[][] root = new double[n][n];
        for (double[] row : root) {
            for (int j = 0; j < n; j++) {
                row[j] = rng.nextDouble() - 0.5;
            }
        }
        double[][] matrix = product(root, transposed(root));
        for (int i = 0; i < n; i++) {
            matrix[i][i] += 0.5;
        }
        return matrix;
    }

    private static double[][] product(double[][] left, double[][] right) {
        double[][] product = new double[left.length][left.length];
        for (int i = 0; i < left.length; i++) {
            for (int j = 0; j < left.length; j++) {
                for (int k = 0; k < left.length; k++) {
                    product[i][j] += left[i][k] * right[k][j];
                }
            }
        }
        return product;
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

    private static void isNear(double[][] matrix, double[][] expected) {
        for (int i = 0; i < matrix.length; i++) {
            assertThat(matrix[i]).containsExactly(expected[i], within(1e-10));
        }
    }

    private static double[][] unit(int n) {
        double[][] unit = new double[n][n];
        for (int i = 0; i < n; i++) {
            unit[i][i] = 1;
        }
        return unit;
    }

    @Test
    void theInverseTakesBackTheMatrix() {
        Seeds.forEach(20, rng -> {
            double[][] matrix = drawn(1 + rng.nextInt(8), rng);
            isNear(product(matrix, Symmetric.inverse(matrix)), unit(matrix.length));
        });
    }

    @Test
    void theInverseRootTwiceIsTheInverse() {
        Seeds.forEach(20, rng -> {
            double[][] matrix = drawn(1 + rng.nextInt(8), rng);
            double[][] root = Symmetric.inverseRoot(matrix, 1e-6);
            isNear(product(root, root), Symmetric.inverse(matrix));
        });
    }

    @Test
    void theFactorMakesTheMatrixAlsoWhereSomethingIsCertain() {
        Seeds.forEach(20, rng -> {
            int n = 2 + rng.nextInt(6);
            double[][] matrix = drawn(n, rng);
            // The last depends on the first alone.
            for (int i = 0; i < n; i++) {
                matrix[i][n - 1] = matrix[i][0];
            }
            for (int i = 0; i < n; i++) {
                matrix[n - 1][i] = matrix[0][i];
            }
            matrix[n - 1][n - 1] = matrix[0][0];
            double[][] factor = Symmetric.factor(matrix);
            isNear(product(factor, transposed(factor)), matrix);
            assertThatThrownBy(() -> Symmetric.inverse(matrix)).isInstanceOf(IllegalArgumentException.class);
        });
    }

    @Test
    void lesserEigenvaluesAreTakenForTheLeast() {
        double[][] root = Symmetric.inverseRoot(new double[][] {{0, 0}, {0, 4}}, 0.01);
        isNear(root, new double[][] {{10, 0}, {0, 0.5}});
    }
}
