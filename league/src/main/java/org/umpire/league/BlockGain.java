package org.umpire.league;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * How much of the chance in a match it took away that all its tables share one deal. Defined in {@code
 * docs/protocols/season.md#blocks}: one-way analysis of variance over matches of the same entrants, pooled over pairs.
 *
 * @param alone the variance of the average of a match, had each of its tables a deal of its own
 * @param shared the variance that it has
 * @param tables how many a match has
 * @param degrees of freedom of {@code shared}
 */
public record BlockGain(double alone, double shared, int tables, long degrees) {
    /**
     * Returns the gain in a season; empty where matches have one table, or no two entrants have met twice. Matches with
     * a fault are left out.
     *
     * @param games of a table
     */
    static Optional<BlockGain> of(Collection<PlayedMatch> matches, Collection<PlayedTable> tables, int games) {
        Map<List<Integer>, List<double[]>> pairs = new HashMap<>();
        Map<Long, PlayedMatch> byNumber = new HashMap<>();
        matches.forEach(match -> byNumber.put(match.number(), match));
        // Tables of a season stand by match already; they are not kept, since there may be a million.
        List<PlayedTable> ofOne = new ArrayList<>();
        for (PlayedTable table : tables instanceof Computed ? tables : sorted(tables)) {
            if (!ofOne.isEmpty() && ofOne.get(0).match() != table.match()) {
                add(pairs, byNumber, ofOne, games);
                ofOne.clear();
            }
            ofOne.add(table);
        }
        if (!ofOne.isEmpty()) {
            add(pairs, byNumber, ofOne, games);
        }
        return pooled(pairs.values());
    }

    private static List<PlayedTable> sorted(Collection<PlayedTable> tables) {
        return tables.stream()
                .sorted(Comparator.comparingLong(PlayedTable::match))
                .toList();
    }

    private static void add(
            Map<List<Integer>, List<double[]>> pairs,
            Map<Long, PlayedMatch> matches,
            List<PlayedTable> played,
            int games) {
        PlayedMatch match = matches.get(played.get(0).match());
        if (match == null
                || match.sides().stream().anyMatch(side -> !side.faults().isEmpty())) {
            return;
        }
        for (int a = 0; a < match.sides().size(); a++) {
            for (int b = 0; b < match.sides().size(); b++) {
                int one = match.sides().get(a).entrant();
                int other = match.sides().get(b).entrant();
                if (one < other) {
                    pairs.computeIfAbsent(List.of(one, other), key -> new ArrayList<>())
                            .add(differences(played, a, b, games));
                }
            }
        }
    }

    /** Returns for each table by how much a game the one was ahead of the other. */
    private static double[] differences(List<PlayedTable> tables, int one, int other, int games) {
        return tables.stream()
                .mapToDouble(table -> (score(table, one) - score(table, other)) / games)
                .toArray();
    }

    /** Returns the score of an entrant of the match, a seat. */
    private static double score(PlayedTable table, int entrant) {
        long sum = 0;
        int seats = 0;
        for (int seat = 0; seat < table.seating().size(); seat++) {
            if (table.seating().get(seat) == entrant) {
                sum += table.outcome().seats().get(seat).score();
                seats++;
            }
        }
        return seats == 0 ? 0 : (double) sum / seats;
    }

    private static Optional<BlockGain> pooled(Collection<List<double[]>> pairs) {
        double between = 0;
        double within = 0;
        long betweenDegrees = 0;
        long withinDegrees = 0;
        int tables = 0;
        for (List<double[]> blocks : pairs) {
            double[] means = blocks.stream().mapToDouble(BlockGain::mean).toArray();
            double all = mean(means);
            for (int i = 0; i < means.length; i++) {
                double[] block = blocks.get(i);
                tables = block.length;
                between += block.length * (means[i] - all) * (means[i] - all);
                for (double table : block) {
                    within += (table - means[i]) * (table - means[i]);
                }
                withinDegrees += block.length - 1;
            }
            betweenDegrees += means.length - 1;
        }
        if (betweenDegrees == 0 || withinDegrees == 0) {
            return Optional.empty();
        }
        double ofBlocks = between / betweenDegrees;
        double ofTables = (ofBlocks + (tables - 1) * within / withinDegrees) / tables;
        return ofTables == 0
                ? Optional.empty()
                : Optional.of(new BlockGain(ofTables / tables, ofBlocks / tables, tables, betweenDegrees));
    }

    private static double mean(double[] numbers) {
        double sum = 0;
        for (double number : numbers) {
            sum += number;
        }
        return sum / numbers.length;
    }

    /** Returns the part of the variance that is gone; negative if there is more. */
    public double removed() {
        return 1 - shared / alone;
    }

    /** Returns it in one sentence. */
    String sentence() {
        long percent = Math.round(100 * removed());
        String degrees = " (" + Figures.count(degrees(), "degree", "degrees") + " of freedom)";
        if (percent <= 0) {
            return "That the " + tables + " tables of a match share one deal took away none of its variance here"
                    + degrees + ".";
        }
        String worth = percent >= 100
                ? ""
                : String.format(
                        Locale.ROOT,
                        "; a match tells as much as %.1f tables with deals of their own",
                        tables * alone / shared);
        return "That the " + tables + " tables of a match share one deal took away " + percent + " % of its variance"
                + worth + degrees + ".";
    }
}
