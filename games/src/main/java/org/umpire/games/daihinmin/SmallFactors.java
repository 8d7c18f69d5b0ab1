package org.umpire.games.daihinmin;

import java.util.ArrayList;
import java.util.List;

/**
 * Trial division of a long number by the odd primes below 2^12, many at once: a number is taken modulo
 * products of them below 2^31, from its decimal digits.
 */
final class SmallFactors {
    /** All odd primes below it are tried. */
    private static final int LIMIT = 4096;

    private static final int CHUNK = 9;

    private static final long RADIX = 1_000_000_000;
    private static final List<Group> GROUPS = groups();

    /** Some primes. */
    private static final class Group {
        private final long product;
        /** 2^64 divided by the product. */
        private final long reciprocal;
        /** Of each prime modulo 2^64. */
        private final long[] inverses;
        /** A number is divisible by a prime if and only if, times the inverse, it is at most the limit, unsigned. */
        private final long[] limits;

        Group(long product, List<Long> primes) {
            this.product = product;
            reciprocal = Long.divideUnsigned(-1, product);
            inverses = new long[primes.size()];
            limits = new long[primes.size()];
            for (int i = 0; i < inverses.length; i++) {
                long prime = primes.get(i);
                inverses[i] = Montgomery64.inverse(prime);
                limits[i] = Long.divideUnsigned(-1, prime);
            }
        }

        boolean divides(long[] chunks) {
            // The quotient is at most 2 too low; so the rest stays below 2^33 and no product exceeds 2^63.
            long rest = 0;
            for (long chunk : chunks) {
                long value = rest * RADIX + chunk;
                rest = value - Math.multiplyHigh(value, reciprocal) * product;
            }
            for (int i = 0; i < inverses.length; i++) {
                if (Long.compareUnsigned(rest * inverses[i], limits[i]) <= 0) {
                    return true;
                }
            }
            return false;
        }
    }

    private SmallFactors() {}

    private static List<Group> groups() {
        List<Group> groups = new ArrayList<>();
        List<Long> primes = new ArrayList<>();
        long product = 1;
        for (long prime = 3; prime < LIMIT; prime += 2) {
            if (Primality.isPrime(prime)) {
                if (product * prime >= 1L << 31) {
                    groups.add(new Group(product, primes));
                    primes.clear();
                    product = 1;
                }
                primes.add(prime);
                product *= prime;
            }
        }
        groups.add(new Group(product, primes));
        return groups;
    }

    /** Returns the number in base 10^9, highest first. */
    static long[] chunks(String digits) {
        long[] chunks = new long[(digits.length() + CHUNK - 1) / CHUNK];
        int end = digits.length() - (chunks.length - 1) * CHUNK;
        int from = 0;
        for (int i = 0; i < chunks.length; i++) {
            long chunk = 0;
            for (; from < end; from++) {
                chunk = chunk * 10 + digits.charAt(from) - '0';
            }
            chunks[i] = chunk;
            end += CHUNK;
        }
        return chunks;
    }

    /** Returns how many groups of primes are worth trying before a power is taken of a number of so many digits. */
    static int worthTrying(int digits) {
        return Math.min(GROUPS.size(), digits * 3 / 4);
    }

    /** Returns how many groups of primes there are. */
    static int all() {
        return GROUPS.size();
    }

    /**
     * Returns whether a number above all of the primes is divisible by one of them.
     *
     * @param chunks in base 10^9, highest first
     * @param from the first group of primes to try, the lowest being in group 0
     * @param to after the last
     */
    static boolean divide(long[] chunks, int from, int to) {
        for (int i = from; i < to; i++) {
            if (GROUPS.get(i).divides(chunks)) {
                return true;
            }
        }
        return false;
    }

    /** Returns a number modulo a small one. */
    static int rest(long[] chunks, int modulus) {
        long rest = 0;
        for (long chunk : chunks) {
            rest = (rest * RADIX + chunk) % modulus;
        }
        return (int) rest;
    }
}
