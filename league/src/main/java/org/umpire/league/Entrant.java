package org.umpire.league;

import java.util.Optional;
import org.umpire.record.Seated;

/**
 * Who takes part in a season. All texts are data: shown, never interpreted.
 *
 * @param name unique within the season
 * @param command how its program is started, as the organiser gave it
 * @param digest of the program: {@code sha256:} and 64 hexadecimal digits
 * @param outOfCompetition plays, but others' matches with it count for nothing and it has no place
 * @param place where it comes from, for lists
 * @param affiliation whom it belongs to, for lists
 */
public record Entrant(
        String name,
        String command,
        String digest,
        boolean outOfCompetition,
        Optional<String> place,
        Optional<String> affiliation) {
    private static final int NAME_LENGTH_MAX = 64;

    public Entrant {
        if (!validName(name)) {
            throw new IllegalArgumentException("not the name of an entrant: '" + name + "'");
        }
    }

    /** Returns an entrant in competition of whom no more is known. */
    public static Entrant of(String name, String command, String digest) {
        return new Entrant(name, command, digest, false, Optional.empty(), Optional.empty());
    }

    /** Returns whether a text can name an entrant: 1 to 64 characters, no control characters, no blank at an end. */
    public static boolean validName(String name) {
        return !name.isEmpty()
                && name.length() <= NAME_LENGTH_MAX
                && name.strip().length() == name.length()
                && name.codePoints().noneMatch(Character::isISOControl);
    }

    Seated seated() {
        return new Seated(name, command, digest);
    }
}
