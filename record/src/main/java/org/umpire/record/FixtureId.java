package org.umpire.record;

import java.util.regex.Pattern;

/** The digest of a fixture: the first 32 hexadecimal digits of a SHA-256. */
public record FixtureId(String hex) {
    private static final Pattern FORM = Pattern.compile("[0-9a-f]{32}");

    public FixtureId {
        if (!FORM.matcher(hex).matches()) {
            throw new IllegalArgumentException("not a fixture id: '" + hex + "'");
        }
    }

    @Override
    public String toString() {
        return hex;
    }
}
