package org.umpire.games.daihinmin;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The entries of a course as JSON, in ASCII. The text of a longer course goes on in the bytes of the shorter one, so that
 * one more entry costs its own bytes and no others. Immutable, and safe for use by many threads: each text sees the first
 * bytes of what is written on, and if two go on from the same one, the second takes a copy.
 */
final class CourseText {
    private final Bytes bytes;
    private final int length;

    /** What several texts share. */
    private static final class Bytes {
        private byte[] array;
        private int filled;

        Bytes(byte[] array, int filled) {
            this.array = array;
            this.filled = filled;
        }
    }

    /** No entries. */
    CourseText() {
        this(new Bytes(new byte[256], 0), 0);
    }

    private CourseText(Bytes bytes, int length) {
        this.bytes = bytes;
        this.length = length;
    }

    /** Returns whether both texts stand in the same bytes. */
    boolean sharesWith(CourseText other) {
        return bytes == other.bytes;
    }

    /** Returns the text with one more entry. */
    CourseText plus(String entry) {
        byte[] more = ((length == 0 ? "" : ", ") + entry).getBytes(StandardCharsets.ISO_8859_1);
        synchronized (bytes) {
            Bytes mine = bytes.filled == length ? bytes : new Bytes(bytes.array.clone(), length);
            int end = length + more.length;
            if (end > mine.array.length) {
                mine.array = Arrays.copyOf(mine.array, 2 * end);
            }
            System.arraycopy(more, 0, mine.array, length, more.length);
            mine.filled = end;
            return new CourseText(mine, end);
        }
    }

    /** Returns the text between two others, which are ASCII as well. */
    byte[] between(String before, String after) {
        byte[] all = new byte[before.length() + length + after.length()];
        copy(before, all, 0);
        synchronized (bytes) {
            System.arraycopy(bytes.array, 0, all, before.length(), length);
        }
        copy(after, all, before.length() + length);
        return all;
    }

    private static void copy(String text, byte[] into, int at) {
        byte[] plain = text.getBytes(StandardCharsets.ISO_8859_1);
        System.arraycopy(plain, 0, into, at, plain.length);
    }
}
