package org.umpire.contest;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.umpire.league.Entrant;
import org.umpire.league.Season;
import org.umpire.record.SeasonSecret;
import org.umpire.rules.GamePacks;
import org.umpire.sandbox.Program;

/**
 * A contest ready to be run: what is played, and the programs.
 *
 * @param terms what is played
 * @param contenders in the order of submission
 * @param secret the season secret, if it is not to be drawn
 * @param file the league file, if the contest comes from one
 */
public record Plan(
        String name,
        LeagueFile.Terms terms,
        List<Contender> contenders,
        Optional<SeasonSecret> secret,
        Optional<LeagueFile> file) {
    /** Takes a copy. */
    public Plan {
        contenders = List.copyOf(contenders);
    }

    /**
     * Who takes part, and what is started for it.
     *
     * @param entrant whose digest is that of the program
     */
    public record Contender(Entrant entrant, Program program) {}

    /** Returns the plan of a league file: reads the programs for their digests. */
    public static Plan of(LeagueFile file) {
        List<Contender> contenders = file.entrants().stream()
                .map(listed -> {
                    Startable startable = startable(listed.start(), file.folder(), file.terms());
                    return new Contender(
                            new Entrant(
                                    listed.name(),
                                    startable.command(),
                                    startable.digest(),
                                    listed.outOfCompetition(),
                                    listed.place(),
                                    listed.affiliation()),
                            startable.program());
                })
                .toList();
        return new Plan(file.name(), file.terms(), contenders, file.running().secret(), Optional.of(file));
    }

    /**
     * Returns the plan of a contest that no file tells of.
     *
     * @param folder in which the programs run
     */
    public static Plan of(
            String name,
            LeagueFile.Terms terms,
            List<Contestant> contestants,
            Path folder,
            Optional<SeasonSecret> secret) {
        List<Contender> contenders = contestants.stream()
                .map(contestant -> {
                    Startable startable = startable(contestant.start(), folder, terms);
                    return new Contender(
                            Entrant.of(contestant.name(), startable.command(), startable.digest()),
                            startable.program());
                })
                .toList();
        return new Plan(name, terms, contenders, secret, Optional.empty());
    }

    private static Startable startable(Start start, Path folder, LeagueFile.Terms terms) {
        return Startable.of(start, folder, terms.limits().memoryBytes());
    }

    /** Returns the season of this plan under a secret, which stays unpublished. */
    Season season(SeasonSecret secret) {
        return new Season(
                name,
                terms.game(),
                GamePacks.find(terms.game().name()).orElseThrow().game().rulesVersion(),
                terms.setup(),
                terms.limits(),
                terms.rounds(),
                terms.matches().map(OptionalLong::of).orElse(OptionalLong.empty()),
                terms.matchTables().map(OptionalInt::of).orElse(OptionalInt.empty()),
                contenders.stream().map(Contender::entrant).toList(),
                secret.digest(),
                Optional.empty(),
                terms.scheme());
    }

    /** Returns the program of each entrant, in the order of the season. */
    List<Program> programs() {
        return contenders.stream().map(Contender::program).toList();
    }
}
