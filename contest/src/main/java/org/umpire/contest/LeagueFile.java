package org.umpire.contest;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.umpire.league.Scheme;
import org.umpire.record.Digests;
import org.umpire.record.Limits;
import org.umpire.record.SeasonSecret;
import org.umpire.rules.GameId;
import org.umpire.rules.Setup;
import org.umpire.sandbox.Level;

/**
 * What an organiser asks for: a league of one game. The file is described in {@code docs/league-file.md}.
 *
 * @param path of the file, absolute
 * @param text its whole text
 * @param name of the league
 * @param running how this machine is to run it
 * @param entrants at least as many as meet in a match; no two names alike
 */
public record LeagueFile(Path path, String text, String name, Terms terms, Running running, List<Entrant> entrants) {
    /** Checks nothing: what is wrong with a file is found by {@link #read}. */
    public LeagueFile {
        entrants = List.copyOf(entrants);
    }

    /**
     * What is played, and under which limits.
     *
     * @param scheme by which kind of schedule entrants meet
     * @param rounds how often everybody meets everybody; of a Swiss or a ladder how many rounds there are
     * @param matches plays only so many matches, if said: a balanced sample
     * @param matchTables how many tables a match has, if said: a number that the game can have
     */
    public record Terms(
            GameId game,
            Setup setup,
            Scheme scheme,
            int rounds,
            Optional<Integer> matches,
            Optional<Integer> matchTables,
            Limits limits) {
        /** Makes terms by which everybody meets everybody. */
        public Terms(
                GameId game,
                Setup setup,
                int rounds,
                Optional<Integer> matches,
                Optional<Integer> matchTables,
                Limits limits) {
            this(game, setup, Scheme.ROUND_ROBIN, rounds, matches, matchTables, limits);
        }
    }

    /**
     * How the league is run; nothing of it changes a result that is not a fault.
     *
     * @param jobs how many tables at a time, if said
     * @param pin whether each table is held on a processor of its own
     * @param isolation the level, if said
     * @param secret the season secret, if it is not to be drawn
     */
    public record Running(
            Optional<Integer> jobs, boolean pin, Optional<Level> isolation, Optional<SeasonSecret> secret) {}

    /**
     * Who takes part.
     *
     * @param outOfCompetition plays like all others, and is listed without a place
     * @param place where the entrant comes from, for lists
     */
    public record Entrant(
            String name, Start start, boolean outOfCompetition, Optional<String> place, Optional<String> affiliation) {}

    /** What came of reading a file. */
    public sealed interface Read {
        /** The file is good. */
        record Good(LeagueFile file) implements Read {}

        /** It must be mended: all that is wrong, in the order of the lines. */
        record Bad(List<Problem> problems) implements Read {
            /** Takes a copy. */
            public Bad {
                problems = List.copyOf(problems);
            }
        }
    }

    /**
     * Reads a league file and checks all of it, also that the programs are there. Starts nothing.
     */
    public static Read read(Path file) {
        return LeagueFileReader.read(file);
    }

    /** Returns the digest of the file. */
    public String digest() {
        return Digests.of(text);
    }

    /** Returns the folder of the file, in which programs run. */
    public Path folder() {
        Path parent = path.toAbsolutePath().getParent();
        if (parent == null) {
            throw new IllegalArgumentException("not a file: " + path);
        }
        return parent;
    }
}
