package org.umpire.league;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.umpire.league.rating.Anchor;
import org.umpire.league.rating.Finish;
import org.umpire.league.rating.RatedBlock;
import org.umpire.league.rating.Ratings;
import org.umpire.rules.ContestFormat;
import org.umpire.rules.MatchResult;
import org.umpire.rules.TableResult;

/**
 * The ratings of a season: of all its entrants, those out of competition too, since a rating weighs whom one has met.
 * Defined in {@code docs/ratings.md}.
 *
 * @param by what one result is
 */
public record SeasonRatings(Ratings ratings, By by) {
    /** More entrants are not rated: it takes memory by the square of their number, and time by its third power. */
    public static final int ENTRANTS_MAX = 1_000;

    /** What one result is. */
    public enum By {
        /** A match: in which order its entrants are by their points, those who lost it by a fault last. */
        MATCH,
        /** A table: the same by the points of the table alone. The tables of a match depend on each other. */
        TABLE;

        /**
         * Returns what is rated unless asked otherwise: matches where there is chance in the deals, which their tables
         * share so that it cancels; tables where there is none.
         */
        public static By usual(ContestFormat format) {
            return format.chance() ? MATCH : TABLE;
        }

        /** Returns it in a word: {@code match}. */
        public String word() {
            return this == MATCH ? "match" : "table";
        }
    }

    /** Returns the ratings after the matches that are complete, whatever their order. */
    public static SeasonRatings of(
            List<Entrant> entrants, ContestFormat format, MatchResults results, By by, Anchor anchor) {
        Map<Finish, Finish> known = new HashMap<>();
        List<RatedBlock> blocks = new ArrayList<>();
        // Both lists are by match, and a table of a million may be worked out each time it is asked for: once is
        // enough.
        Iterator<PlayedTable> tables = by == By.TABLE ? results.tables().iterator() : Collections.emptyIterator();
        Optional<PlayedTable> next = next(tables);
        for (PlayedMatch match : results.complete()) {
            List<Finish> finishes = new ArrayList<>();
            if (by == By.MATCH) {
                finishes.add(of(match, format.lowerIsBetter()));
            }
            while (next.isPresent() && next.get().match() <= match.number()) {
                if (next.get().match() == match.number()) {
                    finishes.add(of(match, next.get(), format));
                }
                next = next(tables);
            }
            blocks.add(new RatedBlock(finishes.stream()
                    .map(finish -> known.computeIfAbsent(finish, same -> same))
                    .toList()));
        }
        return new SeasonRatings(Ratings.of(entrants.size(), blocks, anchor), by);
    }

    private static Optional<PlayedTable> next(Iterator<PlayedTable> tables) {
        return tables.hasNext() ? Optional.of(tables.next()) : Optional.empty();
    }

    private static Finish of(PlayedMatch match, boolean lowerIsBetter) {
        List<Key> keys = new ArrayList<>();
        for (PlayedMatch.Side side : match.sides()) {
            keys.add(new Key(side.lostByFault(), lowerIsBetter ? side.points() : -side.points()));
        }
        return of(match, keys);
    }

    private static Finish of(PlayedMatch match, PlayedTable table, ContestFormat format) {
        MatchResult result = format.score(List.of(new TableResult(table.seating(), table.outcome())));
        Set<Integer> faulted = result.faulted();
        List<Key> keys = new ArrayList<>();
        for (int i = 0; i < match.sides().size(); i++) {
            long points = result.points().get(i);
            keys.add(new Key(faulted.contains(i), format.lowerIsBetter() ? points : -points));
        }
        return of(match, keys);
    }

    /** What places a side, the least first. */
    private record Key(boolean faulted, long points) implements Comparable<Key> {
        private static final Comparator<Key> ORDER =
                Comparator.comparing(Key::faulted).thenComparing(Key::points);

        @Override
        public int compareTo(Key other) {
            return ORDER.compare(this, other);
        }
    }

    private static Finish of(PlayedMatch match, List<Key> keys) {
        Map<Key, List<Integer>> levels = new TreeMap<>();
        for (int i = 0; i < keys.size(); i++) {
            levels.computeIfAbsent(keys.get(i), key -> new ArrayList<>())
                    .add(match.sides().get(i).entrant());
        }
        return new Finish(List.copyOf(levels.values()));
    }
}
