package org.umpire.league.statistics;

/**
 * Symmetric matrices, as far as errors of several estimates at once need them. All are small: as many rows as entrants,
 * or as meet in a block.
 */
public final class Symmetric {
    private static final double EXACT = 1e-14;
    private static final double NOTHING = 1e-12;
    private static final int SWEEPS_MAX = 60;

    private Symmetric() {}

    /**
     * Returns the lower triangular matrix whose product with its transpose is a matrix without negative eigenvalues
     * (Cholesky). Columns for what is certain, within rounding, are 0.
     */
    public static double[][] factor(double[][] matrix) {
        int n = matrix.length;
        double most = 0;
        for (int i = 0; i < n; i++) {
            most = Math.max(most, matrix[i][i]);
        }
        double[][] lower = new double[n][n];
        for (int j = 0; j < n; j++) {
            double pivot = matrix[j][j];
            for (int k = 0; k < j; k++) {
                pivot -= lower[j][k] * lower[j][k];
            }
            if (pivot <= NOTHING * most) {
                continue;
            }
            lower[j][j] = Math.sqrt(pivot);
            for (int i = j + 1; i < n; i++) {
                double sum = matrix[i][j];
                for (int k = 0; k < j; k++) {
                    sum -= lower[i][k] * lower[j][k];
                }
                lower[i][j] = sum / lower[j][j];
            }
        }
        return lower;
    }

    /**
     * Returns the inverse of a matrix with positive eigenvalues.
     *
     * @throws IllegalArgumentException if it has others
     */
    public static double[][] inverse(double[][] matrix) {
        int n = matrix.length;
        double[][] lower = factor(matrix);
        double[][] root = new double[n][n];
        double[][] inverse = new double[n][n];
        for (int i = 0; i < n; i++) {
            if (lower[i][i] == 0) {
                throw new IllegalArgumentException("row " + i + " depends on those before it");
            }
            for (int k = 0; k < i; k++) {
                for (int j = 0; j <= k; j++) {
                    root[i][j] -= lower[i][k] * root[k][j];
                }
            }
            root[i][i] = 1;
            for (int j = 0; j <= i; j++) {
                root[i][j] /= lower[i][i];
            }
            for (int r = 0; r <= i; r++) {
                for (int c = 0; c <= i; c++) {
                    inverse[r][c] += root[i][r] * root[i][c];
                }
            }
        }
        return inverse;
    }

    /** Returns a matrix times a vector. */
    public static double[] times(double[][] matrix, double[] vector) {
        double[] product = new double[matrix.length];
        for (int i = 0; i < product.length; i++) {
            for (int j = 0; j < vector.length; j++) {
                product[i] += matrix[i][j] * vector[j];
            }
        }
        return product;
    }

    /** Returns the square that a vector makes of a matrix: the variance of a sum with these weights. */
    public static double square(double[][] matrix, double[] vector) {
        double sum = 0;
        for (int i = 0; i < vector.length; i++) {
            for (int j = 0; j < vector.length; j++) {
                sum += vector[i] * matrix[i][j] * vector[j];
            }
        }
        return sum;
    }

    /**
     * Returns the matrix to the power of −1/2, by its eigenvalues.
     *
     * @param least lesser eigenvalues are taken for this
     */
    public static double[][] inverseRoot(double[][] matrix, double least) {
        int n = matrix.length;
        double[][] values = new double[n][];
        for (int i = 0; i < n; i++) {
            values[i] = matrix[i].clone();
        }
        double[][] vectors = diagonalise(values);
        double[][] root = new double[n][n];
        for (int k = 0; k < n; k++) {
            double weight = 1 / Math.sqrt(Math.max(least, values[k][k]));
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    root[i][j] += weight * vectors[i][k] * vectors[j][k];
                }
            }
        }
        return root;
    }

    /** Turns a matrix into the diagonal one of its eigenvalues, by Jacobi's rotations; returns the eigenvectors as columns. */
    private static double[][] diagonalise(double[][] a) {
        int n = a.length;
        double[][] vectors = new double[n][n];
        for (int i = 0; i < n; i++) {
            vectors[i][i] = 1;
        }
        for (int sweep = 0; sweep < SWEEPS_MAX; sweep++) {
            double off = 0;
            double on = 0;
            for (int i = 0; i < n; i++) {
                on += a[i][i] * a[i][i];
                for (int j = 0; j < i; j++) {
                    off += a[i][j] * a[i][j];
                }
            }
            if (off <= EXACT * EXACT * on) {
                break;
            }
            for (int p = 0; p < n - 1; p++) {
                for (int q = p + 1; q < n; q++) {
                    rotate(a, vectors, p, q);
                }
            }
        }
        return vectors;
    }

    private static void rotate(double[][] a, double[][] vectors, int p, int q) {
        if (a[p][q] == 0) {
            return;
        }
        double theta = (a[q][q] - a[p][p]) / (2 * a[p][q]);
        double t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        double c = 1 / Math.sqrt(t * t + 1);
        double s = t * c;
        for (int k = 0; k < a.length; k++) {
            double left = a[k][p];
            double right = a[k][q];
            a[k][p] = c * left - s * right;
            a[k][q] = s * left + c * right;
        }
        for (int k = 0; k < a.length; k++) {
            double above = a[p][k];
            double below = a[q][k];
            a[p][k] = c * above - s * below;
            a[q][k] = s * above + c * below;
            double first = vectors[k][p];
            vectors[k][p] = c * first - s * vectors[k][q];
            vectors[k][q] = s * first + c * vectors[k][q];
        }
    }
}
