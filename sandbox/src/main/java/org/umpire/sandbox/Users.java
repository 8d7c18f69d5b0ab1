package org.umpire.sandbox;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Users that nobody else is, one for each program that runs, where we are root: bubblewrap must not be run by root, since
 * a program in it would keep root's number. Safe for use by many threads.
 */
final class Users {
    private static final int EACH = 256;
    /** Where our users begin: each process has its own, by its number. */
    private static final long FIRST = 1_900_000_000L;

    private static final long PROCESSES = 1 << 22;
    /** Where they begin in a container that has few users, and how many processes can have some there. */
    private static final long FIRST_OF_FEW = 50_000;

    private static final int FEW = 32;
    /** Where those say which are taken. */
    private static final Path LOCKS = Path.of("/run/umpire-users");

    private static final Set<FileChannel> HELD = ConcurrentHashMap.newKeySet();

    private final long first;
    private final BitSet taken = new BitSet();

    private Users(long first) {
        this.first = first;
    }

    /**
     * Returns the users of this process, none of which another process of ours has: the same each time, since all its
     * sandboxes lend from them. Empty where a container has too few.
     */
    static Optional<Users> ours() {
        return Ours.USERS;
    }

    /** Found when first asked for. */
    private static final class Ours {
        private static final Optional<Users> USERS = find();

        private static Optional<Users> find() {
            long first = FIRST + ProcessHandle.current().pid() % PROCESSES * EACH;
            return allowed(first) && !somebody(first) ? Optional.of(new Users(first)) : ofFew(LOCKS);
        }
    }

    /** Returns users that no other process has locked, where there are too few to give each process its own by number. */
    static Optional<Users> ofFew(Path locks) {
        for (int place = 0; place < FEW; place++) {
            long first = FIRST_OF_FEW + (long) place * EACH;
            if (allowed(first) && !somebody(first) && locked(locks.resolve(Integer.toString(place)))) {
                return Optional.of(new Users(first));
            }
        }
        return Optional.empty();
    }

    /** Locks a file until this process ends; returns false if another process has it, or it cannot be made. */
    @SuppressWarnings("StreamResourceLeak") // closing the file would give up the lock
    private static boolean locked(Path file) {
        try {
            Files.createDirectories(file.resolveSibling(""));
            FileChannel open = FileChannel.open(file, CREATE, WRITE, LinkOption.NOFOLLOW_LINKS);
            if (open.tryLock() != null) {
                return HELD.add(open);
            }
            open.close();
            return false;
        } catch (OverlappingFileLockException e) {
            return false; // this process has it
        } catch (IOException e) {
            return false;
        }
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
        return user >= FIRST && user < FIRST + PROCESSES * EACH ? (user - FIRST) / EACH : -1;
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
