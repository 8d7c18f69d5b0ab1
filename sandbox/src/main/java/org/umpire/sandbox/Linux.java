package org.umpire.sandbox;

import com.sun.jna.Native;
import com.sun.jna.Platform;

/**
 * The calls of the C library that this package makes, and the constants of the operating system that they need. The
 * numbers are those of 64-bit Linux; addresses and sizes are plain longs, so that no call allocates. Ask {@link Host#problem} before the first use.
 */
final class Linux {
    static final int ESRCH = 3;
    static final int EINTR = 4;
    static final int E2BIG = 7;
    static final int ENOEXEC = 8;
    static final int EAGAIN = 11;
    static final int ENOMEM = 12;
    static final int EINVAL = 22;

    static final int O_WRONLY = 1;
    static final int O_NONBLOCK = 0x800;
    static final int O_CLOEXEC = 0x80000;
    static final int F_SETFD = 2;
    static final int F_SETFL = 4;
    static final int F_DUPFD_CLOEXEC = 1030;
    static final int FD_CLOEXEC = 1;

    static final int SIGKILL = 9;
    static final int SIGCONT = 18;
    static final int SIGSTOP = 19;

    static final short POLLIN = 0x1;
    static final short POLLOUT = 0x4;

    static final int P_PID = 1;
    static final int WNOHANG = 1;
    static final int WSTOPPED = 2;
    static final int WEXITED = 4;
    static final int WNOWAIT = 0x0100_0000;
    static final int WALL = 0x4000_0000;
    static final int CLD_EXITED = 1;
    static final int CLD_STOPPED = 5;

    static final int RLIMIT_FSIZE = 1;
    static final int RLIMIT_STACK = 3;
    static final int RLIMIT_CORE = 4;
    static final int RLIMIT_NPROC = 6;
    static final int RLIMIT_NOFILE = 7;
    static final int RLIMIT_MEMLOCK = 8;
    static final int RLIMIT_SIGPENDING = 11;
    static final int RLIMIT_MSGQUEUE = 12;
    static final int RLIMIT_RTTIME = 15;

    static final int PR_SET_CHILD_SUBREAPER = 36;
    static final long SYS_PIDFD_OPEN = 434;
    static final long SYS_PIDFD_SEND_SIGNAL = 424;

    /** Since Linux 6.15: how a process ended, for whoever held it before it was reaped. */
    static final long PIDFD_GET_INFO = 0xC040_FF0BL;

    static final long PIDFD_INFO_EXIT = 8;

    static final short SPAWN_SETSIGDEF = 0x04;
    static final short SPAWN_SETSIGMASK = 0x08;
    static final short SPAWN_SETSID = 0x80;

    /** No smaller than posix_spawnattr_t, posix_spawn_file_actions_t and sigset_t of any C library. */
    static final int SPAWN_STRUCT_BYTES = 1024;

    static {
        Native.register(Linux.class, Platform.C_LIBRARY_NAME);
    }

    private Linux() {}

    /** The address of what is known of a user, or 0. */
    static native long getpwuid(int user);

    static native int pipe2(long fds, int flags);

    static native int fcntl(int fd, int command, long argument);

    static native int ioctl(int fd, long request, long address);

    static native int open(String path, int flags);

    static native int close(int fd);

    static native long read(int fd, long address, long count);

    static native long pread(int fd, long address, long count, long offset);

    static native long write(int fd, long address, long count);

    static native int ppoll(long fds, long count, long timespec, long signals);

    static native int kill(int pid, int signal);

    static native int waitid(int kind, int pid, long siginfo, int options);

    static native int wait4(int pid, long status, int options, long rusage);

    static native int clock_gettime(int clock, long timespec);

    static native int prlimit64(int pid, int resource, long wanted, long found);

    static native int prctl(int option, long a, long b, long c, long d);

    static native long syscall(long number, long a, long b, long c, long d);

    static native int getuid();

    static native int sched_yield();

    static native int sched_getaffinity(int thread, long bytes, long set);

    static native int sched_setaffinity(int thread, long bytes, long set);

    static native int posix_spawn(long pid, String path, long actions, long attributes, long argv, long environment);

    static native int posix_spawnattr_init(long attributes);

    static native int posix_spawnattr_setflags(long attributes, short flags);

    static native int posix_spawnattr_setsigdefault(long attributes, long signals);

    static native int posix_spawnattr_setsigmask(long attributes, long signals);

    static native int posix_spawnattr_destroy(long attributes);

    static native int posix_spawn_file_actions_init(long actions);

    static native int posix_spawn_file_actions_adddup2(long actions, int from, int to);

    static native int posix_spawn_file_actions_addchdir_np(long actions, String directory);

    static native int posix_spawn_file_actions_destroy(long actions);

    static native int sigemptyset(long signals);

    static native int sigfillset(long signals);

    /** Returns the error number of the last call of this thread. */
    static int errno() {
        return Native.getLastError();
    }

    /** Returns an exception for a call that must not fail. */
    static SandboxException failure(String call) {
        return failure(call, errno());
    }

    /** Returns an exception for a call that must not fail, and left this error number. */
    static SandboxException failure(String call, int errno) {
        return new SandboxException(call + " failed: error " + errno);
    }
}
