package org.umpire.cli;

/** Text that programs wrote, made safe to be shown in one line. */
final class Shown {
    private static final int LENGTH_MAX = 400;

    private Shown() {}

    static String of(String text) {
        StringBuilder shown = new StringBuilder();
        text.codePoints().limit(LENGTH_MAX).forEach(point -> {
            int type = Character.getType(point);
            boolean printable = type != Character.CONTROL
                    && type != Character.FORMAT
                    && type != Character.SURROGATE
                    && type != Character.UNASSIGNED;
            shown.append(printable ? Character.toString(point) : String.format("\\u{%x}", point));
        });
        return text.codePointCount(0, text.length()) > LENGTH_MAX ? shown + "…" : shown.toString();
    }
}
