package org.umpire.record;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.umpire.rules.Shuffler;

/** The stream of numbers defined in {@code docs/protocols/deals.md}: HMAC-SHA256 in counter mode, 32 bits a word. */
final class HmacShuffler implements Shuffler {
    private static final long WORDS = 1L << 32;

    private final Mac mac;
    private final byte[] prefix;
    private long counter;
    private ByteBuffer block = ByteBuffer.allocate(0);

    HmacShuffler(byte[] secret, String domain, String label) {
        mac = mac(secret);
        prefix = prefix(domain, label);
    }

    /** Returns what the authentication code of a whole label begins with: domain, zero, label, zero. */
    static byte[] prefix(String domain, String label) {
        return (domain + "\0" + label + "\0").getBytes(StandardCharsets.UTF_8);
    }

    static Mac mac(byte[] secret) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret, "HmacSHA256"));
            return mac;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has HMAC-SHA256", e);
        }
    }

    /** Returns the next word of the stream, 0 to 2^32 - 1. */
    long word() {
        if (!block.hasRemaining()) {
            mac.update(prefix);
            mac.update(ByteBuffer.allocate(Long.BYTES).putLong(0, counter));
            block = ByteBuffer.wrap(mac.doFinal());
            counter++;
        }
        return Integer.toUnsignedLong(block.getInt());
    }

    @Override
    public int below(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("no number from 0 below " + bound);
        }
        // Words at or above the last whole multiple would favour the small numbers.
        long limit = WORDS / bound * bound;
        long word = word();
        while (word >= limit) {
            word = word();
        }
        return (int) (word % bound);
    }
}
