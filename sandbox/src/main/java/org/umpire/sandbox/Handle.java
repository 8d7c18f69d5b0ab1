package org.umpire.sandbox;

import java.util.Optional;

/**
 * A process that is not our child, held by a descriptor, so that a signal never hits another that got its number. Not
 * safe for use by many threads.
 */
final class Handle implements AutoCloseable {
    private static final int INFO_EXIT_CODE = 60;
    private static final int SIGNAL_MASK = 0x7f;

    private final int pid;
    private int fd;

    private Handle(int pid, int fd) {
        this.pid = pid;
        this.fd = fd;
    }

    /** Returns a hold of a process that there is now. */
    static Handle of(int pid) {
        int fd = (int) Linux.syscall(Linux.SYS_PIDFD_OPEN, pid, 0, 0, 0);
        if (fd < 0) {
            throw Linux.failure("pidfd_open");
        }
        return new Handle(pid, fd);
    }

    int pid() {
        return pid;
    }

    /** Returns a descriptor that polls as readable once the process has ended. */
    int fd() {
        return fd;
    }

    void signal(int signal) {
        if (fd >= 0) {
            Linux.syscall(Linux.SYS_PIDFD_SEND_SIGNAL, fd, signal, 0, 0);
        }
    }

    /** Waits until the process has ended, and returns whether it has. */
    boolean awaitEnd(long patienceNanos) {
        return fd < 0 || Descriptors.awaitReadable(fd, patienceNanos);
    }

    /**
     * Returns how the process ended, though it was not our child; empty where the kernel does not tell (before 6.15), and
     * while the process has not been reaped.
     */
    Optional<Ending> ending() {
        Scratch scratch = Scratch.mine();
        scratch.setLong(0, Linux.PIDFD_INFO_EXIT);
        if (fd < 0
                || Linux.ioctl(fd, Linux.PIDFD_GET_INFO, scratch.small()) != 0
                || (scratch.longAt(0) & Linux.PIDFD_INFO_EXIT) == 0) {
            return Optional.empty();
        }
        int status = scratch.intAt(INFO_EXIT_CODE);
        int signal = status & SIGNAL_MASK;
        return Optional.of(signal != 0 ? new Ending.Died(signal) : new Ending.Exited(status >> Byte.SIZE & 0xff));
    }

    @Override
    public void close() {
        if (fd >= 0) {
            Linux.close(fd);
            fd = -1;
        }
    }
}
