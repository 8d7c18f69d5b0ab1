package org.umpire.record;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * The digest of a whole record, in its last field: of every byte of the file that stands before {@code ,"seal":}. It finds
 * damage; it is no signature, since whoever changes a record can seal it again.
 */
final class Seal {
    private static final byte[] BEFORE = ",\"seal\":\"".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] AFTER = "\"}".getBytes(StandardCharsets.US_ASCII);
    private static final int DIGEST_LENGTH = "sha256:".length() + 64;
    private static final int LENGTH = BEFORE.length + DIGEST_LENGTH + AFTER.length;

    private final MessageDigest digest = Digests.sha256();

    /** Takes a line that is not the last, with its line end. */
    void add(byte[] bytes, int offset, int length) {
        digest.update(bytes, offset, length);
    }

    /** Returns the last line, sealed; {@code line} ends in a brace and a line end. */
    byte[] close(byte[] line) {
        int kept = line.length - 2;
        digest.update(line, 0, kept);
        byte[] sealed = Arrays.copyOf(line, kept + LENGTH + 1);
        System.arraycopy(BEFORE, 0, sealed, kept, BEFORE.length);
        System.arraycopy(text(), 0, sealed, kept + BEFORE.length, DIGEST_LENGTH);
        System.arraycopy(AFTER, 0, sealed, kept + BEFORE.length + DIGEST_LENGTH, AFTER.length);
        sealed[sealed.length - 1] = '\n';
        return sealed;
    }

    /** Returns whether the last line, given without its line end, carries the seal of all that came before. */
    boolean fits(byte[] bytes, int offset, int length) {
        int kept = length - LENGTH;
        if (kept < 0) {
            return false;
        }
        digest.update(bytes, offset, kept);
        int from = offset + kept;
        int digits = from + BEFORE.length;
        return Arrays.equals(bytes, from, digits, BEFORE, 0, BEFORE.length)
                && Arrays.equals(bytes, digits, digits + DIGEST_LENGTH, text(), 0, DIGEST_LENGTH)
                && Arrays.equals(bytes, digits + DIGEST_LENGTH, offset + length, AFTER, 0, AFTER.length);
    }

    /** Returns the digest of a last line that {@link #fits}, given in the same way. */
    String of(byte[] bytes, int offset, int length) {
        int digits = offset + length - LENGTH + BEFORE.length;
        return new String(bytes, digits, DIGEST_LENGTH, StandardCharsets.US_ASCII);
    }

    private byte[] text() {
        return ("sha256:" + HexFormat.of().formatHex(digest.digest())).getBytes(StandardCharsets.US_ASCII);
    }
}
