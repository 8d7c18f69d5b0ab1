package org.umpire.record;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Bytes that a program wrote, as text: UTF-8, and each byte that is no part of well-formed UTF-8 as one character, U+DC00
 * plus the byte (U+DC80 to U+DCFF). Reversible, since well-formed UTF-8 never gives half a surrogate pair. Python knows
 * the same mapping as {@code surrogateescape}.
 */
public final class RawText {
    private static final int ESCAPE = 0xDC00;

    private RawText() {}

    /** Returns the text of some bytes. */
    public static String read(byte[] bytes) {
        return read(bytes, 0, bytes.length);
    }

    /** Returns the text of {@code length} bytes from {@code offset} on. */
    public static String read(byte[] bytes, int offset, int length) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes, offset, length);
        // Never more characters than bytes: a pair stands for four bytes, an escape for one.
        CharBuffer out = CharBuffer.allocate(length);
        for (CoderResult result = decoder.decode(in, out, true);
                result.isError();
                result = decoder.decode(in, out, true)) {
            for (int i = 0; i < result.length(); i++) {
                out.put((char) (ESCAPE + (in.get() & 0xFF)));
            }
        }
        return out.flip().toString();
    }

    /**
     * Returns the bytes of a text.
     *
     * @throws IllegalArgumentException if the text holds half a surrogate pair that is no escaped byte
     */
    public static byte[] write(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length() + 16);
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!Character.isSurrogate(c)) {
                continue;
            }
            if (Character.isHighSurrogate(c) && i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))) {
                i++;
                continue;
            }
            if (c < ESCAPE + 0x80 || c > ESCAPE + 0xFF) {
                throw new IllegalArgumentException("half a surrogate pair at " + i);
            }
            bytes.writeBytes(text.substring(from, i).getBytes(StandardCharsets.UTF_8));
            bytes.write(c - ESCAPE);
            from = i + 1;
        }
        bytes.writeBytes(text.substring(from).getBytes(StandardCharsets.UTF_8));
        return bytes.toByteArray();
    }
}
