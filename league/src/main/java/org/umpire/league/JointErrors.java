package org.umpire.league;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.umpire.league.statistics.BlockMeans;
import org.umpire.league.statistics.BlockValues;
import org.umpire.league.statistics.PlaceOdds;

/**
 * How sure the averages of competing entrants are, all together: over the matches among them, whose tables share one
 * deal, and less what whom they met accounts for. Defined in {@code docs/protocols/season.md#errors}.
 */
final class JointErrors {
    private final List<Integer> entrants;
    private final BlockMeans means;

    private JointErrors(List<Integer> entrants, BlockMeans means) {
        this.entrants = entrants;
        this.means = means;
    }

    /**
     * Returns the errors of averages.
     *
     * @param competing the entrants, by their numbers in the season; matches with others do not count
     * @param matches whatever their order
     * @param value what an entrant gets in a match
     */
    static JointErrors of(
            List<Integer> competing, Collection<PlayedMatch> matches, ToDoubleFunction<PlayedMatch.Side> value) {
        Map<Integer, Integer> index = new HashMap<>();
        competing.forEach(entrant -> index.put(entrant, index.size()));
        BlockValues values = new BlockValues();
        matches.stream()
                .filter(match -> match.sides().size() > 1)
                .filter(match -> match.sides().stream()
                        .allMatch(side -> index.containsKey(side.entrant())
                                && side.effort().games() > 0))
                .sorted(Comparator.comparingLong(PlayedMatch::number))
                .forEach(match -> values.add(
                        match.sides().stream()
                                .mapToInt(side -> index.getOrDefault(side.entrant(), 0))
                                .toArray(),
                        match.sides().stream().mapToDouble(value).toArray()));
        return new JointErrors(List.copyOf(competing), BlockMeans.of(competing.size(), values));
    }

    /** Returns an average with its error; an average of other matches keeps its own. */
    Mean error(int entrant, Mean mean) {
        int i = entrants.indexOf(entrant);
        return i < 0 || means.blocks(i) != mean.blocks()
                ? mean
                : new Mean(mean.value(), means.standardError(i), means.degrees(i), mean.blocks());
    }

    /**
     * Returns how likely it is that each entrant belongs where it stands, by number in the season; nothing where it is not
     * known how sure the average of each is.
     *
     * @param places by number in the season, 1 for the best
     */
    Map<Integer, PlaceOdds> odds(Map<Integer, Integer> places, boolean lowerIsBetter) {
        int n = entrants.size();
        double[] estimates = new double[n];
        double[][] covariance = new double[n][n];
        int[] at = new int[n];
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < n; i++) {
            if (means.standardError(i).isEmpty()) {
                return Map.of();
            }
            least = Math.min(least, means.degrees(i));
            estimates[i] = lowerIsBetter ? -means.mean(i) : means.mean(i);
            at[i] = places.getOrDefault(entrants.get(i), 0);
            for (int j = 0; j < n; j++) {
                covariance[i][j] = means.covariance(i, j);
            }
        }
        if (n < 2) {
            return Map.of();
        }
        List<PlaceOdds> odds = PlaceOdds.of(estimates, covariance, least, at);
        Map<Integer, PlaceOdds> byEntrant = new HashMap<>();
        for (int i = 0; i < n; i++) {
            byEntrant.put(entrants.get(i), odds.get(i));
        }
        return byEntrant;
    }
}
