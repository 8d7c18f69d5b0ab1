package org.umpire.contest;

/** Text of others, made safe to show in one line. */
final class Shown {
    private static final int LENGTH_MAX = 200;

    private Shown() {}

    /** Returns the text with control and formatting characters escaped, and cut when it is long. */
    static String of(String text) {
        StringBuilder shown = new StringBuilder();
        text.codePoints().limit(LENGTH_MAX).forEach(point -> {
            if (printable(point)) {
                shown.appendCodePoint(point);
            } else {
                shown.append(String.format("\\u{%x}", point));
            }
        });
        return text.codePointCount(0, text.length()) > LENGTH_MAX ? shown + "…" : shown.toString();
    }

    /** Returns whether a character shows itself: no control, no invisible formatting, no half of a pair. */
    static boolean printable(int point) {
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
}
