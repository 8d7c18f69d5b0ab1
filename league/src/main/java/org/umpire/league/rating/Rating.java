package org.umpire.league.rating;

import java.util.Optional;
import java.util.OptionalDouble;
import org.umpire.league.statistics.PlaceOdds;

/**
 * One entrant's strength, as far as results tell it. All numbers but the counts are in Elo points or probabilities.
 *
 * @param entrant its number
 * @param kind what results tell
 * @param elo its rating; only if {@code RATED}
 * @param error the standard error of the distance from the anchor; empty where too few blocks tell, and for the anchor
 * @param low the lower end of the 95 % interval, or the bound if {@code AT_LEAST}
 * @param high the upper end of the 95 % interval, or the bound if {@code AT_MOST}
 * @param aboveNext how likely it is that it is stronger than the next one; only among the rated
 * @param odds how likely it is that it belongs at its place among the rated
 * @param blocks in which it took part
 * @param results in which it took part
 * @param score how many of its opponents it left behind at a table, of all, on an average; a tie counts half
 */
public record Rating(
        int entrant,
        Kind kind,
        OptionalDouble elo,
        OptionalDouble error,
        OptionalDouble low,
        OptionalDouble high,
        OptionalDouble aboveNext,
        Optional<PlaceOdds> odds,
        long blocks,
        long results,
        double score) {
    /** What results tell of a strength. */
    public enum Kind {
        /** An estimate: it did better and worse than others who are rated. */
        RATED,
        /** It never did worse than any of the rated: there is no greatest likely strength. */
        AT_LEAST,
        /** It never did better than any of the rated: there is no least likely strength. */
        AT_MOST,
        /** Nothing: it has met none of them, nor anybody who has. */
        UNKNOWN
    }
}
