package org.umpire.league;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.umpire.league.statistics.PlaceOdds;
import org.umpire.record.Shown;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.FaultKind;
import org.umpire.rules.ScoreName;

/**
 * The order of a season, as far as it is played: a function of its matches, whatever their order.
 *
 * <p>A match with an entrant out of competition counts for nobody but that entrant. Who stands where, and why, is
 * defined in {@code docs/protocols/season.md#standings}.
 *
 * @param rows best first; those out of competition last, by their points
 * @param pointsUnit how many units of {@link Row#points} make one point
 * @param lowerIsBetter whether fewer points are better
 * @param scoreName what the game's own score is called
 * @param runOff the numbers of the competing entrants by instant run-off, best first, equal ones together; empty where
 *     the format has none
 */
public record Standings(
        List<Row> rows, int pointsUnit, boolean lowerIsBetter, ScoreName scoreName, List<List<Integer>> runOff) {
    /**
     * With more competing entrants it is not worked out how sure places are all together, which takes time by the third
     * power of their number: scores have their plain errors, and reports no ratings.
     */
    public static final int SURE_MAX = 300;

    public Standings {
        rows = List.copyOf(rows);
        runOff = runOff.stream().map(List::copyOf).toList();
    }

    /**
     * One entrant, with the keys that placed it. All but the faults and the effort is over the matches that count
     * for it.
     *
     * @param rank 1 for the best; equal entrants share the best of their places; empty out of competition
     * @param entrant its number in the season
     * @param odds how likely it is that it belongs at its place; empty out of competition, and while too few matches tell
     * @param points in units of {@code 1 / pointsUnit}
     * @param headToHead its points in the matches among those with equal points, where there are any and that counts
     * @param totalScore the game's own score
     * @param scorePerGame the game's own score a game and seat, with its error over matches
     * @param faults over all its matches, by kind
     * @param effort over all its matches
     * @param tied whether others had equally good points, so that something else decided between them
     * @param why in words, why it stands here
     */
    public record Row(
            OptionalInt rank,
            int entrant,
            String name,
            Optional<PlaceOdds> odds,
            long points,
            long played,
            long won,
            long drawn,
            long lost,
            OptionalLong headToHead,
            long totalScore,
            Mean scorePerGame,
            Map<FaultKind, Long> faults,
            PlayedMatch.Effort effort,
            boolean tied,
            String why) {
        public Row {
            faults = Map.copyOf(faults);
        }

        /** Returns the same with what all matches together tell of how sure it is. */
        Row with(Mean sureScore, Optional<PlaceOdds> surePlace) {
            return new Row(
                    rank,
                    entrant,
                    name,
                    surePlace,
                    points,
                    played,
                    won,
                    drawn,
                    lost,
                    headToHead,
                    totalScore,
                    sureScore,
                    faults,
                    effort,
                    tied,
                    why);
        }

        /** Returns whether this entrant plays for no place. */
        public boolean outOfCompetition() {
            return rank.isEmpty();
        }

        /** Returns how many faults there are of all kinds together. */
        public long faultCount() {
            return faults.values().stream().mapToLong(Long::longValue).sum();
        }
    }

    /** Returns the game's own score for people, with its sign where it is a balance. */
    String score(Row row) {
        return scoreName.signed() ? Figures.signed(row.totalScore()) : Long.toString(row.totalScore());
    }

    /** Returns an average of the game's own score for people. */
    String score(double average) {
        return scoreName.signed() ? Figures.signed(average) : Figures.decimals(Math.max(0, average));
    }

    /** Returns the name of the game's own score at the head of a column. */
    String scoreHead() {
        return Character.toUpperCase(scoreName.text().charAt(0))
                + scoreName.text().substring(1);
    }

    /** Returns the place of an entrant by instant run-off, 1 for the best; empty where it has none. */
    OptionalInt runOffPlace(int entrant) {
        int place = 1;
        for (List<Integer> shared : runOff) {
            if (shared.contains(entrant)) {
                return OptionalInt.of(place);
            }
            place += shared.size();
        }
        return OptionalInt.empty();
    }

    /** Returns the places by instant run-off as text: {@code 1 Ada, 2 Bob, 2 Cleo}; empty where there are none. */
    String runOffText() {
        List<String> places = new ArrayList<>();
        for (List<Integer> shared : runOff) {
            for (int entrant : shared) {
                rows.stream()
                        .filter(row -> row.entrant() == entrant)
                        .map(row -> runOffPlace(entrant).orElseThrow() + " " + Shown.name(row.name()))
                        .forEach(places::add);
            }
        }
        return String.join(", ", places);
    }

    /**
     * Returns the standings after these matches.
     *
     * @param entrants all of the season, with or without matches
     */
    public static Standings of(List<Entrant> entrants, ContestFormat format, Collection<PlayedMatch> matches) {
        return of(entrants, format, matches, Counting.EVEN);
    }

    static Standings of(
            List<Entrant> entrants, ContestFormat format, Collection<PlayedMatch> matches, Counting counting) {
        return new Ranking(entrants, format, matches, counting).standings();
    }
}
