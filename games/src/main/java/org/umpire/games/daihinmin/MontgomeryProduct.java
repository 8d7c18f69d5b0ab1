package org.umpire.games.daihinmin;

import java.util.Arrays;

/**
 * The product of Montgomery's form, a * b / 2^r modulo n, on limbs of 56 bits: written out for the numbers of limbs that most
 * numbers of the game have, as loops
 * over so few cost more than what they do. 56 bits leave room to add up without carries, and both factors of {@link
 * Math#multiplyHigh} stay positive.
 */
final class MontgomeryProduct {
    static final int BITS = 56;
    static final long MASK = (1L << BITS) - 1;

    /** Both factors are moved by so much; then the high word of their product is what exceeds a limb. */
    private static final int MOVED = (Long.SIZE - BITS) / 2;

    private MontgomeryProduct() {}

    /**
     * Puts the product into a place, which may be one of the factors; it is below twice the modulus, as they are.
     *
     * @param n the modulus; four times it fits into its limbs
     * @param inverse of the modulus modulo 2^56, negated
     * @param work a place as long
     */
    static void multiply(long[] a, long[] b, long[] n, long inverse, long[] product, long[] work) {
        switch (n.length) {
            case 2 -> multiply2(a, b, n, inverse, product);
            case 3 -> multiply3(a, b, n, inverse, product);
            case 4 -> multiply4(a, b, n, inverse, product);
            case 5 -> multiply5(a, b, n, inverse, product);
            default -> {
                multiplyAny(a, b, n, inverse, work);
                System.arraycopy(work, 0, product, 0, n.length);
            }
        }
    }

    private static long high(long a, long moved) {
        return Math.multiplyHigh(a << MOVED, moved);
    }

    private static void multiplyAny(long[] a, long[] b, long[] n, long inverse, long[] t) {
        Arrays.fill(t, 0);
        for (long x : b) {
            long highX = x << MOVED;
            long digit = t[0] + (a[0] * x & MASK);
            long y = digit * inverse & MASK;
            long highY = y << MOVED;
            long carry = ((digit + (y * n[0] & MASK)) >>> BITS) + high(a[0], highX) + high(n[0], highY);
            for (int j = 1; j < t.length; j++) {
                digit = t[j] + (a[j] * x & MASK) + (y * n[j] & MASK) + carry;
                t[j - 1] = digit & MASK;
                carry = (digit >>> BITS) + high(a[j], highX) + high(n[j], highY);
            }
            t[t.length - 1] = carry;
        }
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

    /** For 4 limbs. */
    private static void multiply4(long[] a, long[] b, long[] n, long inverse, long[] product) {
        long a0 = a[0];
        long a1 = a[1];
        long a2 = a[2];
        long a3 = a[3];
        long n0 = n[0];
        long n1 = n[1];
        long n2 = n[2];
        long n3 = n[3];
        long t0 = 0;
        long t1 = 0;
        long t2 = 0;
        long t3 = 0;
        for (int i = 0; i < 4; i++) {
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
            digit = t3 + (a3 * x & MASK) + (y * n3 & MASK) + carry;
            t2 = digit & MASK;
            carry = (digit >>> BITS) + high(a3, highX) + high(n3, highY);
            t3 = carry;
        }
        product[0] = t0;
        product[1] = t1;
        product[2] = t2;
        product[3] = t3;
    }

    /** For 5 limbs. */
    private static void multiply5(long[] a, long[] b, long[] n, long inverse, long[] product) {
        long a0 = a[0];
        long a1 = a[1];
        long a2 = a[2];
        long a3 = a[3];
        long a4 = a[4];
        long n0 = n[0];
        long n1 = n[1];
        long n2 = n[2];
        long n3 = n[3];
        long n4 = n[4];
        long t0 = 0;
        long t1 = 0;
        long t2 = 0;
        long t3 = 0;
        long t4 = 0;
        for (int i = 0; i < 5; i++) {
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
            digit = t3 + (a3 * x & MASK) + (y * n3 & MASK) + carry;
            t2 = digit & MASK;
            carry = (digit >>> BITS) + high(a3, highX) + high(n3, highY);
            digit = t4 + (a4 * x & MASK) + (y * n4 & MASK) + carry;
            t3 = digit & MASK;
            carry = (digit >>> BITS) + high(a4, highX) + high(n4, highY);
            t4 = carry;
        }
        product[0] = t0;
        product[1] = t1;
        product[2] = t2;
        product[3] = t3;
        product[4] = t4;
    }
}
