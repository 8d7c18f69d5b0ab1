package org.umpire.league.schedule;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.umpire.league.statistics.Student;

/**
 * What each entrant is worth, so that differences fit the average points of meetings best, each weighed by its matches:
 * least squares over the graph of who has met whom.
 */
final class LeastSquares {
    /** Closer ones are level: numbers of points are whole. */
    private static final double LEVEL = 1e-9;

    private final double[] worth;
    private final double[][] inverse;
    private final double variance;
    private final long degrees;

    private LeastSquares(Summary soFar) {
        int n = soFar.entrants();
        double[][] normal = new double[n][n];
        double[] sums = new double[n];
        for (double[] row : normal) {
            // All together may be moved; a constant over the whole matrix keeps their sum at 0.
            Arrays.fill(row, 1.0 / n);
        }
        List<Summary.Meeting> meetings =
                soFar.rounds().stream().flatMap(List::stream).toList();
        for (Summary.Meeting meeting : meetings) {
            int a = meeting.entrants().get(0);
            int b = meeting.entrants().get(1);
            double weight = meeting.matches();
            double ahead = weight * ahead(soFar, meeting);
            normal[a][a] += weight;
            normal[b][b] += weight;
            normal[a][b] -= weight;
            normal[b][a] -= weight;
            sums[a] += ahead;
            sums[b] -= ahead;
        }
        inverse = inverted(normal);
        worth = new double[n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                worth[i] += inverse[i][j] * sums[j];
            }
        }
        double squares = 0;
        for (Summary.Meeting meeting : meetings) {
            double off = ahead(soFar, meeting)
                    - (worth[meeting.entrants().get(0)]
                            - worth[meeting.entrants().get(1)]);
            squares += meeting.matches() * off * off;
        }
        degrees = meetings.size() - (n - 1L);
        variance = degrees > 0 ? squares / degrees : Double.POSITIVE_INFINITY;
    }

    static LeastSquares of(Summary soFar) {
        return new LeastSquares(soFar);
    }

    /** Returns by how many points a match the first was ahead. */
    private static double ahead(Summary soFar, Summary.Meeting meeting) {
        double more = (double) (meeting.points().get(0) - meeting.points().get(1)) / meeting.matches();
        return soFar.lowerIsBetter() ? -more : more;
    }

    /** Returns the inverse of a symmetric matrix that is positive definite, by Gauss and Jordan. */
    private static double[][] inverted(double[][] matrix) {
        int n = matrix.length;
        double[][] left = new double[n][];
        double[][] right = new double[n][n];
        for (int i = 0; i < n; i++) {
            left[i] = matrix[i].clone();
            right[i][i] = 1;
        }
        for (int i = 0; i < n; i++) {
            double pivot = left[i][i];
            for (int k = 0; k < n; k++) {
                left[i][k] /= pivot;
                right[i][k] /= pivot;
            }
            for (int j = 0; j < n; j++) {
                double factor = left[j][i];
                for (int k = 0; k < n && j != i; k++) {
                    left[j][k] -= factor * left[i][k];
                    right[j][k] -= factor * right[i][k];
                }
            }
        }
        return right;
    }

    /** Returns by how many points a match one is better than another. */
    double difference(int one, int other) {
        return worth[one] - worth[other];
    }

    /** Returns all, best first; level ones in the order of their numbers. */
    List<Integer> order() {
        // Rounded, so that what is level but for the arithmetic stays in order; from 0, since a negated 0.0 is less
        // than 0.0.
        return IntStream.range(0, worth.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> 0 - Math.rint(worth[i] / LEVEL)))
                .toList();
    }

    boolean level(int one, int other) {
        return Math.rint(worth[one] / LEVEL) == Math.rint(worth[other] / LEVEL);
    }

    /** Returns by how many standard errors two are apart; infinitely many where there is no error. */
    double apart(int one, int other) {
        double difference = Math.abs(difference(one, other));
        double error = Math.sqrt(variance * (inverse[one][one] + inverse[other][other] - 2 * inverse[one][other]));
        if (level(one, other) || Double.isInfinite(error)) {
            return 0;
        }
        return error < LEVEL ? Double.POSITIVE_INFINITY : difference / error;
    }

    /** Returns by how many meetings there are more than the fit needs. */
    long degrees() {
        return degrees;
    }

    /** Returns how many standard errors settle an order. */
    double limit() {
        return degrees > 0 ? Student.quantile975((double) degrees) : Double.POSITIVE_INFINITY;
    }
}
