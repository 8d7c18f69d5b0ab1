package org.umpire.contest;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.umpire.sandbox.Processors;
import org.umpire.sandbox.SandboxException;

/**
 * How many tables are played at a time, and where. Why tables may be held on processors, and what it costs, is in {@code
 * docs/sandbox.md#one-processor-for-each-table}.
 *
 * @param count how many, at least 1
 * @param processors one for each, on which its referee and its programs are held; empty where the system chooses, time and
 *     again
 */
public record Jobs(int count, List<Integer> processors) {
    /** Refuses to play no table at a time, and two on one processor. */
    public Jobs {
        if (count < 1) {
            throw new IllegalArgumentException(count + " tables at a time");
        }
        processors = List.copyOf(processors);
        if (!processors.isEmpty() && processors.stream().distinct().count() != count) {
            throw new IllegalArgumentException(count + " tables at a time, on the processors " + processors);
        }
    }

    /** Returns so many tables at a time, wherever the system runs them. */
    public static Jobs of(int count) {
        return new Jobs(count, List.of());
    }

    /**
     * Returns so many tables at a time, each held on a processor of its own: the first of those that Umpire may use.
     *
     * @throws IllegalArgumentException if Umpire may use fewer; the message says what to do
     * @throws SandboxException if nothing can be held on processors here
     */
    public static Jobs pinned(int count) {
        return among(count, Processors.usable().numbers());
    }

    static Jobs among(int count, List<Integer> usable) {
        if (count > usable.size()) {
            throw new IllegalArgumentException("a processor for each table is asked for (pin), and " + count
                    + " tables at a time, but Umpire may use "
                    + (usable.size() == 1 ? "one processor" : "only " + usable.size() + " processors")
                    + " here: lower jobs to " + usable.size() + ", or leave pin out");
        }
        return new Jobs(count, usable.subList(0, count));
    }

    /** Returns these, or only as many as there are tables. */
    Jobs atMost(int tables) {
        return tables >= count
                ? this
                : new Jobs(tables, processors.isEmpty() ? processors : processors.subList(0, tables));
    }

    /**
     * Holds the thread that calls, that of one of them, on its processor, if it has one.
     *
     * @throws SandboxException if the thread cannot be held
     */
    Optional<Processors.Hold> hold(int job) {
        return processors.isEmpty()
                ? Optional.empty()
                : Optional.of(new Processors(List.of(processors.get(job))).hold());
    }

    /** Returns such as {@code 2 at a time, held on processors 0 and 1}. */
    public String text() {
        String what = count + " at a time";
        if (processors.isEmpty()) {
            return what;
        }
        if (count == 1) {
            return what + ", held on processor " + processors.get(0);
        }
        return what + ", held on processors "
                + processors.subList(0, count - 1).stream().map(String::valueOf).collect(Collectors.joining(", "))
                + " and " + processors.get(count - 1);
    }
}
