package org.umpire.games.daihinmin;

import java.util.Arrays;

/**
 * Arithmetic modulo a long odd number in the form of Montgomery (1985), on limbs of 60 bits, lowest first.
 *
 * <p>Values are kept below twice the modulus. A loose value is below six times the modulus: one factor of a product may be, and
 * the other below four times. The limbs hold 32 times the modulus, so no product needs a last subtraction. For one
 * thread.
 */
final class MontgomeryLimbs {
    static final int BITS = MontgomeryProduct.BITS;

    /** By numbers up to this one values are multiplied fast. */
    static final int SMALL = 1 << 30;

    private static final int SMALL_BITS = 30;

    private static final long MASK = MontgomeryProduct.MASK;
    /** So many bits are free above the modulus. */
    private static final int FREE = 5;
    /** A small factor is moved by so much; then the high word of a product is what exceeds a limb. */
    private static final int MOVED = Long.SIZE - BITS;

    private final int size;
    private final int bitLength;
    private final long[] modulus;
    private final long[] twice;
    /** The inverse of the modulus modulo 2^60, negated. */
    private final long inverse;

    private final double topOfModulus;
    private final long[] work;
    private final long[] one;

    /**
     * Arithmetic modulo a number.
     *
     * @param number odd, above 1; limbs of 60 bits, lowest first, perhaps with zeros at the end
     */
    MontgomeryLimbs(long[] number) {
        int top = number.length;
        while (number[top - 1] == 0) {
            top--;
        }
        bitLength = top * BITS - Long.numberOfLeadingZeros(number[top - 1]) + Long.SIZE - BITS;
        size = (bitLength + FREE + BITS - 1) / BITS;
        modulus = new long[size];
        System.arraycopy(number, 0, modulus, 0, top);
        topOfModulus = top(modulus);
        inverse = -Montgomery64.inverse(modulus[0]) & MASK;
        work = new long[size];
        twice = new long[size];
        addLoose(modulus, modulus, twice);
        one = new long[size];
        one[bitLength / BITS] = 1L << bitLength % BITS;
        for (int left = size * BITS - bitLength; left > 0; left -= SMALL_BITS) {
            multiply(one, 1 << Math.min(left, SMALL_BITS), one);
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

    /** Returns the value of a number up to {@link #SMALL}. */
    long[] of(int number) {
        long[] value = new long[size];
        multiply(one, number, value);
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

    /** Puts a + b into a place, which may be one of them; it is loose, and may be twice a value plus a value. */
    void addLoose(long[] a, long[] b, long[] sum) {
        long carry = 0;
        for (int i = 0; i < size; i++) {
            long digit = a[i] + b[i] + carry;
            sum[i] = digit & MASK;
            carry = digit >>> BITS;
        }
    }

    /** Puts a - b into a place, which may be one of them; it is loose. */
    void subtractLoose(long[] a, long[] b, long[] difference) {
        long carry = 0;
        for (int i = 0; i < size; i++) {
            long digit = a[i] - b[i] + twice[i] + carry;
            difference[i] = digit & MASK;
            carry = digit >> BITS;
        }
    }

    /** Puts a + b into a place, which may be one of them. */
    void add(long[] a, long[] b, long[] sum) {
        addLoose(a, b, sum);
        if (atLeast(sum, twice)) {
            long carry = 0;
            for (int i = 0; i < size; i++) {
                long digit = sum[i] - twice[i] + carry;
                sum[i] = digit & MASK;
                carry = digit >> BITS;
            }
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
            addLoose(difference, twice, difference);
        }
    }

    /** Puts -a into a place, which may be that of a. */
    void negate(long[] a, long[] negative) {
        long carry = 0;
        for (int i = 0; i < size; i++) {
            long digit = twice[i] - a[i] + carry;
            negative[i] = digit & MASK;
            carry = digit >> BITS;
        }
        if (Arrays.equals(negative, twice)) {
            Arrays.fill(negative, 0);
        }
    }

    /**
     * Puts a * b / 2^r, where r is the number of bits of all limbs, into a place, which may be one of them.
     *
     * @param a perhaps loose, as b; both together are at most 24 times the square of the modulus
     */
    void multiply(long[] a, long[] b, long[] product) {
        MontgomeryProduct.multiply(a, b, modulus, inverse, product, work);
    }

    /** Puts a, perhaps loose, times a number up to {@link #SMALL} into a place, which may be that of a. */
    void multiply(long[] a, int small, long[] product) {
        // So many times the modulus, or one time more or less, must be taken off.
        long quotient = (long) (small * top(a) / topOfModulus);
        long carry = 0;
        for (int i = 0; i < size; i++) {
            long limb = a[i];
            long digit = (limb * small & MASK) - (modulus[i] * quotient & MASK) + carry;
            product[i] = digit & MASK;
            carry = (digit >> BITS) + high(limb, small) - high(modulus[i], quotient);
        }
        addIfNegative(carry, product);
    }

    /** Puts a - b times a number up to {@link #SMALL} into a place, which may be that of a or b. */
    void subtractMultiple(long[] a, long[] b, int small, long[] difference) {
        long quotient = (long) Math.floor((top(a) - small * top(b)) / topOfModulus);
        long carry = 0;
        for (int i = 0; i < size; i++) {
            long limb = b[i];
            long digit = a[i] - (limb * small & MASK) - (modulus[i] * quotient & MASK) + carry;
            difference[i] = digit & MASK;
            carry = (digit >> BITS) - high(limb, small) - high(modulus[i], quotient);
        }
        addIfNegative(carry, difference);
    }

    private static long high(long limb, long small) {
        return Math.multiplyHigh(limb, small << MOVED);
    }

    private void addIfNegative(long carry, long[] value) {
        if (carry < 0) {
            addLoose(value, modulus, value);
        }
    }

    /** Returns the two highest limbs, rounded: at least 56 bits of the modulus are there. */
    private double top(long[] value) {
        return (double) value[size - 1] * (1L << BITS) + (size > 1 ? value[size - 2] : 0);
    }

    /** Returns whether two values are the same modulo the modulus. */
    boolean same(long[] a, long[] b) {
        subtract(a, b, work);
        return isZero(work);
    }

    /** Returns whether two values are the same modulo the modulus, or each is the other's negative. */
    boolean sameButSign(long[] a, long[] b) {
        if (same(a, b)) {
            return true;
        }
        add(a, b, work);
        return isZero(work);
    }

    /** Returns whether a value is 0 modulo the modulus. */
    boolean isZero(long[] value) {
        return Arrays.equals(value, modulus) || isAllZero(value);
    }

    private static boolean isAllZero(long[] value) {
        for (long limb : value) {
            if (limb != 0) {
                return false;
            }
        }
        return true;
    }
}
