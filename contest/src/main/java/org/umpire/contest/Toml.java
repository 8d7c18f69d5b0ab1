package org.umpire.contest;

import java.util.List;

/** Writes what {@link LeagueFile} reads. */
final class Toml {
    private Toml() {}

    /** Returns a text in quotes. */
    static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        text.codePoints().forEach(point -> {
            if (point == '"' || point == '\\') {
                quoted.append('\\').appendCodePoint(point);
            } else if (point < ' ' || point == 127) {
                quoted.append(String.format("\\u%04x", point));
            } else {
                quoted.appendCodePoint(point);
            }
        });
        return quoted.append('"').toString();
    }

    /** Returns words as one command that is split into them again. */
    static String command(List<String> words) {
        return String.join(" ", words.stream().map(Toml::word).toList());
    }

    private static String word(String word) {
        boolean plain = !word.isEmpty()
                && word.chars().allMatch(c -> Character.isLetterOrDigit(c) || "_-./+=:,@%".indexOf(c) >= 0);
        return plain ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
