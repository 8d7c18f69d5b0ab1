package org.umpire.contest;

import java.util.Optional;
import org.umpire.record.Shown;

/** What may name a league or an entrant. Names are shown everywhere, so they must be seen as they are. */
final class Names {
    private static final int LENGTH_MAX = 60;

    private Names() {}

    /** Returns what is wrong with the name of an entrant, if something is. */
    static Optional<String> wrongEntrant(String name) {
        if (name.isEmpty()) {
            return Optional.of("must not be empty");
        }
        if (!name.codePoints().allMatch(Shown::visible)) {
            return Optional.of("has characters that cannot be seen: \"" + Shown.of(name) + "\"");
        }
        if (!name.strip().equals(name)) {
            return Optional.of("must not begin or end with a blank: \"" + name + "\"");
        }
        return name.length() <= LENGTH_MAX
                ? Optional.empty()
                : Optional.of("has " + name.length() + " characters; at most " + LENGTH_MAX);
    }

    /** Returns what is wrong with the name of a league, if something is. It begins the label of every deal. */
    static Optional<String> wrongLeague(String name) {
        return name.indexOf('/') >= 0
                ? Optional.of("must not have a slash: \"" + Shown.of(name) + "\"")
                : wrongEntrant(name);
    }
}
