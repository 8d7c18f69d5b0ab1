package org.umpire.games.daihinmin;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Trial division of a long number by small odd primes, many at once: four products of primes below 2^59 are divided into the
 * number's limbs of 60 bits, from the lowest, as Montgomery (1985) does. That leaves the number times an unknown power of
 * two, which is divisible by the same primes.
 */
final class SmallFactors {
    /** All odd primes below it are tried with every number. */
    private static final int ALWAYS = 1 << 12;
    /** No others are ever tried. */
    private static final int LIMIT = 1 << 15;
    /** Below which odd primes are worth the time before a power is taken of a number of two limbs, and so on; else all. */
    private static final int[] WORTH_TRYING = {2_000, 2_000, 3_500, 6_000, 10_000, 12_000, 15_000, 22_000, 28_000};

    private static final int LEAST_LIMBS = 2;

    private static final int BITS = MontgomeryLimbs.BITS;
    private static final int HALF = BITS / 2;
    private static final long MASK = (1L << BITS) - 1;
    private static final int MOVED = Long.SIZE - BITS;
    private static final int PRODUCT_BITS = 59;
    private static final List<Group> GROUPS = groups();
    /** Up to which group to go before a power is taken, by the number of limbs. */
    private static final int[] FIRST =
            IntStream.of(WORTH_TRYING).map(SmallFactors::groupsBelow).toArray();

    private static final int REST = groupsBelow(ALWAYS);

    /** Some primes. */
    private static final class Group {
        private final long last;
        /** The product of the primes, moved so that the high word of what it is multiplied by is what exceeds a limb. */
        private final long product;
        /** Of the product modulo 2^60. */
        private final long inverse;
        /** Of each prime modulo 2^64. */
        private final long[] inverses;
        /** A number is divisible by a prime if and only if, times the inverse, it is at most the limit, unsigned. */
        private final long[] limits;

        Group(long product, List<Long> primes) {
            last = primes.get(primes.size() - 1);
            this.product = product << MOVED;
            inverse = Montgomery64.inverse(product);
            inverses = primes.stream().mapToLong(Montgomery64::inverse).toArray();
            limits = primes.stream()
                    .mapToLong(prime -> Long.divideUnsigned(-1, prime))
                    .toArray();
        }

        /** Returns whether one of the primes divides a number. */
        boolean divides(long number) {
            for (int i = 0; i < inverses.length; i++) {
                if (Long.compareUnsigned(number * inverses[i], limits[i]) <= 0) {
                    return true;
                }
            }
            return false;
        }
    }

    private SmallFactors() {}

    /** Returns the groups, of which there is a multiple of four. */
    private static List<Group> groups() {
        List<Group> groups = new ArrayList<>();
        List<Long> primes = new ArrayList<>();
        long product = 1;
        for (long prime = 3; prime < LIMIT || groups.size() % 4 != 3; prime += 2) {
            if (Primality.isPrime(prime)) {
                if (Math.multiplyHigh(product, prime << (Long.SIZE - PRODUCT_BITS)) > 0) {
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

    /**
     * Returns whether a number has a factor among those that are worth looking for before all else.
     *
     * @param limbs of 60 bits, lowest first; above all of the primes
     */
    static boolean findFirst(long[] limbs) {
        return find(limbs, 0, first(limbs));
    }

    /** Returns whether a number has one of the other factors below 2^12. */
    static boolean findRest(long[] limbs) {
        return find(limbs, first(limbs), REST);
    }

    private static int first(long[] limbs) {
        int index = limbs.length - LEAST_LIMBS;
        return index < FIRST.length ? FIRST[index] : GROUPS.size();
    }

    /** Returns how many groups hold all primes below a number: a multiple of four. */
    private static int groupsBelow(int limit) {
        int groups = 0;
        while (groups < GROUPS.size() && (groups == 0 || GROUPS.get(groups - 1).last < limit)) {
            groups += 4;
        }
        return groups;
    }

    private static boolean find(long[] limbs, int from, int to) {
        for (int i = from; i < to; i += 4) {
            if (divide(limbs, GROUPS.get(i), GROUPS.get(i + 1), GROUPS.get(i + 2), GROUPS.get(i + 3))) {
                return true;
            }
        }
        return false;
    }

    /** Four groups at a time: each step of one waits for the step before. */
    private static boolean divide(long[] limbs, Group a, Group b, Group c, Group d) {
        long restA = 0;
        long restB = 0;
        long restC = 0;
        long restD = 0;
        for (long limb : limbs) {
            restA = next(limb - restA, a);
            restB = next(limb - restB, b);
            restC = next(limb - restC, c);
            restD = next(limb - restD, d);
        }
        return a.divides(restA) || b.divides(restB) || c.divides(restC) || d.divides(restD);
    }

    /** Returns what must be taken off the limbs above, after a multiple of the product that ends in this limb was. */
    private static long next(long limb, Group group) {
        return Math.multiplyHigh(limb * group.inverse & MASK, group.product) + (limb >>> (Long.SIZE - 1));
    }

    /** Returns a number modulo a small one. */
    static int rest(long[] limbs, int modulus) {
        long rest = 0;
        for (int i = limbs.length - 1; i >= 0; i--) {
            long limb = limbs[i];
            rest = ((rest << HALF) + (limb >>> HALF)) % modulus;
            rest = ((rest << HALF) + (limb & MASK >>> HALF)) % modulus;
        }
        return (int) rest;
    }
}
