package org.umpire.games.daihinmin;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * What is drawn for the test of a long number: equal numbers get equal draws, by SHA-256 of the number and a count, so nobody
 * can choose a number for what will be drawn.
 */
final class Draws {
    private static final long MASK = (1L << MontgomeryLimbs.BITS) - 1;

    private final String digits;
    private final MontgomeryLimbs field;
    private final MessageDigest digest = sha256();
    /** What is drawn and not used yet. */
    private ByteBuffer drawn = ByteBuffer.allocate(0);

    private int count;

    /**
     * Draws for a number.
     *
     * @param digits of the number, in decimal
     * @param field with the number as its modulus
     */
    Draws(String digits, MontgomeryLimbs field) {
        this.digits = digits;
        this.field = field;
    }

    /** Returns a number that is drawn uniformly below the long one. */
    long[] next() {
        int last = (field.bitLength() - 1) / MontgomeryLimbs.BITS;
        while (true) {
            long[] number = field.zero();
            for (int i = 0; i <= last; i++) {
                number[i] = nextLong() & MASK;
            }
            number[last] &= MASK >>> ((last + 1) * MontgomeryLimbs.BITS - field.bitLength());
            if (field.isBelow(number)) {
                return number;
            }
        }
    }

    private long nextLong() {
        if (!drawn.hasRemaining()) {
            drawn = ByteBuffer.wrap(digest.digest((count++ + " " + digits).getBytes(StandardCharsets.US_ASCII)));
        }
        return drawn.getLong();
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }
}
