package org.umpire.games.daihinmin;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Optional;

/** Whether a number of 20 digits or more is prime: trial division, one power, and rounds of the {@link QuadraticFrobenius}. */
final class LongPrimality {
    /** A composite passes each for little more than 2^-12 of what may be drawn: 2^-107 in all. */
    private static final int ROUNDS = 9;

    private static final int SQUARES = 100;
    /** Of a digest, in bytes. */
    private static final int BLOCK = 32;

    private final String digits;
    private final MontgomeryLimbs field;
    private final int bytes;
    private final MessageDigest digest = sha256();
    /** What is drawn and not used yet. */
    private byte[] drawn = new byte[0];

    private int used;
    private int drawings;

    private LongPrimality(String digits, MontgomeryLimbs field) {
        this.digits = digits;
        this.field = field;
        bytes = (field.bitLength() + 7) / 8;
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
        long[] chunks = SmallFactors.chunks(digits);
        int tried = SmallFactors.worthTrying(digits.length());
        if (SmallFactors.divide(chunks, 0, tried)) {
            return false;
        }
        MontgomeryLimbs field = new MontgomeryLimbs(limbs(chunks));
        Optional<QuadraticFrobenius> test =
                nonResidue(digits, chunks, field).flatMap(c -> QuadraticFrobenius.of(field, c));
        return test.isPresent()
                && !SmallFactors.divide(chunks, tried, SmallFactors.all())
                && new LongPrimality(digits, field).passes(test.get());
    }

    /** Returns the limbs of a number in base 10^9. */
    private static long[] limbs(long[] chunks) {
        long[] limbs = new long[chunks.length * 30 / MontgomeryLimbs.BITS + 1];
        for (long chunk : chunks) {
            long carry = chunk;
            for (int i = 0; i < limbs.length; i++) {
                long low = limbs[i] * 1_000_000_000;
                long high = Math.multiplyHigh(limbs[i], 1_000_000_000);
                long mask = (1L << MontgomeryLimbs.BITS) - 1;
                long sum = (low & mask) + carry;
                limbs[i] = sum & mask;
                carry = (sum >>> MontgomeryLimbs.BITS)
                        + (high << (Long.SIZE - MontgomeryLimbs.BITS))
                        + (low >>> MontgomeryLimbs.BITS);
            }
        }
        return limbs;
    }

    /** Returns a number whose Jacobi symbol is -1; nothing if the long number is found composite. */
    private static Optional<Integer> nonResidue(String digits, long[] chunks, MontgomeryLimbs field) {
        if (field.bit(1)) {
            return Optional.of(-1);
        }
        if (field.bit(2)) {
            return Optional.of(2);
        }
        // The long number is 1 modulo 4: by reciprocity its symbol for a prime is that of the prime for it.
        for (int prime = 3; ; prime += 2) {
            if (Primality.isPrime(prime)) {
                int symbol = legendre(SmallFactors.rest(chunks, prime), prime);
                if (symbol != 1) {
                    return symbol == 0 ? Optional.empty() : Optional.of(prime);
                }
            }
            // A square has no non-residue; numbers with none below this are rarer than anything that is drawn here.
            if (prime == SQUARES + 1 && isSquare(new BigInteger(digits))) {
                return Optional.empty();
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

    private boolean passes(QuadraticFrobenius test) {
        for (int round = 0; round < ROUNDS; round++) {
            long[] first = draw();
            long[] second = draw();
            while (Arrays.equals(first, field.zero()) && Arrays.equals(second, field.zero())) {
                second = draw(); // 0 alone passes for no number
            }
            if (!test.passes(first, second)) {
                return false;
            }
        }
        return true;
    }

    /** Returns a number that is drawn uniformly below the long one. */
    private long[] draw() {
        while (true) {
            if (used + bytes > drawn.length) {
                drawMore();
            }
            long[] number = field.zero();
            for (int i = 0; i < bytes; i++) {
                int bit = i * 8;
                int mask = i == bytes - 1 ? 0xFF >>> (bytes * 8 - field.bitLength()) : 0xFF;
                number[bit / MontgomeryLimbs.BITS] |= (long) (drawn[used + i] & mask) << bit % MontgomeryLimbs.BITS;
            }
            used += bytes;
            if (field.isBelow(number)) {
                return number;
            }
        }
    }

    /** Draws by the digest of the number and a count: nobody can know what is drawn before the number is chosen. */
    private void drawMore() {
        int blocks = Math.max(4, 4 * bytes / BLOCK);
        drawn = new byte[blocks * BLOCK];
        for (int i = 0; i < blocks; i++) {
            System.arraycopy(
                    digest.digest((drawings++ + " " + digits).getBytes(StandardCharsets.US_ASCII)),
                    0,
                    drawn,
                    i * BLOCK,
                    BLOCK);
        }
        used = 0;
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }
}
