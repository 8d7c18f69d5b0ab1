package org.umpire.sandbox;

/**
 * A limit that the kernel holds for each process, and that its children inherit.
 *
 * @param resource the kernel's number for what is limited
 */
record Limit(int resource) {
    /** Bytes of a core file. */
    static final Limit CORE = new Limit(Linux.RLIMIT_CORE);

    /** Open descriptors. */
    static final Limit DESCRIPTORS = new Limit(Linux.RLIMIT_NOFILE);

    /** Sets the limit of a process to {@code most}, unless it is lower already. */
    void lower(int pid, long most) {
        Scratch scratch = Scratch.mine();
        if (Linux.prlimit64(pid, resource, 0, scratch.small()) != 0) {
            throw Linux.failure("prlimit");
        }
        for (int at = 0; at <= 8; at += 8) {
            if (Long.compareUnsigned(scratch.longAt(at), most) > 0) {
                scratch.setLong(at, most);
            }
        }
        if (Linux.prlimit64(pid, resource, scratch.small(), 0) != 0) {
            throw Linux.failure("prlimit");
        }
    }
}
