package org.umpire.games.daihinmin;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes the few kinds of JSON values of this game's messages, in ASCII, with a blank after each comma and colon. */
final class JsonText {
    private JsonText() {}

    /** Returns a string with its quotes; whatever is not printable ASCII is escaped. */
    static String quoted(String text) {
        StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> quoted.append("\\\"");
                case '\\' -> quoted.append("\\\\");
                case '\n' -> quoted.append("\\n");
                case '\r' -> quoted.append("\\r");
                case '\t' -> quoted.append("\\t");
                case '\b' -> quoted.append("\\b");
                case '\f' -> quoted.append("\\f");
                default -> {
                    if (c >= ' ' && c < 127) {
                        quoted.append(c);
                    } else {
                        quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
                    }
                }
            }
        }
        return quoted.append('"').toString();
    }

    /** Returns an array of strings. */
    static String quoted(List<String> texts) {
        return texts.stream().map(JsonText::quoted).collect(Collectors.joining(", ", "[", "]"));
    }

    /** Returns an array of the digits of a text, each a number. */
    static String digits(String digits) {
        int count = digits.length();
        byte[] array = new byte[Math.max(2, 3 * count)];
        array[0] = '[';
        for (int i = 0; i < count; i++) {
            if (i > 0) {
                array[3 * i - 1] = ',';
                array[3 * i] = ' ';
            }
            array[3 * i + 1] = (byte) digits.charAt(i);
        }
        array[array.length - 1] = ']';
        return new String(array, StandardCharsets.ISO_8859_1);
    }

    /** Returns the start of what a program wrote, safe to print. */
    static String shown(String text) {
        String quoted = quoted(text.length() > 30 ? text.substring(0, 30) : text);
        String inner = quoted.substring(1, quoted.length() - 1).replace("\\\"", "\"");
        return "'" + inner + (text.length() > 30 ? "…'" : "'");
    }
}
