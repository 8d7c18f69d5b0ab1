package org.umpire.record;

/**
 * Text of others, made safe to show in one line: what cannot be seen is escaped, and what is long is cut. Names, moves
 * and error output of programs are such text; a terminal or a page that shows it raw can be written to by a program.
 */
public final class Shown {
    private static final int LENGTH_MAX = 400;

    /** Ranges of wide characters, first and last of each: Hangul, CJK, full-width forms, pictographs. */
    private static final int[] WIDE = {
        0x1100, 0x115f, 0x2e80, 0xa4cf, 0xac00, 0xd7a3, 0xf900, 0xfaff, 0xfe30, 0xfe6f, 0xff00, 0xff60, 0xffe0, 0xffe6,
        0x1f300, 0x1faff, 0x20000, 0x3fffd
    };

    private Shown() {}

    /** Returns the text, at most 400 characters of it. */
    public static String of(String text) {
        return of(text, LENGTH_MAX);
    }

    /** Returns the text, at most so many characters of it, with {@code …} where it was cut. */
    public static String of(String text, int lengthMax) {
        StringBuilder shown = new StringBuilder();
        text.codePoints().limit(lengthMax).forEach(point -> {
            if (visible(point)) {
                shown.appendCodePoint(point);
            } else {
                shown.append(String.format("\\u{%x}", point));
            }
        });
        return text.codePointCount(0, text.length()) > lengthMax ? shown + "…" : shown.toString();
    }

    /** Returns the name of an entrant: at most 64 characters. */
    public static String name(String name) {
        return of(name, 64);
    }

    /** Returns how many columns a terminal takes for a text: two for the wide characters of East Asia, else one. */
    public static int columns(String text) {
        return text.codePoints().map(point -> wide(point) ? 2 : 1).sum();
    }

    /** Returns whether a character shows itself: no control, no invisible formatting, no half of a pair. */
    public static boolean visible(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE -> false;
            default -> true;
        };
    }

    private static boolean wide(int point) {
        for (int i = 0; i < WIDE.length; i += 2) {
            if (point >= WIDE[i] && point <= WIDE[i + 1]) {
                return true;
            }
        }
        return false;
    }
}
