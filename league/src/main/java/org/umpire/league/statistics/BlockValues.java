package org.umpire.league.statistics;

import java.util.Arrays;

/** What the entrants of blocks got in them, kept compactly: there may be a million. To be filled, then read. */
public final class BlockValues {
    private static final int FEW = 64;

    private int[] begins = new int[FEW];
    private int[] entrants = new int[FEW];
    private double[] values = new double[FEW];
    private int blocks;

    /**
     * Adds a block.
     *
     * @param entrants at least two, each once
     * @param values of the entrants, in their order
     */
    public void add(int[] entrants, double[] values) {
        if (entrants.length < 2 || entrants.length != values.length) {
            throw new IllegalArgumentException(entrants.length + " entrants with " + values.length + " values");
        }
        if (blocks + 2 > begins.length) {
            begins = Arrays.copyOf(begins, 2 * begins.length);
        }
        int begin = begins[blocks];
        int end = begin + entrants.length;
        if (end > this.entrants.length) {
            this.entrants = Arrays.copyOf(this.entrants, Math.max(end, 2 * this.entrants.length));
            this.values = Arrays.copyOf(this.values, this.entrants.length);
        }
        System.arraycopy(entrants, 0, this.entrants, begin, entrants.length);
        System.arraycopy(values, 0, this.values, begin, entrants.length);
        begins[++blocks] = end;
    }

    int size() {
        return blocks;
    }

    int size(int block) {
        return begins[block + 1] - begins[block];
    }

    int entrant(int block, int i) {
        return entrants[begins[block] + i];
    }

    double value(int block, int i) {
        return values[begins[block] + i];
    }
}
