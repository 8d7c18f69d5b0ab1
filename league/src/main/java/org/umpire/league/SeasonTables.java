package org.umpire.league;

import java.util.Arrays;
import java.util.List;
import org.umpire.league.index.ResultIndex;
import org.umpire.record.Entry;

/** The tables of a season, in numbers; the rest of each is in the index, and is taken from there when it is asked for. */
final class SeasonTables implements TableOrder.Tables {
    private final ResultIndex index;
    private final int seats;
    private int[] entries = new int[64];
    private long[] matches = new long[64];
    private int[] tables = new int[64];
    private int[] attempts = new int[64];
    private short[] seating;
    private int size;

    SeasonTables(ResultIndex index, int seats) {
        this.index = index;
        this.seats = seats;
        this.seating = new short[64 * seats];
    }

    /**
     * Adds a table with a result.
     *
     * @param entry the number of its entry in the index
     */
    void add(int entry, long match, int table, int attempt, List<Integer> seated) {
        if (size == entries.length) {
            int more = 2 * size;
            entries = Arrays.copyOf(entries, more);
            matches = Arrays.copyOf(matches, more);
            tables = Arrays.copyOf(tables, more);
            attempts = Arrays.copyOf(attempts, more);
            seating = Arrays.copyOf(seating, Math.multiplyExact(more, seats));
        }
        entries[size] = entry;
        matches[size] = match;
        tables[size] = table;
        attempts[size] = attempt;
        for (int seat = 0; seat < seats; seat++) {
            seating[size * seats + seat] = seated.get(seat).shortValue();
        }
        size++;
    }

    /** Returns the number of the entry of a table in the index. */
    int entry(int i) {
        return entries[i];
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public long match(int i) {
        return matches[i];
    }

    @Override
    public int table(int i) {
        return tables[i];
    }

    @Override
    public int attempt(int i) {
        return attempts[i];
    }

    @Override
    public PlayedTable get(int i) {
        Entry.Result result = (Entry.Result) index.end(entries[i]);
        Integer[] seated = new Integer[seats];
        for (int seat = 0; seat < seats; seat++) {
            seated[seat] = (int) seating[i * seats + seat];
        }
        return new PlayedTable(
                matches[i],
                tables[i],
                attempts[i],
                List.of(seated),
                result.outcome(),
                result.spent(),
                index.name(entries[i]));
    }
}
