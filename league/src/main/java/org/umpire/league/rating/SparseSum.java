package org.umpire.league.rating;

import java.util.Arrays;

/** A vector of which few numbers are not 0, and which grows: by index, ascending. */
final class SparseSum {
    private static final int FEW = 4;

    private int[] at = new int[FEW];
    private double[] values = new double[FEW];
    private int size;

    /** Adds to the number at an index. */
    void add(int index, double value) {
        int found = Arrays.binarySearch(at, 0, size, index);
        if (found >= 0) {
            values[found] += value;
            return;
        }
        int place = -found - 1;
        if (size == at.length) {
            at = Arrays.copyOf(at, 2 * size);
            values = Arrays.copyOf(values, 2 * size);
        }
        System.arraycopy(at, place, at, place + 1, size - place);
        System.arraycopy(values, place, values, place + 1, size - place);
        at[place] = index;
        values[place] = value;
        size++;
    }

    /** Returns the square that this vector makes of a matrix. */
    double square(double[][] matrix) {
        double sum = 0;
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                sum += values[i] * matrix[at[i]][at[j]] * values[j];
            }
        }
        return sum;
    }
}
