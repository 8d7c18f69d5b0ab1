package org.umpire.games.daihinmin;

import java.util.Arrays;

/**
 * Arithmetic modulo a long odd number in the form of Montgomery (1985), on limbs of 56 bits, lowest first.
 *
 * <p>Four times the modulus fits into the limbs, and values are kept below twice the modulus: so no product needs a last
 * subtraction. For one thread.
 */
final class MontgomeryLimbs {
    static final int BITS = MontgomeryProduct.BITS;

    /** By numbers up to this one values are multiplied fast. */
    static final int SMALL = 32;

    private static final long MASK = MontgomeryProduct.MASK;

    private final int size;
    private final int bitLength;
    private final long[] modulus;
    private final long[] twice;
    /** The inverse of the modulus modulo 2^56, negated. */
    private final long inverse;

    private final long[] work;
    private final long[] zero;
    private final long[] one;
    private final long[] square;

    /**
     * Arithmetic modulo a number.
     *
     * @param number odd, above 1; limbs of 56 bits, lowest first, perhaps with zeros at the end
     */
    MontgomeryLimbs(long[] number) {
        int top = number.length;
        while (number[top - 1] == 0) {
            top--;
        }
        bitLength = top * BITS - Long.numberOfLeadingZeros(number[top - 1]) + Long.SIZE - BITS;
        size = (bitLength + 2 + BITS - 1) / BITS;
        modulus = Arrays.copyOf(Arrays.copyOf(number, top), size);
        twice = new long[size];
        work = new long[size];
        zero = new long[size];
        for (int i = 0; i < size; i++) {
            twice[i] = (modulus[i] << 1 & MASK) | (i > 0 ? modulus[i - 1] >>> (BITS - 1) : 0);
        }
        inverse = -Montgomery64.inverse(modulus[0]) & MASK;
        one = new long[size];
        one[bitLength / BITS] = 1L << bitLength % BITS;
        for (int power = bitLength; power < size * BITS; power++) {
            add(one, one, one);
        }
        square = one.clone();
        // From 2^r to 2^2r: r / 8 doublings, then three squarings.
        for (int i = 0; i < size * BITS / 8; i++) {
            add(square, square, square);
        }
        for (int i = 0; i < 3; i++) {
            multiply(square, square, square);
        }
    }

    /** Returns how many limbs a value has. */
    int size() {
        return size;
    }

    /** Returns how many bits the modulus has. */
    int bitLength() {
        return bitLength;
    }

    /** Returns a bit of the modulus. */
    boolean bit(int index) {
        return (modulus[index / BITS] >>> index % BITS & 1) != 0;
    }

    /** Returns a new 0. */
    long[] zero() {
        return new long[size];
    }

    /** Returns a new value that is 1. */
    long[] one() {
        return one.clone();
    }

    /** Returns whether a number with as many limbs is below the modulus. */
    boolean isBelow(long[] number) {
        return !atLeast(number, modulus);
    }

    /** Returns the value of a small number. */
    long[] of(long number) {
        long[] value = new long[size];
        value[0] = number;
        multiply(value, square, value);
        return value;
    }

    private static boolean atLeast(long[] a, long[] b) {
        for (int i = a.length - 1; i >= 0; i--) {
            if (a[i] != b[i]) {
                return a[i] > b[i];
            }
        }
        return true;
    }

    private static void subtractFrom(long[] a, long[] b) {
        long carry = 0;
        for (int i = 0; i < a.length; i++) {
            long difference = a[i] - b[i] + carry;
            a[i] = difference & MASK;
            carry = difference >> BITS;
        }
    }

    /** Puts a + b into a place, which may be one of them. */
    void add(long[] a, long[] b, long[] sum) {
        long carry = 0;
        for (int i = 0; i < size; i++) {
            long digit = a[i] + b[i] + carry;
            sum[i] = digit & MASK;
            carry = digit >>> BITS;
        }
        if (atLeast(sum, twice)) {
            subtractFrom(sum, twice);
        }
    }

    /** Puts a - b into a place, which may be one of them. */
    void subtract(long[] a, long[] b, long[] difference) {
        long carry = 0;
        for (int i = 0; i < size; i++) {
            long digit = a[i] - b[i] + carry;
            difference[i] = digit & MASK;
            carry = digit >> BITS;
        }
        if (carry < 0) {
            carry = 0;
            for (int i = 0; i < size; i++) {
                long digit = difference[i] + twice[i] + carry;
                difference[i] = digit & MASK;
                carry = digit >>> BITS;
            }
        }
    }

    /** Puts a * b / 2^r, where r is the number of bits of all limbs, into a place, which may be one of them. */
    void multiply(long[] a, long[] b, long[] product) {
        MontgomeryProduct.multiply(a, b, modulus, inverse, product, work);
    }

    /** Puts a times a number up to {@link #SMALL} into a place, which may be that of a. */
    void multiply(long[] a, int small, long[] product) {
        // So many times the modulus, or one time more or less, must be taken off.
        long quotient = (long) (small * top(a) / top(modulus));
        long carry = 0;
        for (int i = 0; i < size; i++) {
            long digit = a[i] * small - modulus[i] * quotient + carry;
            product[i] = digit & MASK;
            carry = digit >> BITS;
        }
        if (carry < 0) {
            carry = 0;
            for (int i = 0; i < size; i++) {
                long digit = product[i] + modulus[i] + carry;
                product[i] = digit & MASK;
                carry = digit >>> BITS;
            }
        }
    }

    /** Returns the highest limbs, rounded. */
    private double top(long[] value) {
        double top = (double) value[size - 1] * (1L << BITS) + (size > 1 ? value[size - 2] : 0);
        return size > 2 ? top * (1L << BITS) + value[size - 3] : top;
    }

    /** Returns whether two values are the same modulo the modulus. */
    boolean same(long[] a, long[] b) {
        subtract(a, b, work);
        return isAll(zero, work) || isAll(modulus, work);
    }

    private static boolean isAll(long[] expected, long[] value) {
        for (int i = 0; i < value.length; i++) {
            if (expected[i] != value[i]) {
                return false;
            }
        }
        return true;
    }
}
