package org.umpire.league.index;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Writes numbers and texts as few bytes: whole numbers with seven bits a byte, the lowest first. */
final class Packer {
    private byte[] bytes = new byte[512];
    private int length;

    Packer number(long number) {
        long rest = number;
        while ((rest & ~0x7fL) != 0) {
            one((int) ((rest & 0x7f) | 0x80));
            rest >>>= 7;
        }
        return one((int) rest);
    }

    /** Writes a number that may be negative. */
    Packer signed(long number) {
        return number((number << 1) ^ (number >> 63));
    }

    Packer text(String text) {
        return bytes(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes bytes, and before them how many. */
    Packer bytes(byte[] some) {
        number(some.length);
        return raw(some);
    }

    Packer raw(byte[] some) {
        room(some.length);
        System.arraycopy(some, 0, bytes, length, some.length);
        length += some.length;
        return this;
    }

    private Packer one(int value) {
        room(1);
        bytes[length++] = (byte) value;
        return this;
    }

    private void room(int more) {
        if (length + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(length + more, 2 * bytes.length));
        }
    }

    /** Returns what was written, and begins anew. */
    byte[] take() {
        byte[] taken = Arrays.copyOf(bytes, length);
        length = 0;
        return taken;
    }
}
