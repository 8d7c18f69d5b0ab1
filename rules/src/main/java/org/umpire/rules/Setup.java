package org.umpire.rules;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * What is agreed about a table before it is dealt.
 *
 * @param seats how many seats the table has
 * @param games how many games (hands, rounds) one set of processes plays from start to exit; at least 1
 * @param variant readings of the rules that differ from the game's default, by name (a lower-case letter, then up to
 *     63 lower-case letters, digits or hyphens); empty for the default rules
 */
public record Setup(int seats, int games, SortedMap<String, String> variant) {
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,63}");

    public Setup {
        if (seats < 1 || games < 1) {
            throw new IllegalArgumentException("a table of " + seats + " seats and " + games + " games");
        }
        for (String name : variant.keySet()) {
            if (!NAME.matcher(name).matches()) {
                throw new IllegalArgumentException("not the name of a reading of the rules: '" + name + "'");
            }
        }
        variant = Collections.unmodifiableSortedMap(new TreeMap<>(variant));
    }

    /** Returns a table under the game's default rules. */
    public static Setup of(int seats, int games) {
        return new Setup(seats, games, new TreeMap<>(Map.of()));
    }
}
