package org.umpire.league;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.umpire.league.statistics.PlaceOdds;
import org.umpire.rules.ContestFormat;

/**
 * Puts entrants in order: by points, then among those with equal points by the format's tie-breaks.
 *
 * <p>Fewer points can be better. A sum then says nothing while some have played more than others, so points (and the
 * game's own score) are compared a match; when all have played equally often, that is the same as comparing sums.
 */
final class Ranking {
    private final ContestFormat format;
    private final Collection<PlayedMatch> matches;
    private final Counting counting;
    private final PointsOrder order;
    private final List<Contender> contenders = new ArrayList<>();

    Ranking(List<Entrant> entrants, ContestFormat format, Collection<PlayedMatch> matches, Counting counting) {
        this.counting = counting;
        this.order = new PointsOrder(format.lowerIsBetter(), counting.uneven());
        this.format = format;
        this.matches = matches;
        for (int i = 0; i < entrants.size(); i++) {
            contenders.add(new Contender(i, entrants.get(i)));
        }
        // Averages are sums of floating-point numbers: one order of adding, whatever the order of the matches.
        matches.stream().sorted(Comparator.comparingLong(PlayedMatch::number)).forEach(this::count);
        if (counting.opponents()) {
            matches.stream()
                    .sorted(Comparator.comparingLong(PlayedMatch::number))
                    .forEach(this::countOpponents);
        }
    }

    private void countOpponents(PlayedMatch match) {
        for (PlayedMatch.Side side : match.sides()) {
            for (PlayedMatch.Side other : match.sides()) {
                if (other.entrant() != side.entrant()) {
                    contenders.get(side.entrant()).meet(contenders.get(other.entrant()));
                }
            }
        }
    }

    private void count(PlayedMatch match) {
        Set<Integer> guests = new HashSet<>();
        for (PlayedMatch.Side side : match.sides()) {
            if (contenders.get(side.entrant()).entrant.outOfCompetition()) {
                guests.add(side.entrant());
            }
        }
        for (int i = 0; i < match.sides().size(); i++) {
            PlayedMatch.Side side = match.sides().get(i);
            Contender contender = contenders.get(side.entrant());
            contender.spend(side);
            if (guests.isEmpty() || guests.contains(side.entrant())) {
                contender.count(match, i, format.lowerIsBetter());
            }
        }
    }

    Standings standings() {
        List<Standings.Row> rows = new ArrayList<>();
        List<Contender> competing = contenders.stream()
                .filter(contender -> !contender.entrant.outOfCompetition())
                .toList();
        for (List<Contender> tied : inGroups(competing)) {
            place(tied, rows);
        }
        List<Contender> guests = contenders.stream()
                .filter(contender -> contender.entrant.outOfCompetition())
                .toList();
        for (List<Contender> equal : inGroups(guests)) {
            for (Contender guest : equal) {
                rows.add(guest.row(OptionalInt.empty(), OptionalLong.empty(), false, "out of competition"));
            }
        }
        List<Integer> competitors =
                competing.stream().map(contender -> contender.number).toList();
        return new Standings(
                sure(rows, competitors),
                format.pointsUnit(),
                format.lowerIsBetter(),
                format.scoreName(),
                format.runOff() ? RunOff.order(competitors, matches, format.lowerIsBetter()) : List.of());
    }

    /** Returns the rows with how sure places and scores are; where there are too many, with their plain errors. */
    private List<Standings.Row> sure(List<Standings.Row> rows, List<Integer> competitors) {
        if (competitors.size() > Standings.SURE_MAX) {
            return rows;
        }
        JointErrors scores = JointErrors.of(
                competitors,
                matches,
                side -> (double) side.total() / side.effort().games());
        Map<Integer, PlaceOdds> odds = odds(rows, competitors);
        return rows.stream()
                .map(row -> row.with(
                        scores.error(row.entrant(), row.scorePerGame()), Optional.ofNullable(odds.get(row.entrant()))))
                .toList();
    }

    /** Returns the odds of places; none where results have decided who met whom: points then do not tell who is stronger. */
    private Map<Integer, PlaceOdds> odds(List<Standings.Row> rows, List<Integer> competitors) {
        if (counting.opponents() || !counting.tiers().isEmpty()) {
            return Map.of();
        }
        Map<Integer, Integer> places = new HashMap<>();
        rows.forEach(row -> row.rank().ifPresent(rank -> places.put(row.entrant(), rank)));
        return JointErrors.of(competitors, matches, PlayedMatch.Side::points).odds(places, format.lowerIsBetter());
    }

    /** Returns those with equal points together, best first; within a group in the order of the season. */
    private List<List<Contender>> inGroups(List<Contender> all) {
        List<Contender> sorted = new ArrayList<>(all);
        sorted.sort(this::byPoints);
        List<List<Contender>> groups = new ArrayList<>();
        for (Contender contender : sorted) {
            if (groups.isEmpty() || byPoints(groups.get(groups.size() - 1).get(0), contender) != 0) {
                groups.add(new ArrayList<>());
            }
            groups.get(groups.size() - 1).add(contender);
        }
        return groups;
    }

    /** Appends the rows of a group with equal points. */
    private void place(List<Contender> tied, List<Standings.Row> rows) {
        Tie tie = new Tie(tied, format, matches, counting);
        int rank = rows.size() + 1;
        for (List<Contender> shared : tie.order()) {
            for (Contender contender : shared) {
                rows.add(contender.row(
                        OptionalInt.of(rank), tie.headToHead(contender), tied.size() > 1, why(contender, tie, shared)));
            }
            rank += shared.size();
        }
    }

    private String why(Contender contender, Tie tie, List<Contender> shared) {
        String tier = counting.why(contender.number);
        return (tier.isEmpty() ? "" : tier + "; ") + tie.why(contender, shared);
    }

    private int byPoints(Contender a, Contender b) {
        int byTier = Integer.compare(counting.tier(a.number), counting.tier(b.number));
        return byTier != 0 ? byTier : order.compare(a.points, a.played, b.points, b.played);
    }
}
