package org.umpire.games.daihinmin;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.stream.LongStream;

/**
 * Whether a number is prime. Equal numbers get equal answers, always and on every machine. docs/games/daihinmin.md#primality.
 *
 * <p>Below 2^64 the answer is certain. Above, a prime is never called composite, and a composite passes with a probability
 * below 2^-100: it must pass six rounds of a quadratic Frobenius test. What they draw comes from a digest of the number itself,
 * so that nobody can choose a number for what will be drawn.
 */
public final class Primality {
    /** Below it a table knows. All leads are here. */
    private static final int TABLE = 100_000;

    private static final BitSet COMPOSITE = sieve();

    private static final long[] SMALL_PRIMES = {3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47};

    /** Modulo 2^64. */
    private static final long[] INVERSES =
            LongStream.of(SMALL_PRIMES).map(Montgomery64::inverse).toArray();

    private static final long[] QUOTIENTS = LongStream.of(SMALL_PRIMES)
            .map(prime -> Long.divideUnsigned(-1, prime))
            .toArray();

    private static final int DIGITS_OF_A_LONG = 18;
    private static final int DIGITS_OF_UNSIGNED = 19;
    private static final String TWO_TO_64 = "18446744073709551616";

    private Primality() {}

    private static BitSet sieve() {
        BitSet composite = new BitSet(TABLE);
        composite.set(0, 2);
        for (int prime = 2; prime * prime < TABLE; prime++) {
            for (int multiple = prime * prime; !composite.get(prime) && multiple < TABLE; multiple += prime) {
                composite.set(multiple);
            }
        }
        return composite;
    }

    /**
     * Returns whether a number is prime.
     *
     * @param digits decimal, at least one
     */
    public static boolean isPrime(String digits) {
        if (digits.length() <= DIGITS_OF_A_LONG) {
            return isPrime(Long.parseLong(digits));
        }
        if (digits.charAt(0) == '0') {
            return isPrime(new BigInteger(digits));
        }
        boolean below = digits.length() <= DIGITS_OF_UNSIGNED
                || (digits.length() == TWO_TO_64.length() && digits.compareTo(TWO_TO_64) < 0);
        return below ? isPrime(Long.parseUnsignedLong(digits)) : LongPrimality.isPrime(digits);
    }

    /**
     * Returns whether a number is prime.
     *
     * @param number as unsigned
     */
    public static boolean isPrime(long number) {
        if (number >= 0 && number < TABLE) {
            return !COMPOSITE.get((int) number);
        }
        if ((number & 1) == 0) {
            return false;
        }
        for (int i = 0; i < SMALL_PRIMES.length; i++) {
            // A multiple of an odd prime is, times the inverse of the prime, what it is a multiple by.
            if (Long.compareUnsigned(number * INVERSES[i], QUOTIENTS[i]) <= 0) {
                return false;
            }
        }
        return new Montgomery64(number).passesAllBases();
    }

    /**
     * Returns whether a number is prime.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public static boolean isPrime(BigInteger number) {
        if (number.signum() < 0) {
            throw new IllegalArgumentException("negative: " + number);
        }
        return isPrime(number.toString());
    }

    /** Returns whether a number is one less than a power of two. */
    public static boolean isOneLessThanAPowerOfTwo(String digits) {
        if (digits.length() <= DIGITS_OF_A_LONG) {
            long number = Long.parseLong(digits);
            return (number & number + 1) == 0;
        }
        BigInteger number = new BigInteger(digits);
        return number.bitCount() == number.bitLength();
    }
}
