package org.umpire.contest;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongSupplier;

/**
 * Which table is next. Each is handed out once; one that the host has spoilt comes again after many others, so that what
 * spoilt it may be over. Safe for use by many threads.
 */
final class Tables {
    /** How many others come before a spoilt one does again: enough for a stall to pass, few enough to wait for. */
    private static final int BETWEEN = 50;

    private final int total;
    private final BitSet done;
    private final Map<Integer, Integer> spoilt;
    private final LongSupplier wanted;
    private final Deque<Due> again = new ArrayDeque<>();
    private final List<Integer> open = new ArrayList<>();
    private int cursor;
    private long handedOut;
    private boolean stopped;

    /**
     * Begins with what is there.
     *
     * @param done the numbers of the tables that have a result
     * @param spoilt how often others were played in vain
     * @param wanted from which number on none is handed out as things stand
     */
    Tables(int total, BitSet done, Map<Integer, Integer> spoilt, LongSupplier wanted) {
        this.wanted = wanted;
        this.total = total;
        this.done = (BitSet) done.clone();
        this.spoilt = new TreeMap<>(spoilt);
    }

    /** A table to be played. */
    record Turn(int number, int attempt) {}

    /** A spoilt table, and how many must have been handed out before it comes again, if there are so many. */
    private record Due(Turn turn, long after) {}

    /** Returns the next table; empty when none is left or all was stopped. */
    synchronized Optional<Turn> next() {
        if (stopped) {
            return Optional.empty();
        }
        handedOut++;
        Due first = again.peek();
        if (first != null && first.after() <= handedOut) {
            return Optional.of(again.remove().turn());
        }
        while (cursor < total) {
            int number = done.nextClearBit(cursor);
            if (number >= wanted.getAsLong()) {
                break;
            }
            cursor = number + 1;
            if (number < total) {
                int attempt = spoilt.getOrDefault(number, 0) + 1;
                if (attempt <= TableFiles.ATTEMPTS_MAX) {
                    return Optional.of(new Turn(number, attempt));
                }
                open.add(number);
            }
        }
        return Optional.ofNullable(again.poll()).map(Due::turn);
    }

    /** Notes that a table was no result. */
    synchronized void spoilt(Turn turn) {
        if (turn.attempt() < TableFiles.ATTEMPTS_MAX) {
            again.add(new Due(new Turn(turn.number(), turn.attempt() + 1), handedOut + BETWEEN));
        } else {
            open.add(turn.number());
        }
    }

    /** Hands out no more. */
    synchronized void stop() {
        stopped = true;
    }

    /** Returns the tables that were played as often as may be, in vain. */
    synchronized List<Integer> open() {
        return open.stream().sorted().toList();
    }
}
