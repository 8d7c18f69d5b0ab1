package org.umpire.league.statistics;

import java.util.OptionalDouble;

/**
 * The averages of several entrants over the blocks in which they meet, and how sure they are together.
 *
 * <p>What an entrant gets in a block depends on whom it meets there. That is the schedule's doing and no chance, so it is
 * taken out first: a block's value is fitted by an average of all, plus the strength of the entrant, less the average
 * strength of the others (least squares). What is left of a block is its chance; its errors are sums over whole blocks
 * (cluster-robust), each enlarged by what the fit has taken of it (the correction "CR2" of Bell and McCaffrey, "Bias
 * reduction in standard errors for linear regression with multi-stage samples", Survey Methodology 28, 2002). Where
 * entrants differ more against some than strengths can tell, that counts as chance: errors are then too large.
 */
public final class BlockMeans {
    /** A block that decides something alone leaves nothing of itself; it is enlarged by no more than ten times. */
    private static final double LEAST = 0.01;

    private final int entrants;
    private final BlockValues blocks;
    private final double[] sums;
    private final long[] counts;
    private final double[] degrees;
    private final double[][] covariance;

    /** The inverse of the normal equations of the strengths. */
    private final double[][] inverse;

    private final double[] strengths;
    private final double overall;
    private final long values;

    private BlockMeans(int entrants, BlockValues blocks) {
        this.entrants = entrants;
        this.blocks = blocks;
        this.sums = new double[entrants];
        this.counts = new long[entrants];
        this.degrees = new double[entrants];
        this.covariance = new double[entrants][entrants];
        double sum = 0;
        long count = 0;
        for (int block = 0; block < blocks.size(); block++) {
            for (int i = 0; i < blocks.size(block); i++) {
                sums[blocks.entrant(block, i)] += blocks.value(block, i);
                counts[blocks.entrant(block, i)]++;
                sum += blocks.value(block, i);
                count++;
            }
        }
        this.values = count;
        this.overall = count == 0 ? 0 : sum / count;
        this.inverse = Symmetric.inverse(normal());
        this.strengths = Symmetric.times(inverse, right());
        for (int block = 0; block < blocks.size(); block++) {
            add(block);
        }
        for (int i = 0; i < entrants; i++) {
            for (int j = 0; j < entrants; j++) {
                covariance[i][j] /= Math.max(1, counts[i]) * (double) Math.max(1, counts[j]);
            }
        }
    }

    /**
     * Returns the averages of entrants 0 to {@code entrants − 1}. Sums are made in the order of the blocks.
     *
     * @throws IllegalArgumentException if a block holds another entrant
     */
    public static BlockMeans of(int entrants, BlockValues blocks) {
        return new BlockMeans(entrants, blocks);
    }

    /** By how much more the strength of an entrant counts than the average of the others, in a block of so many. */
    private static double lever(int size) {
        return size / (size - 1.0);
    }

    private double[][] normal() {
        double[][] normal = new double[entrants][entrants];
        for (int block = 0; block < blocks.size(); block++) {
            int size = blocks.size(block);
            double weight = lever(size) * lever(size);
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < size; j++) {
                    normal[blocks.entrant(block, i)][blocks.entrant(block, j)] +=
                            weight * ((i == j ? 1 : 0) - 1.0 / size);
                }
            }
        }
        // Strengths are fixed but for a constant, one for each set that has met: theirs are to add up to 0.
        int[] group = groups();
        for (int i = 0; i < entrants; i++) {
            for (int j = 0; j < entrants; j++) {
                normal[i][j] += group[i] == group[j] ? 1 : 0;
            }
        }
        return normal;
    }

    /** Returns for each entrant the least one that it is connected with. */
    private int[] groups() {
        int[] group = new int[entrants];
        for (int i = 0; i < entrants; i++) {
            group[i] = i;
        }
        for (int block = 0; block < blocks.size(); block++) {
            for (int i = 1; i < blocks.size(block); i++) {
                int one = group[blocks.entrant(block, 0)];
                int other = group[blocks.entrant(block, i)];
                for (int k = 0; one != other && k < entrants; k++) {
                    if (group[k] == Math.max(one, other)) {
                        group[k] = Math.min(one, other);
                    }
                }
            }
        }
        return group;
    }

    private double[] right() {
        double[] right = new double[entrants];
        for (int block = 0; block < blocks.size(); block++) {
            int size = blocks.size(block);
            double mean = average(block);
            for (int i = 0; i < size; i++) {
                right[blocks.entrant(block, i)] += lever(size) * (blocks.value(block, i) - mean);
            }
        }
        return right;
    }

    private double average(int block) {
        double sum = 0;
        for (int i = 0; i < blocks.size(block); i++) {
            sum += blocks.value(block, i);
        }
        return sum / blocks.size(block);
    }

    /** Adds what is left of a block. */
    private void add(int block) {
        int size = blocks.size(block);
        double[][] kept = kept(block);
        double average = 0;
        for (int i = 0; i < size; i++) {
            average += strengths[blocks.entrant(block, i)] / size;
        }
        double[] left = new double[size];
        for (int i = 0; i < size; i++) {
            double strength = lever(size) * (strengths[blocks.entrant(block, i)] - average);
            left[i] = blocks.value(block, i) - overall - strength;
            // The part of its own chance that a block keeps, in the directions that strengths can take.
            degrees[blocks.entrant(block, i)] += 1 - (1 - kept[i][i] - 1.0 / values) * lever(size);
        }
        double[] enlarged = Symmetric.times(Symmetric.inverseRoot(kept, LEAST), left);
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                covariance[blocks.entrant(block, i)][blocks.entrant(block, j)] += enlarged[i] * enlarged[j];
            }
        }
    }

    /** Returns how the residuals of a block depend on its chance: the unit matrix less the block's part of the fit. */
    private double[][] kept(int block) {
        int size = blocks.size(block);
        double[][] part = new double[size][size];
        double[] rows = new double[size];
        double all = 0;
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                part[i][j] = inverse[blocks.entrant(block, i)][blocks.entrant(block, j)];
                rows[i] += part[i][j] / size;
                all += part[i][j] / size / size;
            }
        }
        double weight = lever(size) * lever(size);
        double[][] kept = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                double fitted = weight * (part[i][j] - rows[i] - rows[j] + all) + 1.0 / values;
                kept[i][j] = (i == j ? 1 : 0) - fitted;
            }
        }
        return kept;
    }

    /** Returns the average of an entrant; 0 without blocks. */
    public double mean(int entrant) {
        return counts[entrant] == 0 ? 0 : sums[entrant] / counts[entrant];
    }

    /** Returns in how many blocks an entrant is. */
    public long blocks(int entrant) {
        return counts[entrant];
    }

    /** Returns the standard error of an average; empty where too few blocks tell. */
    public OptionalDouble standardError(int entrant) {
        return counts[entrant] < 2 || degrees[entrant] < 1
                ? OptionalDouble.empty()
                : OptionalDouble.of(Math.sqrt(covariance[entrant][entrant]));
    }

    /** Returns the degrees of freedom of {@link #standardError}; at least 1 where there is one. */
    public double degrees(int entrant) {
        return degrees[entrant];
    }

    /** Returns the covariance of two averages. */
    public double covariance(int one, int other) {
        return covariance[one][other];
    }
}
