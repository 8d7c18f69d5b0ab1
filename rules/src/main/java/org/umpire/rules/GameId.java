package org.umpire.rules;

import java.util.regex.Pattern;

/**
 * The name of a game on the command line, in records and in documents, such as {@code big2}.
 *
 * @param name a lower-case letter, then up to 31 lower-case letters, digits or hyphens
 */
public record GameId(String name) {
    private static final Pattern FORM = Pattern.compile("[a-z][a-z0-9-]{0,31}");

    public GameId {
        if (!FORM.matcher(name).matches()) {
            throw new IllegalArgumentException("not the name of a game: '" + name + "'");
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
