package org.umpire.sandbox;

/**
 * A limit that the kernel holds for each process, and that its children inherit.
 *
 * @param resource the kernel's number for what is limited
 * @param option its name as an option of the command {@code prlimit}
 */
record Limit(int resource, String option) {
    private static final int SOFT = 0;
    private static final int HARD = 8;

    /** Bytes of a core file. */
    static final Limit CORE = new Limit(Linux.RLIMIT_CORE, "core");

    /** Bytes of any file. */
    static final Limit FILE_BYTES = new Limit(Linux.RLIMIT_FSIZE, "fsize");

    /** Bytes of the stack of the first thread. */
    static final Limit STACK_BYTES = new Limit(Linux.RLIMIT_STACK, "stack");

    /** Bytes kept from being swapped out. */
    static final Limit LOCKED_BYTES = new Limit(Linux.RLIMIT_MEMLOCK, "memlock");

    /** Signals waiting. */
    static final Limit SIGNALS = new Limit(Linux.RLIMIT_SIGPENDING, "sigpending");

    /** Bytes in message queues. */
    static final Limit QUEUE_BYTES = new Limit(Linux.RLIMIT_MSGQUEUE, "msgqueue");

    /** Processes and threads of the user. */
    static final Limit THREADS = new Limit(Linux.RLIMIT_NPROC, "nproc");

    /** Open descriptors. */
    static final Limit DESCRIPTORS = new Limit(Linux.RLIMIT_NOFILE, "nofile");

    /** Sets the limit of a process of ours to {@code most}, unless it is lower already. */
    void lower(int pid, long most) {
        Scratch scratch = Scratch.mine();
        read(pid, scratch);
        scratch.setLong(SOFT, least(scratch.longAt(SOFT), most));
        scratch.setLong(HARD, least(scratch.longAt(HARD), most));
        if (Linux.prlimit64(pid, resource, scratch.small(), 0) != 0) {
            throw Linux.failure("prlimit");
        }
    }

    /** Sets the limit of a process to {@code most}, up or down, or to what it may have at most if that is lower. */
    void set(int pid, long most) {
        Scratch scratch = Scratch.mine();
        read(pid, scratch);
        long value = least(scratch.longAt(HARD), most);
        scratch.setLong(SOFT, value);
        scratch.setLong(HARD, value);
        if (Linux.prlimit64(pid, resource, scratch.small(), 0) != 0) {
            throw Linux.failure("prlimit");
        }
    }

    /** Returns the word by which {@code prlimit} sets the limit to {@code most}, or to what we have if that is lower. */
    String word(long most) {
        Scratch scratch = Scratch.mine();
        read(0, scratch);
        long value = least(scratch.longAt(HARD), most);
        return "--" + option + "=" + value + ":" + value;
    }

    private static long least(long a, long b) {
        return Long.compareUnsigned(a, b) < 0 ? a : b;
    }

    private void read(int pid, Scratch scratch) {
        if (Linux.prlimit64(pid, resource, 0, scratch.small()) != 0) {
            throw Linux.failure("prlimit");
        }
    }
}
