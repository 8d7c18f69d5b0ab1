package org.umpire.games.daihinmin;

import java.util.Arrays;

/**
 * Arithmetic modulo a long odd number in the form of Montgomery (1985), on limbs of 56 bits, lowest first.
 *
 * <p>Four times the modulus fits into the limbs, and values are kept below twice the modulus: so no product needs a last
 * subtraction. 56 bits leave room to add up without carries, and both factors of {@link Math#multiplyHigh} stay positive.
 * For one thread.
 */
final class MontgomeryLimbs {
    static final int BITS = 56;

    private static final long MASK = (1L << BITS) - 1;
    /** Both factors are moved by so much; then the high word of their product is what exceeds a limb. */
    private static final int MOVED = (Long.SIZE - BITS) / 2;

    private final int size;
    private final int bitLength;
    private final long[] modulus;
    private final long[] moved;
    private final long[] twice;
    /** The inverse of the modulus modulo 2^56, negated. */
    private final long inverse;

    private final long[] work;
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
        moved = new long[size];
        twice = new long[size];
        work = new long[size];
        for (int i = 0; i < size; i++) {
            moved[i] = modulus[i] << MOVED;
            twice[i] = (modulus[i] << 1 & MASK) | (i > 0 ? modulus[i - 1] >>> (BITS - 1) : 0);
        }
        long guess = modulus[0];
        // Right in 3 bits; each step doubles them.
        for (int i = 0; i < 5; i++) {
            guess *= 2 - modulus[0] * guess;
        }
        inverse = -guess & MASK;
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
        long[] t = work;
        long[] n = modulus;
        long[] m = moved;
        int last = size - 1;
        Arrays.fill(t, 0);
        for (int i = 0; i <= last; i++) {
            long x = b[i];
            long movedX = x << MOVED;
            long low = t[0] + (a[0] * x & MASK);
            long y = low * inverse & MASK;
            long movedY = y << MOVED;
            long carry = ((low + (y * n[0] & MASK)) >>> BITS)
                    + Math.multiplyHigh(a[0] << MOVED, movedX)
                    + Math.multiplyHigh(m[0], movedY);
            for (int j = 1; j <= last; j++) {
                long digit = t[j] + (a[j] * x & MASK) + (y * n[j] & MASK) + carry;
                t[j - 1] = digit & MASK;
                carry = (digit >>> BITS) + Math.multiplyHigh(a[j] << MOVED, movedX) + Math.multiplyHigh(m[j], movedY);
            }
            t[last] = carry;
        }
        System.arraycopy(t, 0, product, 0, size);
    }

    /** Returns whether two values are the same modulo the modulus. */
    boolean same(long[] a, long[] b) {
        return Arrays.equals(reduced(a), reduced(b));
    }

    private long[] reduced(long[] value) {
        long[] rest = value.clone();
        if (atLeast(rest, modulus)) {
            subtractFrom(rest, modulus);
        }
        return rest;
    }
}
