package org.umpire.games.daihinmin;

import java.math.BigInteger;
import java.util.BitSet;

/**
 * Whether a number is prime. Equal numbers get equal answers, always and on every machine. docs/games/daihinmin.md#primality.
 *
 * <p>Below 2^64, and a little further, the answer is certain. Above, a prime is never called composite, and a composite
 * passes with a probability below 2^-100: it must pass Miller and Rabin's test to 50 bases, of which each fools at most a
 * quarter. The bases are drawn from the number itself by mixing, so that nobody can choose a number for given bases.
 */
public final class Primality {
    /** Below it a table knows. All leads are here. */
    private static final int TABLE = 100_000;

    private static final BitSet COMPOSITE = sieve();

    private static final int[] SMALL_PRIMES = {3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47};

    /** One division of long numbers spares many: the product of these primes fits into a long. */
    private static final BigInteger SMALL = product(3, 48);

    private static final BigInteger NEXT_SMALL = product(48, 200);

    private static final BigInteger TWO_TO_64 = BigInteger.ONE.shiftLeft(64);

    /** Below it the first 13 primes as bases are enough (Sorenson and Webster, 2015). */
    private static final BigInteger THIRTEEN_BASES = new BigInteger("3317044064679887385961981");

    private static final int[] FIRST_PRIMES = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41};

    /** Each at most halves twice what is left of the chance of a composite. */
    private static final int ROUNDS = 50;

    private static final long GOLDEN_GAMMA = 0x9E37_79B9_7F4A_7C15L;
    private static final int DIGITS_OF_A_LONG = 18;

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

    private static BigInteger product(int from, int to) {
        BigInteger product = BigInteger.ONE;
        for (int i = from; i < to; i++) {
            product = COMPOSITE.get(i) ? product : product.multiply(BigInteger.valueOf(i));
        }
        return product;
    }

    /**
     * Returns whether a number is prime.
     *
     * @param digits decimal, at least one
     */
    public static boolean isPrime(String digits) {
        return digits.length() <= DIGITS_OF_A_LONG ? isPrime(Long.parseLong(digits)) : isPrime(new BigInteger(digits));
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
        for (int prime : SMALL_PRIMES) {
            if (Long.remainderUnsigned(number, prime) == 0) {
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
        if (number.compareTo(TWO_TO_64) < 0) {
            return isPrime(number.longValue());
        }
        if (!number.testBit(0) || sharesAFactor(number)) {
            return false;
        }
        StrongTest test = new StrongTest(number);
        if (number.compareTo(THIRTEEN_BASES) < 0) {
            for (int base : FIRST_PRIMES) {
                if (!test.passes(base)) {
                    return false;
                }
            }
            return true;
        }
        long state = mixed(number);
        for (int round = 0; round < ROUNDS; round++) {
            state += GOLDEN_GAMMA;
            // Any base from 2 to n - 2 will do; these are below 2^31.
            if (!test.passes(2 + (int) (mix(state) >>> 34))) {
                return false;
            }
        }
        return true;
    }

    private static boolean sharesAFactor(BigInteger number) {
        long rest = number.mod(SMALL).longValue();
        for (int prime : SMALL_PRIMES) {
            if (rest % prime == 0) {
                return true;
            }
        }
        return !number.mod(NEXT_SMALL).gcd(NEXT_SMALL).equals(BigInteger.ONE);
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

    private static long mixed(BigInteger number) {
        long state = number.bitLength();
        for (int bits = 0; bits < number.bitLength(); bits += Long.SIZE) {
            state = mix(state + GOLDEN_GAMMA ^ number.shiftRight(bits).longValue());
        }
        return state;
    }

    /** SplitMix64's finisher (Steele, Lea and Flood, 2014). */
    private static long mix(long value) {
        long z = value;
        z = (z ^ z >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        z = (z ^ z >>> 27) * 0x94D0_49BB_1331_11EBL;
        return z ^ z >>> 31;
    }

    /** Miller and Rabin's test of one long odd number. */
    private static final class StrongTest {
        private final BigInteger number;
        private final BigInteger less;
        private final int twos;
        private final BigInteger odd;

        StrongTest(BigInteger number) {
            this.number = number;
            less = number.subtract(BigInteger.ONE);
            twos = less.getLowestSetBit();
            odd = less.shiftRight(twos);
        }

        boolean passes(int base) {
            BigInteger power = BigInteger.valueOf(base).modPow(odd, number);
            if (power.equals(BigInteger.ONE) || power.equals(less)) {
                return true;
            }
            for (int i = 1; i < twos; i++) {
                power = power.multiply(power).mod(number);
                if (power.equals(less)) {
                    return true;
                }
            }
            return false;
        }
    }
}
