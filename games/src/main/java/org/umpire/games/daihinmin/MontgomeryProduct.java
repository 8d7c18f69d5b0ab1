package org.umpire.games.daihinmin;

import java.util.Arrays;

/**
 * The product of Montgomery's form, a * b / 2^r modulo n, on limbs of 60 bits: written out for the numbers of limbs for which
 * a loop would cost more than what it does. 60 bits leave room to add up four products without carries, and both factors of
 * {@link Math#multiplyHigh} stay positive.
 */
final class MontgomeryProduct {
    static final int BITS = 60;
    static final long MASK = (1L << BITS) - 1;

    /** Both factors are moved by so much; then the high word of their product is what exceeds a limb. */
    private static final int MOVED = (Long.SIZE - BITS) / 2;
    /** One factor is moved by so much; then the high word of the product is what exceeds 61 bits. */
    private static final int TO_61 = Long.SIZE - 61;

    private MontgomeryProduct() {}

    /**
     * Puts the product into a place, which may be one of the factors; it is below twice the modulus if the factors multiply to
     * less than all limbs hold times the modulus.
     *
     * @param n the modulus; 32 times it fits into its limbs
     * @param inverse of the modulus modulo 2^60, negated
     * @param work a place as long
     */
    static void multiply(long[] a, long[] b, long[] n, long inverse, long[] product, long[] work) {
        switch (n.length) {
            case 2 -> multiply2(a, b, n, inverse, product);
            case 3 -> multiply3(a, b, n, inverse, product);
            default -> {
                multiplyAny(a, b, n, inverse, work);
                System.arraycopy(work, 0, product, 0, n.length);
            }
        }
    }

    private static long high(long a, long moved) {
        return Math.multiplyHigh(a << MOVED, moved);
    }

    /**
     * For any number of limbs, two of b at a time: a step then takes as long as its eight multiplications. The high words
     * are taken at bit 61, so that only what is multiplied by must be moved. What is below it adds up modulo 2^64: for four
     * products that is exact.
     */
    private static void multiplyAny(long[] a, long[] b, long[] n, long inverse, long[] t) {
        int size = n.length;
        Arrays.fill(t, 0);
        if (size % 2 != 0) {
            firstRow(a, b[0], n, inverse, t);
        }
        for (int i = size % 2; i < size; i += 2) {
            long x = b[i];
            long z = b[i + 1];
            long highX = x << TO_61;
            long highZ = z << TO_61;
            long low = t[0] + a[0] * x;
            long y = low * inverse & MASK;
            long highY = y << TO_61;
            long high = Math.multiplyHigh(a[0], highX) + Math.multiplyHigh(n[0], highY);
            long carry = ((low + n[0] * y - (high << 61)) >>> BITS) + 2 * high;
            low = t[1] + a[1] * x + a[0] * z + n[1] * y + carry;
            long w = low * inverse & MASK;
            long highW = w << TO_61;
            high = Math.multiplyHigh(a[1], highX)
                    + Math.multiplyHigh(a[0], highZ)
                    + Math.multiplyHigh(n[1], highY)
                    + Math.multiplyHigh(n[0], highW);
            carry = ((low + n[0] * w - (high << 61)) >>> BITS) + 2 * high;
            long lastA = a[1];
            long lastN = n[1];
            for (int j = 2; j < size; j++) {
                long nextA = a[j];
                long nextN = n[j];
                high = Math.multiplyHigh(nextA, highX)
                        + Math.multiplyHigh(lastA, highZ)
                        + Math.multiplyHigh(nextN, highY)
                        + Math.multiplyHigh(lastN, highW);
                low = t[j] + (nextA * x + lastA * z + nextN * y + lastN * w - (high << 61)) + carry;
                t[j - 2] = low & MASK;
                carry = (low >>> BITS) + 2 * high;
                lastA = nextA;
                lastN = nextN;
            }
            high = Math.multiplyHigh(lastA, highZ) + Math.multiplyHigh(lastN, highW);
            low = lastA * z + lastN * w - (high << 61) + carry;
            t[size - 2] = low & MASK;
            t[size - 1] = (low >>> BITS) + 2 * high;
        }
    }

    /** Puts a times one limb, divided by 2^60, into a place. */
    private static void firstRow(long[] a, long x, long[] n, long inverse, long[] t) {
        long highX = x << TO_61;
        long low = a[0] * x;
        long y = low * inverse & MASK;
        long highY = y << TO_61;
        long high = Math.multiplyHigh(a[0], highX) + Math.multiplyHigh(n[0], highY);
        long carry = ((low + n[0] * y - (high << 61)) >>> BITS) + 2 * high;
        for (int j = 1; j < t.length; j++) {
            high = Math.multiplyHigh(a[j], highX) + Math.multiplyHigh(n[j], highY);
            low = a[j] * x + n[j] * y - (high << 61) + carry;
            t[j - 1] = low & MASK;
            carry = (low >>> BITS) + 2 * high;
        }
        t[t.length - 1] = carry;
    }

    /** For 2 limbs. */
    private static void multiply2(long[] a, long[] b, long[] n, long inverse, long[] product) {
        long a0 = a[0];
        long a1 = a[1];
        long n0 = n[0];
        long n1 = n[1];
        long t0 = 0;
        long t1 = 0;
        for (int i = 0; i < 2; i++) {
            long x = b[i];
            long highX = x << MOVED;
            long digit = t0 + (a0 * x & MASK);
            long y = digit * inverse & MASK;
            long highY = y << MOVED;
            long carry = ((digit + (y * n0 & MASK)) >>> BITS) + high(a0, highX) + high(n0, highY);
            digit = t1 + (a1 * x & MASK) + (y * n1 & MASK) + carry;
            t0 = digit & MASK;
            carry = (digit >>> BITS) + high(a1, highX) + high(n1, highY);
            t1 = carry;
        }
        product[0] = t0;
        product[1] = t1;
    }

    /** For 3 limbs. */
    private static void multiply3(long[] a, long[] b, long[] n, long inverse, long[] product) {
        long a0 = a[0];
        long a1 = a[1];
        long a2 = a[2];
        long n0 = n[0];
        long n1 = n[1];
        long n2 = n[2];
        long t0 = 0;
        long t1 = 0;
        long t2 = 0;
        for (int i = 0; i < 3; i++) {
            long x = b[i];
            long highX = x << MOVED;
            long digit = t0 + (a0 * x & MASK);
            long y = digit * inverse & MASK;
            long highY = y << MOVED;
            long carry = ((digit + (y * n0 & MASK)) >>> BITS) + high(a0, highX) + high(n0, highY);
            digit = t1 + (a1 * x & MASK) + (y * n1 & MASK) + carry;
            t0 = digit & MASK;
            carry = (digit >>> BITS) + high(a1, highX) + high(n1, highY);
            digit = t2 + (a2 * x & MASK) + (y * n2 & MASK) + carry;
            t1 = digit & MASK;
            carry = (digit >>> BITS) + high(a2, highX) + high(n2, highY);
            t2 = carry;
        }
        product[0] = t0;
        product[1] = t1;
        product[2] = t2;
    }
}
