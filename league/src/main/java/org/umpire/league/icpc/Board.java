package org.umpire.league.icpc;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.umpire.league.icpc.Cell.Seen;
import org.umpire.league.icpc.IcpcContest.Problem;
import org.umpire.league.icpc.IcpcContest.Team;

/**
 * Who is where at one moment, best first. The rules are in {@code docs/scoreboard.md#rules}.
 *
 * @param at contest time; what came later is not there
 * @param rows of the teams on the board
 */
public record Board(IcpcContest contest, Duration at, View view, List<Row> rows) {
    public Board {
        rows = List.copyOf(rows);
    }

    /**
     * One team.
     *
     * @param rank from 1; shared where solved, minutes and last are equal
     * @param minutes time with penalties
     * @param last the minute of the last accepted one
     * @param cells in the order of the contest's problems
     */
    public record Row(int rank, Team team, int solved, int minutes, OptionalInt last, List<Cell> cells) {
        /** More solved, less time, an earlier last solution. Equal means that the place is shared. */
        static final Comparator<Row> KEYS = Comparator.comparingInt(Row::solved)
                .reversed()
                .thenComparingInt(Row::minutes)
                .thenComparingInt(row -> row.last().orElse(0));

        public Row {
            cells = List.copyOf(cells);
        }

        static Row of(Team team, List<Cell> cells, int penaltyMinutes) {
            List<Cell> solved =
                    cells.stream().filter(cell -> cell.solved().isPresent()).toList();
            return new Row(
                    0,
                    team,
                    solved.size(),
                    solved.stream()
                            .mapToInt(cell -> cell.minutes(penaltyMinutes))
                            .sum(),
                    solved.stream()
                            .mapToInt(cell -> cell.solved().orElseThrow())
                            .max(),
                    cells);
        }

        Row ranked(int place) {
            return new Row(place, team, solved, minutes, last, cells);
        }

        /** Returns how many tries are not judged yet, or not shown. */
        public int pending() {
            return cells.stream().mapToInt(Cell::pending).sum();
        }
    }

    /** Returns the board at a contest time, as somebody sees it. The submissions may come in any order. */
    public static Board of(IcpcContest contest, List<Submission> submissions, Duration at, View view) {
        Map<String, Map<String, List<Seen>>> tries = new HashMap<>();
        submissions.stream()
                .filter(submission -> submission.time().compareTo(at) <= 0)
                .sorted(Submission.ORDER)
                .forEach(submission -> tries.computeIfAbsent(submission.problem(), id -> new HashMap<>())
                        .computeIfAbsent(submission.team(), id -> new ArrayList<>())
                        .add(seen(contest, submission, at, view)));
        List<Team> teams = contest.shownTeams();
        Map<String, Set<String>> first = new HashMap<>();
        for (Problem problem : contest.problems()) {
            Map<String, List<Seen>> ofProblem = tries.getOrDefault(problem.id(), Map.of());
            List<Seen> shown = teams.stream()
                    .flatMap(team -> ofProblem.getOrDefault(team.id(), List.of()).stream())
                    .toList();
            first.put(problem.id(), first(shown));
        }
        List<Row> rows = new ArrayList<>();
        for (Team team : teams) {
            List<Cell> cells = contest.problems().stream()
                    .map(problem -> Cell.of(
                            tries.getOrDefault(problem.id(), Map.of()).getOrDefault(team.id(), List.of()),
                            first.getOrDefault(problem.id(), Set.of()).contains(team.id())))
                    .toList();
            rows.add(Row.of(team, cells, contest.scoring().penaltyMinutes()));
        }
        return new Board(contest, at, view, ranked(rows));
    }

    static Seen seen(IcpcContest contest, Submission submission, Duration at, View view) {
        boolean known = view.seenFrom(contest.schedule(), submission)
                .filter(from -> from.compareTo(at) <= 0)
                .isPresent();
        return new Seen(submission, known ? submission.verdict().map(Submission.Verdict::type) : Optional.empty());
    }

    /**
     * Returns the teams that solved a problem first: at the earliest time, with no earlier try of anybody that is not
     * judged. More than one only if their times are equal.
     */
    static Set<String> first(List<Seen> tries) {
        Optional<Duration> earliest = tries.stream()
                .filter(Seen::accepted)
                .map(each -> each.submission().time())
                .min(Comparator.naturalOrder());
        Set<String> first = new HashSet<>();
        if (earliest.isPresent()) {
            for (Seen each : tries) {
                int order = each.submission().time().compareTo(earliest.get());
                if (order < 0 && each.type().isEmpty()) {
                    return Set.of();
                }
                if (order == 0 && each.accepted()) {
                    first.add(each.submission().team());
                }
            }
        }
        return first;
    }

    /** Returns rows in their order, with their places. */
    static List<Row> ranked(List<Row> rows) {
        List<Row> sorted = new ArrayList<>(rows);
        sorted.sort(order());
        List<Row> ranked = new ArrayList<>();
        for (int i = 0; i < sorted.size(); i++) {
            boolean shared = i > 0 && Row.KEYS.compare(sorted.get(i - 1), sorted.get(i)) == 0;
            ranked.add(sorted.get(i).ranked(shared ? ranked.get(i - 1).rank() : i + 1));
        }
        return ranked;
    }

    private static Comparator<Row> order() {
        return Row.KEYS
                .thenComparing(row -> row.team().name(), new NameOrder())
                .thenComparing(row -> row.team().id());
    }

    /** Returns whether results are kept back, or may be. */
    public boolean frozen() {
        return view.frozen(contest.schedule(), at);
    }

    /** Returns how many tries are pending on the whole board. */
    public int pending() {
        return rows.stream().mapToInt(Row::pending).sum();
    }

    /** Returns the last moment at which anything changes: the end, the last verdict, the thaw or what is final. */
    public static Duration lastMoment(IcpcContest contest, List<Submission> submissions) {
        Duration last = contest.schedule().length();
        List<Duration> times = new ArrayList<>();
        contest.schedule().thaw().ifPresent(times::add);
        contest.schedule().finalized().ifPresent(times::add);
        submissions.forEach(submission -> submission.verdict().ifPresent(verdict -> times.add(verdict.at())));
        for (Duration time : times) {
            last = time.compareTo(last) > 0 ? time : last;
        }
        return last;
    }
}
