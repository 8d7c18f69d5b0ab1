package org.umpire.league;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.umpire.rules.Commentary;
import org.umpire.rules.Measure;

/**
 * What a game has to say of all tables of a season: its measures, added up for each entrant, whatever counts for places.
 *
 * @param title what tables written down are called in reports
 * @param sums by the number of the entrant; those that have not played are missing
 * @param records of the tables of which there is something to say
 */
public record SeasonComments(String title, List<Measure> measures, Map<Integer, Sums> sums, Set<String> records) {
    public SeasonComments {
        measures = List.copyOf(measures);
        sums = Map.copyOf(sums);
        records = Set.copyOf(records);
    }

    /**
     * The figures of one entrant.
     *
     * @param seats how many it has had, each table counted for each of them
     * @param figures the sum of each measure, in its unit
     */
    public record Sums(long seats, List<Long> figures) {
        public Sums {
            figures = List.copyOf(figures);
        }

        private Sums plus(List<Long> more) {
            List<Long> both = new ArrayList<>();
            for (int i = 0; i < figures.size(); i++) {
                both.add(figures.get(i) + more.get(i));
            }
            return new Sums(seats + 1, both);
        }
    }

    /** Returns a figure of an entrant for people: a sum, or an average with two decimals; {@code –} if it has not played. */
    String shown(int entrant, int measure) {
        Sums sum = sums.get(entrant);
        if (sum == null) {
            return "–";
        }
        Measure what = measures.get(measure);
        long figure = sum.figures().get(measure);
        return what.perTable()
                ? Figures.decimals((double) figure / what.unit() / sum.seats())
                : Points.shown(figure, what.unit());
    }

    /** Returns how many seats an entrant has had. */
    long seats(int entrant) {
        Sums sum = sums.get(entrant);
        return sum == null ? 0 : sum.seats();
    }

    /** Adds up the figures of tables, one by one. */
    static final class Builder {
        private final Commentary<?, ?> commentary;
        private final Map<Integer, Sums> sums = new HashMap<>();
        private final Set<String> records = new HashSet<>();

        Builder(Commentary<?, ?> commentary) {
            this.commentary = commentary;
        }

        /** Adds the figures of one table, for each seat of which the entrant is given. */
        void add(String record, List<Integer> entrants, List<List<Long>> figures) {
            Sums none = new Sums(0, Collections.nCopies(commentary.measures().size(), 0L));
            for (int seat = 0; seat < entrants.size(); seat++) {
                Sums before = sums.getOrDefault(entrants.get(seat), none);
                sums.put(entrants.get(seat), before.plus(figures.get(seat)));
            }
            records.add(record);
        }

        SeasonComments comments() {
            return new SeasonComments(commentary.title(), commentary.measures(), sums, records);
        }
    }
}
