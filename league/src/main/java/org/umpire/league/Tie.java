package org.umpire.league;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.ScoreName;
import org.umpire.rules.TieBreak;

/**
 * Entrants with equal points, and what decides between them.
 *
 * <p><b>Order.</b> Places are given from the top. Whoever must rank below another one that is still without a place
 * waits; where that makes everybody wait (each has faulted against another), nobody does. Of the rest, the best by the
 * format's keys comes next; several with equal keys share the place, unless one must rank below another of them.
 *
 * <p><b>Head to head</b> is counted once, over the matches in which only the tied met, and not again among those whom
 * it leaves tied.
 */
final class Tie {
    /** More than so many entrants are counted, not named. */
    private static final int NAMED_MAX = 5;

    private final List<Contender> tied;
    private final ContestFormat format;
    private final PointsOrder order;
    private final List<TieBreak> keys;
    private final boolean headToHeadCounts;
    /** Points and number of matches among the tied alone, by entrant. */
    private final Map<Integer, long[]> among = new HashMap<>();

    Tie(List<Contender> tied, ContestFormat format, Collection<PlayedMatch> matches, Counting counting) {
        this.tied = tied;
        this.format = format;
        this.order = new PointsOrder(format.lowerIsBetter(), counting.uneven());
        boolean compared = tied.size() > 1
                && format.tieBreaks().contains(TieBreak.HEAD_TO_HEAD)
                && (!counting.uneven() || allHaveMet(tied, matches));
        this.headToHeadCounts = compared;
        this.keys = new ArrayList<>(format.tieBreaks());
        if (!compared) {
            keys.remove(TieBreak.HEAD_TO_HEAD);
        }
        if (counting.opponents()) {
            keys.add(0, TieBreak.OPPONENTS);
        }
        if (headToHeadCounts) {
            tied.forEach(contender -> among.put(contender.number, new long[2]));
            for (PlayedMatch match : matches) {
                if (match.sides().stream().allMatch(side -> among.containsKey(side.entrant()))) {
                    match.sides().forEach(this::count);
                }
            }
        }
    }

    /** Returns whether each two of them have met in a match. */
    private static boolean allHaveMet(List<Contender> tied, Collection<PlayedMatch> matches) {
        Set<Integer> numbers = tied.stream().map(contender -> contender.number).collect(Collectors.toSet());
        Set<Set<Integer>> met = new HashSet<>();
        for (PlayedMatch match : matches) {
            List<Integer> there = match.sides().stream()
                    .map(PlayedMatch.Side::entrant)
                    .filter(numbers::contains)
                    .toList();
            for (int one : there) {
                there.stream().filter(other -> other > one).forEach(other -> met.add(Set.of(one, other)));
            }
        }
        return met.size() == tied.size() * (tied.size() - 1) / 2;
    }

    private void count(PlayedMatch.Side side) {
        long[] sum = among(side.entrant());
        sum[0] += side.points();
        sum[1]++;
    }

    private long[] among(int entrant) {
        return among.getOrDefault(entrant, new long[2]);
    }

    /** Returns the points among the tied, where they count and there were such matches. */
    OptionalLong headToHead(Contender contender) {
        long[] sum = among(contender.number);
        return headToHeadCounts && sum[1] > 0 ? OptionalLong.of(sum[0]) : OptionalLong.empty();
    }

    /** Returns the tied, best first, those that share a place together. */
    List<List<Contender>> order() {
        Set<Contender> remaining = new LinkedHashSet<>(tied);
        List<List<Contender>> order = new ArrayList<>();
        while (!remaining.isEmpty()) {
            List<Contender> free = free(remaining);
            Contender best = free.stream().min((a, b) -> compare(a, b, keys)).orElseThrow();
            List<Contender> next = free(free.stream()
                    .filter(contender -> compare(best, contender, keys) == 0)
                    .toList());
            order.add(next);
            next.forEach(remaining::remove);
        }
        return order;
    }

    /** Returns those that need not rank below another of these; all, if there are none. */
    private List<Contender> free(Collection<Contender> these) {
        List<Contender> free = these.stream()
                .filter(one -> these.stream().noneMatch(other -> mustRankBelow(one, other)))
                .toList();
        return free.isEmpty() ? List.copyOf(these) : free;
    }

    private boolean mustRankBelow(Contender one, Contender other) {
        return headToHeadCounts && one.faultedAgainst.contains(other.number);
    }

    private int compare(Contender a, Contender b, List<TieBreak> keys) {
        for (TieBreak key : keys) {
            int result = switch (key) {
                case HEAD_TO_HEAD -> {
                    long[] ofA = among(a.number);
                    long[] ofB = among(b.number);
                    yield order.compare(ofA[0], ofA[1], ofB[0], ofB[1]);
                }
                case TOTAL_SCORE -> order.compare(a.totalScore, a.played, b.totalScore, b.played);
                case WINS -> Long.compare(b.won, a.won);
                case OPPONENTS -> order.compare(a.opponentsMicros(), 1, b.opponentsMicros(), 1);
            };
            if (result != 0) {
                return result;
            }
        }
        return 0;
    }

    /**
     * Returns in words why an entrant stands where it does.
     *
     * @param shared those with whom it shares its place, itself among them
     */
    String why(Contender contender, List<Contender> shared) {
        List<Contender> others =
                tied.stream().filter(other -> other != contender).toList();
        StringBuilder why = new StringBuilder(Points.counted(contender.points, format.pointsUnit()));
        if (others.isEmpty()) {
            return why.append(
                            order.uneven()
                                    ? " in " + Figures.count(contender.played, "match", "matches")
                                            + ", on an average as"
                                    : ", as")
                    .append(" nobody else")
                    .toString();
        }
        boolean sums = !order.perMatch() || tied.stream().allMatch(other -> other.played == contender.played);
        why.append(sums ? ", as " : " in " + contender.played + " matches, on an average as ")
                .append(names(others));
        List<TieBreak> applied = new ArrayList<>();
        List<Contender> level = others;
        for (TieBreak key : keys) {
            if (level.isEmpty()) {
                break;
            }
            why.append("; ").append(comparison(key, contender, level));
            applied.add(key);
            level = level.stream()
                    .filter(other -> compare(contender, other, applied) == 0)
                    .toList();
        }
        faults(contender, others, why);
        if (shared.size() > 1) {
            why.append("; place shared with ")
                    .append(names(
                            shared.stream().filter(other -> other != contender).toList()));
        }
        return why.toString();
    }

    private void faults(Contender contender, List<Contender> others, StringBuilder why) {
        List<Contender> above =
                others.stream().filter(other -> mustRankBelow(contender, other)).toList();
        List<Contender> below =
                others.stream().filter(other -> mustRankBelow(other, contender)).toList();
        if (!above.isEmpty()) {
            why.append("; faulted against ").append(names(above));
        }
        if (!below.isEmpty()) {
            why.append("; ").append(names(below)).append(" faulted against it");
        }
    }

    private String comparison(TieBreak key, Contender contender, List<Contender> level) {
        if (key == TieBreak.HEAD_TO_HEAD && among(contender.number)[1] == 0) {
            return "no match among them alone";
        }
        String name = switch (key) {
            case HEAD_TO_HEAD -> "head-to-head ";
            case TOTAL_SCORE ->
                format.scoreName().equals(ScoreName.USUAL)
                        ? "total score "
                        : format.scoreName().text() + " ";
            case WINS -> "matches won ";
            case OPPONENTS -> "opponents' points a match ";
        };
        if (level.size() == 1) {
            return name + value(key, contender) + ":" + value(key, level.get(0));
        }
        if (level.size() > NAMED_MAX) {
            return name + value(key, contender);
        }
        return name + value(key, contender) + " ("
                + level.stream()
                        .map(other -> other.entrant.name() + " " + value(key, other))
                        .collect(Collectors.joining(", "))
                + ")";
    }

    private String value(TieBreak key, Contender contender) {
        return switch (key) {
            case HEAD_TO_HEAD -> Points.shown(among(contender.number)[0], format.pointsUnit());
            case TOTAL_SCORE -> Long.toString(contender.totalScore).replace('-', '−');
            case WINS -> Long.toString(contender.won);
            case OPPONENTS -> Figures.decimals(contender.opponentsMicros() / 1e6 / format.pointsUnit());
        };
    }

    private static String names(List<Contender> contenders) {
        if (contenders.size() > NAMED_MAX) {
            return contenders.size() + " others";
        }
        List<String> names =
                contenders.stream().map(contender -> contender.entrant.name()).toList();
        int last = names.size() - 1;
        return last == 0 ? names.get(0) : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }
}
