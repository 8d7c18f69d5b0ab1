package org.umpire.league.index;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Reads what a {@link Packer} has written, in the same order. */
final class Unpacker {
    private final byte[] bytes;
    private int at;

    Unpacker(byte[] bytes, int at) {
        this.bytes = bytes;
        this.at = at;
    }

    long number() {
        long number = 0;
        for (int shift = 0; ; shift += 7) {
            byte next = bytes[at++];
            number |= (long) (next & 0x7f) << shift;
            if (next >= 0) {
                return number;
            }
        }
    }

    int count() {
        return Math.toIntExact(number());
    }

    long signed() {
        long number = number();
        return (number >>> 1) ^ -(number & 1);
    }

    String text() {
        int length = count();
        at += length;
        return new String(bytes, at - length, length, StandardCharsets.UTF_8);
    }

    byte[] raw(int length) {
        at += length;
        return Arrays.copyOfRange(bytes, at - length, at);
    }

    /** Reads over what {@link Packer#bytes} has written. */
    void skip() {
        over(count());
    }

    void over(int length) {
        at += length;
    }

    /** Returns whether what {@link Packer#bytes} has written here is this. */
    boolean same(byte[] text) {
        int length = count();
        at += length;
        return Arrays.equals(bytes, at - length, at, text, 0, text.length);
    }
}
