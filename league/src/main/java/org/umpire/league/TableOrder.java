package org.umpire.league;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Which tables of many count, by match and table: of one that was played more than once, the lowest attempt. */
final class TableOrder {
    private final int[] counted;
    private final int[] repeated;

    private TableOrder(int[] counted, int[] repeated) {
        this.counted = counted;
        this.repeated = repeated;
    }

    /** Tables, of which some numbers are at hand without the rest. */
    interface Tables {
        int size();

        long match(int i);

        int table(int i);

        int attempt(int i);

        PlayedTable get(int i);

        static Tables of(List<PlayedTable> tables) {
            return new Listed(tables);
        }
    }

    private record Listed(List<PlayedTable> tables) implements Tables {
        @Override
        public int size() {
            return tables.size();
        }

        @Override
        public long match(int i) {
            return get(i).match();
        }

        @Override
        public int table(int i) {
            return get(i).table();
        }

        @Override
        public int attempt(int i) {
            return get(i).attempt();
        }

        @Override
        public PlayedTable get(int i) {
            return tables.get(i);
        }
    }

    static TableOrder of(Tables tables) {
        int[] order = sorted(tables);
        int[] repeated = new int[order.length];
        int counted = 0;
        int again = 0;
        for (int i : order) {
            boolean same = counted > 0
                    && tables.match(order[counted - 1]) == tables.match(i)
                    && tables.table(order[counted - 1]) == tables.table(i);
            if (same) {
                repeated[again++] = i;
            } else {
                order[counted++] = i;
            }
        }
        return new TableOrder(Arrays.copyOf(order, counted), Arrays.copyOf(repeated, again));
    }

    private static int[] sorted(Tables tables) {
        boolean inOrder = true;
        for (int i = 1; i < tables.size() && inOrder; i++) {
            inOrder = tables.match(i - 1) < tables.match(i)
                    || (tables.match(i - 1) == tables.match(i) && tables.table(i - 1) < tables.table(i));
        }
        IntStream all = IntStream.range(0, tables.size());
        return inOrder
                ? all.toArray()
                : all.boxed()
                        .sorted(Comparator.<Integer>comparingLong(tables::match)
                                .thenComparingInt(tables::table)
                                .thenComparingInt(tables::attempt)
                                .thenComparing(i -> tables.get(i).record()))
                        .mapToInt(Integer::intValue)
                        .toArray();
    }

    /** Returns the numbers of the tables that count, by match and table. */
    int[] counted() {
        return counted.clone();
    }

    /** Returns the numbers of the tables that were played again, although an earlier attempt counts. */
    int[] repeated() {
        return repeated.clone();
    }
}
