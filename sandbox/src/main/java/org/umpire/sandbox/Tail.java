package org.umpire.sandbox;

import java.util.Arrays;

/** The first bytes and the end of a stream of any length, in bounded memory. */
final class Tail {
    private final byte[] head;
    private final byte[] ring;
    private long total;

    Tail(int headBytes, int tailBytes) {
        head = new byte[headBytes];
        ring = new byte[tailBytes];
    }

    void add(byte[] bytes, int length) {
        if (total < head.length) {
            int room = (int) Math.min(length, head.length - total);
            System.arraycopy(bytes, 0, head, (int) total, room);
        }
        int from = Math.max(0, length - ring.length);
        for (int k = from; k < length; ) {
            int at = (int) ((total + k) % ring.length);
            int run = Math.min(length - k, ring.length - at);
            System.arraycopy(bytes, k, ring, at, run);
            k += run;
        }
        total += length;
    }

    /** Returns the first bytes, as many as there are of the number asked for at the start. */
    byte[] head() {
        return Arrays.copyOf(head, (int) Math.min(total, head.length));
    }

    /** Returns the end, in order. */
    byte[] tail() {
        int length = (int) Math.min(total, ring.length);
        byte[] out = new byte[length];
        for (int k = 0; k < length; ) {
            int at = (int) ((total - length + k) % ring.length);
            int run = Math.min(length - k, ring.length - at);
            System.arraycopy(ring, at, out, k, run);
            k += run;
        }
        return out;
    }
}
