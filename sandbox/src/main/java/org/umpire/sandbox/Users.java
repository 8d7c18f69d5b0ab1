package org.umpire.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Users that nobody else is, one for each program that runs, where we are root: bubblewrap must not be run by root, since
 * a program in it would keep root's number. Safe for use by many threads.
 */
final class Users {
    private static final int EACH = 256;
    /** Where our users begin, and for how many processes there are some; the second where a container has few users. */
    private static final long[][] RANGES = {{1_900_000_000L, 1 << 22}, {50_000, 32}};

    private final long first;
    private final BitSet taken = new BitSet();

    private Users(long first) {
        this.first = first;
    }

    /** Returns users for this process, none of which another process of ours has; empty where a container has too few. */
    static Optional<Users> ours() {
        for (long[] range : RANGES) {
            long first = range[0] + ProcessHandle.current().pid() % range[1] * EACH;
            if (allowed(first) && !somebody(first)) {
                return Optional.of(new Users(first));
            }
        }
        return Optional.empty();
    }

    /**
     * Kills what was being started, and so was not held by anything else yet, when a run that is no more was killed.
     * Processes of other containers are left alone.
     */
    static void sweep() {
        if (!needed()) {
            return;
        }
        for (int pid : Processes.all()) {
            long user = Processes.user(pid);
            long owner = owner(user);
            if (owner > 0
                    && Processes.startTime(Long.toString(owner)) < 0
                    && Processes.inOurNamespace(pid)
                    && !somebody(user)) {
                Linux.kill(pid, Linux.SIGKILL);
            }
        }
    }

    /** Returns the process to which a user belongs, or -1 if it is none of ours. */
    private static long owner(long user) {
        long first = RANGES[0][0];
        return user >= first && user < first + RANGES[0][1] * EACH ? (user - first) / EACH : -1;
    }

    /** Returns whether the system knows somebody by this number, as a directory of a large site may: then it is not ours. */
    private static boolean somebody(long user) {
        return Linux.getpwuid((int) user) != 0;
    }

    /** Returns whether we are root, and so must not run programs as ourselves. */
    static boolean needed() {
        return Linux.getuid() == 0;
    }

    private static boolean allowed(long first) {
        try {
            for (String line : Files.readAllLines(Path.of("/proc/self/uid_map"))) {
                String[] words = line.strip().split(" +", -1);
                long inside = Long.parseLong(words[0]);
                if (inside <= first && first + EACH <= inside + Long.parseLong(words[2])) {
                    return true;
                }
            }
            return false;
        } catch (IOException e) {
            return true; // a kernel without user namespaces has all users
        }
    }

    /**
     * A user lent to one program.
     *
     * @param user its number, or none where programs are the user that we are
     */
    record Lease(OptionalLong user, Runnable giveBack) implements AutoCloseable {
        /** Gives the user back, once nothing runs as it any more. */
        @Override
        public void close() {
            giveBack.run();
        }
    }

    /**
     * Lends a user that no running program is.
     *
     * @throws SandboxException if too many programs run
     */
    synchronized Lease lend() {
        if (!needed()) {
            return new Lease(OptionalLong.empty(), () -> {});
        }
        int free = taken.nextClearBit(0);
        if (free >= EACH) {
            throw new SandboxException("more than " + EACH + " programs at once");
        }
        taken.set(free);
        AtomicBoolean lent = new AtomicBoolean(true);
        return new Lease(OptionalLong.of(first + free), () -> {
            if (lent.getAndSet(false)) { // a second time it may be another program's
                giveBack(free);
            }
        });
    }

    private synchronized void giveBack(int number) {
        taken.clear(number);
    }
}
