package org.umpire.games.daihinmin;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

/** Whether a number of 20 digits or more is prime: trial division, one power, and rounds of the {@link QuadraticFrobenius}. */
final class LongPrimality {
    /** A composite passes them all with a probability below 2^-103. */
    private static final int ROUNDS = 6;

    private static final int SQUARES = 100;
    private static final int CHUNK = 18;
    private static final long RADIX = 1_000_000_000_000_000_000L;
    private static final long MASK = (1L << MontgomeryLimbs.BITS) - 1;

    private LongPrimality() {}

    /** Returns how many rounds a number must pass. */
    static int rounds() {
        return ROUNDS;
    }

    /**
     * Returns whether a number is prime.
     *
     * @param digits at least 20, without leading zeros
     */
    static boolean isPrime(String digits) {
        int last = digits.charAt(digits.length() - 1) - '0';
        if (last % 2 == 0 || last == 5) {
            return false;
        }
        long[] limbs = limbs(digits);
        if (SmallFactors.findFirst(limbs)) {
            return false;
        }
        MontgomeryLimbs field = new MontgomeryLimbs(limbs);
        int nonResidue = nonResidue(digits, limbs, field);
        Optional<long[][]> zeta = nonResidue == 0 ? Optional.empty() : EulerCriterion.root(field, nonResidue);
        return zeta.isPresent()
                && !SmallFactors.findRest(limbs)
                && passes(
                        new QuadraticFrobenius(field, new BigInteger(digits), nonResidue, zeta.get()),
                        new Draws(digits, field));
    }

    /** Returns the limbs of a number, 18 of its digits at a time. */
    private static long[] limbs(String digits) {
        long[] limbs = new long[(digits.length() + CHUNK - 1) / CHUNK];
        int from = 0;
        for (int used = 1; used <= limbs.length; used++) {
            int to = digits.length() - (limbs.length - used) * CHUNK;
            long carry = 0;
            for (; from < to; from++) {
                carry = carry * 10 + digits.charAt(from) - '0';
            }
            for (int i = 0; i < used; i++) {
                long sum = (limbs[i] * RADIX & MASK) + carry;
                carry = Math.multiplyHigh(limbs[i] << 2, RADIX << 2) + (sum >>> MontgomeryLimbs.BITS);
                limbs[i] = sum & MASK;
            }
        }
        return limbs;
    }

    /** Returns a number whose Jacobi symbol is -1; 0 if the long number is found composite. */
    private static int nonResidue(String digits, long[] limbs, MontgomeryLimbs field) {
        if (field.bit(1)) {
            return -1;
        }
        if (field.bit(2)) {
            return 2;
        }
        // The long number is 1 modulo 4: by reciprocity its symbol for a prime is that of the prime for it.
        for (int prime = 3; ; prime += 2) {
            if (Primality.isPrime(prime)) {
                int symbol = legendre(SmallFactors.rest(limbs, prime), prime);
                if (symbol != 1) {
                    return symbol == 0 ? 0 : prime;
                }
            }
            // A square has no non-residue; numbers with none below this are rarer than anything that is drawn here.
            if (prime == SQUARES + 1 && isSquare(new BigInteger(digits))) {
                return 0;
            }
        }
    }

    private static boolean isSquare(BigInteger number) {
        return number.sqrtAndRemainder()[1].signum() == 0;
    }

    /** Returns the rest to the power of (prime - 1) / 2 modulo the prime, as 0, 1 or -1. */
    private static int legendre(int rest, int prime) {
        long power = 1;
        long square = rest;
        for (int exponent = (prime - 1) / 2; exponent > 0; exponent >>= 1) {
            if ((exponent & 1) != 0) {
                power = power * square % prime;
            }
            square = square * square % prime;
        }
        return power == prime - 1 ? -1 : (int) power;
    }

    private static boolean passes(QuadraticFrobenius test, Draws draws) {
        for (int round = 0; round < ROUNDS; round++) {
            long[] first = draws.next();
            long[] second = draws.next();
            while (isZero(first) && isZero(second)) {
                second = draws.next(); // 0 alone passes for no number
            }
            if (!test.passes(first, second)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isZero(long[] drawn) {
        return Arrays.stream(drawn).allMatch(limb -> limb == 0);
    }
}
