package org.umpire.sandbox;

/**
 * A limit that the kernel holds for each process, and that its children inherit.
 *
 * @param resource the kernel's number for what is limited
 */
record Limit(int resource) {
    private static final int SOFT = 0;
    private static final int HARD = 8;

    /** Bytes of a core file. */
    static final Limit CORE = new Limit(Linux.RLIMIT_CORE);

    /** Bytes of any file. */
    static final Limit FILE_BYTES = new Limit(Linux.RLIMIT_FSIZE);

    /** Bytes of the stack of the first thread. */
    static final Limit STACK_BYTES = new Limit(Linux.RLIMIT_STACK);

    /** Bytes kept from being swapped out. */
    static final Limit LOCKED_BYTES = new Limit(Linux.RLIMIT_MEMLOCK);

    /** Signals waiting. */
    static final Limit SIGNALS = new Limit(Linux.RLIMIT_SIGPENDING);

    /** Bytes in message queues. */
    static final Limit QUEUE_BYTES = new Limit(Linux.RLIMIT_MSGQUEUE);

    /** Processes and threads of the user. */
    static final Limit THREADS = new Limit(Linux.RLIMIT_NPROC);

    /** Open descriptors. */
    static final Limit DESCRIPTORS = new Limit(Linux.RLIMIT_NOFILE);

    /** Sets the limit of a process to {@code most}, unless it is lower already. */
    void lower(int pid, long most) {
        Scratch scratch = Scratch.mine();
        read(pid, scratch);
        write(pid, scratch, least(scratch.longAt(SOFT), most), least(scratch.longAt(HARD), most));
    }

    /** Sets the limit of a process to {@code most}, also if it is lower, as far as the user may. */
    void set(int pid, long most) {
        Scratch scratch = Scratch.mine();
        read(pid, scratch);
        long value = least(scratch.longAt(HARD), most);
        write(pid, scratch, value, value);
    }

    private static long least(long a, long b) {
        return Long.compareUnsigned(a, b) < 0 ? a : b;
    }

    private void read(int pid, Scratch scratch) {
        if (Linux.prlimit64(pid, resource, 0, scratch.small()) != 0) {
            throw Linux.failure("prlimit");
        }
    }

    private void write(int pid, Scratch scratch, long soft, long hard) {
        scratch.setLong(SOFT, soft);
        scratch.setLong(HARD, hard);
        if (Linux.prlimit64(pid, resource, scratch.small(), 0) != 0) {
            throw Linux.failure("prlimit");
        }
    }
}
