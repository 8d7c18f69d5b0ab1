package org.umpire.league;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.umpire.record.Limits;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.GameId;
import org.umpire.rules.GamePack;
import org.umpire.rules.Setup;

/**
 * All that is settled about a contest before its first table: together with the secret, and where the scheme is adaptive with
 * the results so far, it decides every fixture. Its text form is {@code season.json}, defined in {@code docs/protocols/season.md}.
 *
 * @param name begins every deal label; see {@link #validName}
 * @param rounds how often every group of entrants meets; of a Swiss or a ladder how many rounds there are
 * @param matchesMax plays only so many matches of the schedule, a balanced sample; empty for all
 * @param matchTables how many tables a match has, where the game leaves it open; empty for the usual number
 * @param entrants in the order of submission, which decides the order of the schedule
 * @param secretDigest published before the first table
 * @param secret published after the last table, and empty until then
 * @param scheme by which kind of schedule they meet
 */
public record Season(
        String name,
        GameId game,
        int rulesVersion,
        Setup setup,
        Limits limits,
        int rounds,
        OptionalLong matchesMax,
        OptionalInt matchTables,
        List<Entrant> entrants,
        String secretDigest,
        Optional<String> secret,
        Scheme scheme) {
    private static final int NAME_LENGTH_MAX = 80;

    public Season {
        entrants = List.copyOf(entrants);
        if (!validName(name)) {
            throw new IllegalArgumentException("not the name of a season: '" + name + "'");
        }
        if (rounds < 1 || matchesMax.orElse(1) < 1 || matchTables.orElse(1) < 1) {
            throw new IllegalArgumentException(
                    "a season of " + rounds + " rounds, at most " + matchesMax + ", of " + matchTables + " tables");
        }
        Set<String> names = new HashSet<>();
        for (Entrant entrant : entrants) {
            if (!names.add(entrant.name())) {
                throw new IllegalArgumentException("two entrants named '" + entrant.name() + "'");
            }
        }
    }

    /**
     * Returns whether a text can name a season: 1 to 80 characters, no control characters, no blank at an end, and no
     * slash, so that no deal label of one season is one of another.
     */
    public static boolean validName(String name) {
        return !name.isEmpty()
                && name.length() <= NAME_LENGTH_MAX
                && name.strip().length() == name.length()
                && name.indexOf('/') < 0
                && name.codePoints().noneMatch(Character::isISOControl);
    }

    /**
     * Returns how entrants of this season meet.
     *
     * @throws IllegalArgumentException if no match of the game has so many tables
     */
    public ContestFormat format(GamePack<?, ?, ?, ?> pack) {
        return matchTables.isPresent() ? pack.format(matchTables.getAsInt()) : pack.format();
    }

    /** Returns what keeps its entrants from meeting as it says, each in one sentence that begins with the field. */
    public List<String> problems(ContestFormat format) {
        return scheme.problems(entrants, format.matchSize(setup.seats()), rounds, matchesMax.isPresent());
    }

    /** Returns this season with its secret published. */
    public Season withSecret(String published) {
        return new Season(
                name,
                game,
                rulesVersion,
                setup,
                limits,
                rounds,
                matchesMax,
                matchTables,
                entrants,
                secretDigest,
                Optional.of(published),
                scheme);
    }
}
