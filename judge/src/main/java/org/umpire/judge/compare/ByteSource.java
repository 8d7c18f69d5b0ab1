package org.umpire.judge.compare;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** The bytes of an answer, with a look ahead of bounded length. */
final class ByteSource {
    private static final int BUFFER_BYTES = 16 * 1024;

    private final InputStream stream;
    private final byte[] buffer;
    private int from;
    private int to;
    private boolean over;

    /**
     * @param aheadMax how far ahead one may look
     */
    ByteSource(InputStream stream, int aheadMax) {
        this.stream = stream;
        buffer = new byte[Math.max(BUFFER_BYTES, aheadMax)];
    }

    /** Returns whether a byte is white space of the format. */
    static boolean isSpace(int b) {
        return b == ' ' || (b >= '\t' && b <= '\r');
    }

    /** Returns the next byte, which stays, or -1 at the end. */
    int peek() throws IOException {
        return fill(1) ? buffer[from] & 0xff : -1;
    }

    /** Returns whether there is a next byte, and it is white space. */
    boolean peekIsSpace() throws IOException {
        return isSpace(peek());
    }

    /** Returns the next byte and goes past it, or -1 at the end. */
    int next() throws IOException {
        return fill(1) ? buffer[from++] & 0xff : -1;
    }

    void skipSpace() throws IOException {
        while (peekIsSpace()) {
            from++;
        }
    }

    /** Returns how long the token is that comes next, or {@code most + 1} if it is longer than that. */
    int tokenAhead(int most) throws IOException {
        int length = 0;
        while (length <= most && fill(length + 1) && !isSpace(buffer[from + length])) {
            length++;
        }
        return length;
    }

    /** Copies the beginning of the token that comes next, and returns how long that is. */
    int copyToken(byte[] into) throws IOException {
        int length = tokenAhead(into.length - 1);
        System.arraycopy(buffer, from, into, 0, length);
        return length;
    }

    /** Returns so many bytes that were looked at, each as the character with its number. */
    String ahead(int length) {
        return new String(buffer, from, length, StandardCharsets.ISO_8859_1);
    }

    /** Goes past bytes that were looked at. */
    void skip(int length) {
        from += length;
    }

    /** Returns whether so many bytes are there, after reading more if need be. */
    private boolean fill(int count) throws IOException {
        while (to - from < count && !over) {
            if (from + count > buffer.length) {
                System.arraycopy(buffer, from, buffer, 0, to - from);
                to -= from;
                from = 0;
            } else if (from == to) {
                from = 0;
                to = 0;
            }
            int read = stream.read(buffer, to, buffer.length - to);
            over = read < 0;
            to += Math.max(0, read);
        }
        return to - from >= count;
    }
}
