package org.umpire.bots;

import java.util.List;
import java.util.OptionalInt;

/**
 * A small league that shows a game in well under a minute. The first example in each language takes part, as far
 * as the language is installed; further bots of the game fill the places up to six.
 *
 * @param games how many a table
 * @param rounds how often all meet
 * @param matches how many matches at most, a balanced sample; empty for all
 * @param bots the names of the bots that take part, such as {@code greedy}
 * @param furtherExamples the files of examples that take part beside the first in their language
 */
public record DemoLeague(int games, int rounds, OptionalInt matches, List<String> bots, List<String> furtherExamples) {
    /** Takes copies. */
    public DemoLeague {
        bots = List.copyOf(bots);
        furtherExamples = List.copyOf(furtherExamples);
    }

    /** Makes a league in which the first example in each language takes part, and no other. */
    public DemoLeague(int games, int rounds, List<String> bots) {
        this(games, rounds, bots, List.of());
    }

    /** Makes a league in which all matches are played. */
    public DemoLeague(int games, int rounds, List<String> bots, List<String> furtherExamples) {
        this(games, rounds, OptionalInt.empty(), bots, furtherExamples);
    }
}
