package org.umpire.sandbox;

import com.sun.jna.Platform;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * The processors on which a thread may run. A program is started on those of the thread that starts it, and keeps them unless
 * it asks for others: no level denies it that.
 *
 * @param numbers as the system counts them, from 0, in ascending order; at least one
 */
public record Processors(List<Integer> numbers) {
    private static final System.Logger LOGGER = System.getLogger("org.umpire.sandbox");

    /** No kernel is built for more processors. */
    private static final int MOST = 8192;

    private static final int BYTES = MOST / Byte.SIZE;

    /** Puts them in order. */
    public Processors {
        numbers = numbers.stream().sorted().distinct().toList();
        if (numbers.isEmpty() || numbers.get(0) < 0 || numbers.get(numbers.size() - 1) >= MOST) {
            throw new IllegalArgumentException("no set of processors: " + numbers);
        }
    }

    /**
     * Returns those of the thread that calls. In a thread that was never held they are those that Umpire may use: what a
     * {@code taskset} or a cpuset from outside allows, else all.
     *
     * @throws SandboxException if the system does not tell; the message says why
     */
    public static Processors usable() {
        Host.problem().ifPresent(why -> {
            throw new SandboxException(why);
        });
        return ofThisThread();
    }

    /** Returns the only processor on which the thread that calls may run; empty if it may run on several. */
    public static OptionalInt only() {
        if (!Platform.isLinux()) {
            return OptionalInt.empty();
        }
        List<Integer> here = ofThisThread().numbers();
        return here.size() == 1 ? OptionalInt.of(here.get(0)) : OptionalInt.empty();
    }

    /**
     * Does some work in the thread that calls, held on these processors with every program that it starts. Afterwards the
     * thread has those of before; programs keep theirs.
     *
     * @throws SandboxException if the thread cannot be held; the work was not begun then
     */
    public void run(Runnable work) {
        call(() -> {
            work.run();
            return true;
        });
    }

    /** Does the same for work that returns something. */
    <T> T call(Supplier<T> work) {
        Hold hold = hold();
        try {
            return work.get();
        } finally {
            hold.close();
        }
    }

    /**
     * Holds the thread that calls on these processors, with every program that it starts, until what is returned is closed in
     * the same thread.
     *
     * @throws SandboxException if the thread cannot be held
     */
    public Hold hold() {
        Processors before = ofThisThread();
        if (!before.equals(this)) {
            set(0);
        }
        return new Hold(before, this);
    }

    /** A thread that is held on processors. */
    public static final class Hold implements AutoCloseable {
        private final Processors before;
        private final Processors held;

        Hold(Processors before, Processors held) {
            this.before = before;
            this.held = held;
        }

        /**
         * Gives the thread back those of before, or all that there are if it may not have any of those now. Never fails: what was
         * done meanwhile counts.
         */
        @Override
        public void close() {
            if (!before.equals(held)) {
                before.giveBack();
            }
        }
    }

    /**
     * Returns work for a new thread that a held thread may make: it is done on the processors of the whole process, not on its
     * maker's, which a thread inherits.
     */
    static Runnable unheld(Runnable work) {
        return () -> {
            try {
                // The first thread of a process that runs Java waits for its end, and is never held by us.
                of((int) ProcessHandle.current().pid()).giveBack();
            } catch (SandboxException e) {
                LOGGER.log(System.Logger.Level.DEBUG, "a thread stays on the processors of its maker", e);
            }
            work.run();
        };
    }

    /**
     * Sees to it that a process of one thread runs on these alone. Of processors that it may not have, as by a cpuset of its
     * control group, none is asked for: the system would refuse them. Where it may have none of these it keeps what it has.
     */
    void give(int pid) {
        List<Integer> its = of(pid).numbers();
        List<Integer> both = numbers.stream().filter(its::contains).toList();
        if (!both.isEmpty() && !both.equals(its)) {
            new Processors(both).set(pid);
        }
    }

    static Processors ofThisThread() {
        return of(0);
    }

    private static Processors of(int thread) {
        Scratch scratch = Scratch.mine();
        if (Linux.sched_getaffinity(thread, BYTES, scratch.chunk()) < 0) {
            throw Linux.failure("sched_getaffinity");
        }
        long[] words = new long[BYTES / Long.BYTES];
        for (int k = 0; k < words.length; k++) {
            words[k] = scratch.chunkLong(k * Long.BYTES);
        }
        return new Processors(BitSet.valueOf(words).stream().boxed().toList());
    }

    private void set(int thread) {
        int errno = errnoOfSetting(thread);
        if (errno != 0) {
            throw new SandboxException("nothing can be held on the processors " + numbers + " here: error " + errno
                    + (errno == Linux.EINVAL ? ": there are none, or Umpire may not use them any more" : ""));
        }
    }

    /** Holds the thread that calls on these, or on all that there are if it may have none of these. */
    private void giveBack() {
        int errno = errnoOfSetting(0);
        if (errno == Linux.EINVAL) { // a cpuset from outside has changed meanwhile
            errno = new Processors(IntStream.range(0, MOST).boxed().toList()).errnoOfSetting(0);
        }
        if (errno != 0) {
            LOGGER.log(System.Logger.Level.DEBUG, "a thread does not get its processors back: error {0}", errno);
        }
    }

    /** Asks for these, and returns the number of the error, or 0. */
    private int errnoOfSetting(int thread) {
        BitSet set = new BitSet(MOST);
        numbers.forEach(set::set);
        long[] words = set.toLongArray();
        Scratch scratch = Scratch.mine();
        for (int k = 0; k < BYTES / Long.BYTES; k++) {
            scratch.setChunkLong(k * Long.BYTES, k < words.length ? words[k] : 0);
        }
        return Linux.sched_setaffinity(thread, BYTES, scratch.chunk()) == 0 ? 0 : Linux.errno();
    }
}
