package org.umpire.league.icpc;

import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A contest in which teams solve problems: what is known before it begins. That identifiers are of the right form, are
 * there once and name things that are there is for the reader of the contest file to find out.
 *
 * @param id of the Contest API
 * @param problems in the order of the board
 */
public record IcpcContest(
        String id,
        String name,
        Schedule schedule,
        Scoring scoring,
        List<Problem> problems,
        List<Team> teams,
        List<Organization> organizations,
        List<Group> groups,
        List<Language> languages) {
    public IcpcContest {
        problems = List.copyOf(problems);
        teams = List.copyOf(teams);
        organizations = List.copyOf(organizations);
        groups = List.copyOf(groups);
        languages = List.copyOf(languages);
    }

    /**
     * When what happens. Times without a date are contest times: since the start.
     *
     * @param freeze the contest time from which on results of new submissions are not shown
     * @param thaw when they are shown after all
     * @param finalized when nothing can change any more
     */
    public record Schedule(
            OffsetDateTime start,
            Duration length,
            Optional<Duration> freeze,
            Optional<Duration> thaw,
            Optional<Duration> finalized) {
        /** Returns the time of day of a contest time. */
        public OffsetDateTime at(Duration contestTime) {
            return start.plus(contestTime);
        }
    }

    /**
     * What counts.
     *
     * @param penaltyMinutes for each rejected try before the accepted one
     * @param medals gold, silver and bronze: how many places of each; zeros for none
     */
    public record Scoring(int penaltyMinutes, List<Integer> medals) {
        /** The usual: 20 minutes, no medals. */
        public static final Scoring USUAL = new Scoring(20, List.of(0, 0, 0));

        public Scoring {
            medals = List.copyOf(medals);
        }

        /** Returns the medal of a place, if it has one: 0 for gold, 1 for silver, 2 for bronze. */
        public OptionalInt medal(int place) {
            int to = 0;
            for (int i = 0; i < medals.size(); i++) {
                to += medals.get(i);
                if (place <= to) {
                    return OptionalInt.of(i);
                }
            }
            return OptionalInt.empty();
        }
    }

    /**
     * One problem.
     *
     * @param label on the board: {@code A}
     * @param color for people: {@code light green}
     * @param rgb {@code #rgb} or {@code #rrggbb}
     * @param timeLimit of one test
     * @param tests how many there are
     */
    public record Problem(
            String id,
            String label,
            String name,
            Optional<String> color,
            Optional<String> rgb,
            Optional<Duration> timeLimit,
            Optional<Integer> tests) {}

    /**
     * One team.
     *
     * @param label the seat, for people
     * @param organization its identifier
     * @param groups their identifiers
     * @param hidden whether it is left out of the board
     */
    public record Team(
            String id, String label, String name, Optional<String> organization, List<String> groups, boolean hidden) {
        public Team {
            groups = List.copyOf(groups);
        }
    }

    /**
     * Where teams come from.
     *
     * @param country three letters of ISO 3166
     */
    public record Organization(String id, String name, Optional<String> formalName, Optional<String> country) {}

    /**
     * Teams that belong together: a site, a division.
     *
     * @param type which kind of group: {@code site}
     */
    public record Group(String id, String name, Optional<String> type) {}

    /**
     * A programming language.
     *
     * @param entryPoint what names the part of a program that is started, where one must be said: {@code Main class}
     */
    public record Language(String id, String name, List<String> extensions, Optional<String> entryPoint) {
        public Language {
            extensions = List.copyOf(extensions);
        }
    }

    /** Returns the contest with other times. */
    IcpcContest with(Schedule times) {
        return new IcpcContest(id, name, times, scoring, problems, teams, organizations, groups, languages);
    }

    /** Returns those on the board. */
    public List<Team> shownTeams() {
        return teams.stream().filter(team -> !team.hidden()).toList();
    }

    /** Returns the contest with the teams of one group alone. */
    public IcpcContest ofGroup(String group) {
        List<Team> members =
                teams.stream().filter(team -> team.groups().contains(group)).toList();
        return new IcpcContest(id, name, schedule, scoring, problems, members, organizations, groups, languages);
    }

    /** Returns the organization of a team, if it has one. */
    public Optional<Organization> organization(Team team) {
        return team.organization()
                .flatMap(id -> organizations.stream()
                        .filter(each -> each.id().equals(id))
                        .findFirst());
    }
}
