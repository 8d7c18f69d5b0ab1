package org.umpire.sandbox;

/**
 * The two ends of a pipe. Neither survives an exec by itself.
 *
 * @param readEnd a descriptor
 * @param writeEnd a descriptor
 */
record Pipe(int readEnd, int writeEnd) {
    /** Above all the numbers that descriptors get in a program, so that putting one in its place overwrites no other. */
    private static final int LOWEST = 16;

    static Pipe open() {
        Scratch scratch = Scratch.mine();
        if (Linux.pipe2(scratch.small(), Linux.O_CLOEXEC) != 0) {
            throw Linux.failure("pipe2");
        }
        int read = scratch.intAt(0);
        int write = scratch.intAt(4);
        return new Pipe(raise(read), raise(write));
    }

    private static int raise(int fd) {
        if (fd >= LOWEST) {
            return fd;
        }
        int higher = Linux.fcntl(fd, Linux.F_DUPFD_CLOEXEC, LOWEST);
        SandboxException failure = higher < 0 ? Linux.failure("fcntl") : null;
        Linux.close(fd);
        if (failure != null) {
            throw failure;
        }
        return higher;
    }

    /** Makes calls on a descriptor fail rather than wait. */
    static void neverBlock(int fd) {
        if (Linux.fcntl(fd, Linux.F_SETFL, Linux.O_NONBLOCK) != 0) {
            throw Linux.failure("fcntl");
        }
    }
}
