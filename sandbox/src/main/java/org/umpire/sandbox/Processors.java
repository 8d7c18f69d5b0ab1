package org.umpire.sandbox;

import com.sun.jna.Platform;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;

/**
 * The processors on which a thread may run. A program is started on those of the thread that starts it, and keeps them unless
 * it asks for others: no level denies it that.
 *
 * @param numbers as the system counts them, from 0, in ascending order; at least one
 */
public record Processors(List<Integer> numbers) {
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
        Processors before = ofThisThread();
        if (before.equals(this)) {
            return work.get();
        }
        set(0);
        try {
            return work.get();
        } finally {
            before.set(0);
        }
    }

    /** Sees to it that a process of one thread runs on these. */
    void give(int pid) {
        if (!of(pid).equals(this)) {
            set(pid);
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
        BitSet set = new BitSet(MOST);
        numbers.forEach(set::set);
        long[] words = set.toLongArray();
        Scratch scratch = Scratch.mine();
        for (int k = 0; k < BYTES / Long.BYTES; k++) {
            scratch.setChunkLong(k * Long.BYTES, k < words.length ? words[k] : 0);
        }
        if (Linux.sched_setaffinity(thread, BYTES, scratch.chunk()) != 0) {
            int errno = Linux.errno();
            throw new SandboxException("nothing can be held on the processors " + numbers + " here: error " + errno
                    + (errno == Linux.EINVAL ? ": there are none, or Umpire may not use them any more" : ""));
        }
    }
}
