package org.umpire.contest;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.umpire.languages.Language;
import org.umpire.league.icpc.IcpcContest;

/**
 * The words by which submissions name the parts of a contest.
 *
 * @param teams identifiers, by identifier and by names that no other team has
 * @param problems identifiers, by label and by identifier
 * @param languages identifiers, by identifier
 * @param endings identifiers of the languages whose sources have an ending
 */
record IcpcWords(
        Map<String, String> teams,
        Map<String, String> problems,
        Map<String, String> languages,
        Map<String, List<String>> endings) {
    /** Stands for the names that several teams have: these teams are told apart by their identifiers only. */
    private static final String SEVERAL = "";

    static IcpcWords of(IcpcContest contest) {
        Map<String, String> teams = new HashMap<>();
        contest.teams().forEach(team -> teams.merge(team.name(), team.id(), (one, other) -> SEVERAL));
        teams.values().removeIf(SEVERAL::equals);
        contest.teams().forEach(team -> teams.put(team.id(), team.id()));
        Map<String, String> problems = new HashMap<>();
        contest.problems().forEach(problem -> problems.put(problem.label(), problem.id()));
        contest.problems().forEach(problem -> problems.put(problem.id(), problem.id()));
        Map<String, String> languages = new HashMap<>();
        Map<String, List<String>> endings = new HashMap<>();
        for (IcpcContest.Language language : contest.languages()) {
            languages.put(language.id(), language.id());
            language.extensions().stream()
                    .distinct()
                    .forEach(ending -> endings.computeIfAbsent(ending, key -> new ArrayList<>())
                            .add(language.id()));
        }
        return new IcpcWords(teams, problems, languages, endings);
    }

    /** Returns the language as those know it who make programs of its sources, if they do. */
    static Optional<Language> known(IcpcContest.Language language) {
        return Language.named(language.name()).or(() -> Language.named(language.id()));
    }
}
