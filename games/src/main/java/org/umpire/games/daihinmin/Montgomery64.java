package org.umpire.games.daihinmin;

/**
 * Arithmetic modulo an odd number below 2^64 in the form of Montgomery (1985), and with it the test of Miller and Rabin.
 * Longs are unsigned here.
 */
final class Montgomery64 {
    /** With these seven bases no composite below 2^64 passes (Sinclair, 2011). */
    private static final long[] BASES = {2, 325, 9_375, 28_178, 450_775, 9_780_504, 1_795_265_022};

    private final long modulus;
    /** The inverse of the modulus modulo 2^64. */
    private final long inverse;
    /** 1 in Montgomery's form. */
    private final long one;
    /** 2^128 modulo the modulus: by it a number is brought into Montgomery's form. */
    private final long square;

    Montgomery64(long modulus) {
        this.modulus = modulus;
        inverse = inverse(modulus);
        one = Long.remainderUnsigned(-modulus, modulus);
        long power = one;
        for (int i = 0; i < Long.SIZE; i++) {
            power = plus(power, power);
        }
        square = power;
    }

    /** Returns the inverse of an odd number modulo 2^64. */
    static long inverse(long odd) {
        long inverse = odd;
        // Right in 3 bits; each step doubles them.
        for (int i = 0; i < 5; i++) {
            inverse *= 2 - odd * inverse;
        }
        return inverse;
    }

    private long plus(long a, long b) {
        long sum = a + b;
        boolean carried = Long.compareUnsigned(sum, a) < 0;
        return carried || Long.compareUnsigned(sum, modulus) >= 0 ? sum - modulus : sum;
    }

    /** Returns a * b / 2^64 modulo the modulus. */
    private long times(long a, long b) {
        long high = high(a, b);
        long reduction = high(a * b * inverse, modulus);
        long difference = high - reduction;
        return Long.compareUnsigned(high, reduction) < 0 ? difference + modulus : difference;
    }

    private static long high(long a, long b) {
        return Math.multiplyHigh(a, b) + (a >> 63 & b) + (b >> 63 & a);
    }

    /** Returns whether the modulus is prime. */
    boolean passesAllBases() {
        for (long base : BASES) {
            long rest = Long.remainderUnsigned(base, modulus);
            if (rest != 0 && !passes(times(rest, square))) {
                return false;
            }
        }
        return true;
    }

    private boolean passes(long base) {
        long minusOne = modulus - one;
        int twos = Long.numberOfTrailingZeros(modulus - 1);
        long power = power(base, (modulus - 1) >>> twos);
        if (power == one || power == minusOne) {
            return true;
        }
        for (int i = 1; i < twos; i++) {
            power = times(power, power);
            if (power == minusOne) {
                return true;
            }
        }
        return false;
    }

    private long power(long base, long exponent) {
        long power = one;
        for (int bit = Long.SIZE - 1 - Long.numberOfLeadingZeros(exponent); bit >= 0; bit--) {
            power = times(power, power);
            if ((exponent >>> bit & 1) != 0) {
                power = times(power, base);
            }
        }
        return power;
    }
}
