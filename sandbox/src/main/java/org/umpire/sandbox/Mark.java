package org.umpire.sandbox;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A number by which every process of one program is known, whatever it does: its limit on real-time CPU time
 * (RLIMIT_RTTIME), set before its first instruction. Limits are handed down to every child and through every exec, and
 * unlike session, environment and parent they are not lost by {@code setsid}, a clean environment or a second fork. The
 * value is far beyond what any process could use, so it limits nothing. Only root could raise it, and a process that
 * lowers it on purpose is lost: that is the limit of the plain level.
 *
 * <p>The number names its owner, so that a later run finds what a killed one left: from the top, 01, 8 bits that tell a
 * mark from other values, 22 bits for the process number of the owner, 12 bits of its start time, 20 bits counted up.
 */
record Mark(long value) {
    private static final long KIND = 0x1A5L << 54;
    private static final long KIND_MASK = 0x3FFL << 54;
    private static final int PID_SHIFT = 32;
    private static final int START_SHIFT = 20;
    private static final long SERIAL_MASK = 0xFFFFF;
    private static final AtomicLong SERIAL = new AtomicLong();
    private static final long OWN = owner(ProcessHandle.current().pid(), Processes.startTime("self"));

    /** Returns a number that no other program of this run has. */
    static Mark next() {
        return new Mark(OWN | (SERIAL.getAndIncrement() & SERIAL_MASK));
    }

    /** Puts the mark on a process that is stopped before its first instruction. */
    void putOn(int pid) {
        Scratch scratch = Scratch.mine();
        scratch.setLong(0, value);
        scratch.setLong(8, value);
        if (Linux.prlimit64(pid, Linux.RLIMIT_RTTIME, scratch.small(), 0) != 0) {
            throw Linux.failure("prlimit");
        }
    }

    /** Returns whether the process carries the mark; also a zombie does. */
    boolean isOn(int pid) {
        return valueOn(pid) == value;
    }

    /** Returns the processes that carry the mark. */
    List<Integer> carriers() {
        List<Integer> found = new ArrayList<>();
        for (int pid : Processes.all()) {
            if (isOn(pid)) {
                found.add(pid);
            }
        }
        return found;
    }

    /**
     * Kills every process that carries the mark of a run that is no more, and returns how many those were. Processes of
     * other containers are left alone.
     */
    static int sweep() {
        int count = 0;
        for (int pid : Processes.all()) {
            long mark = valueOn(pid);
            if ((mark & KIND_MASK) == KIND
                    && !ownerLives(mark)
                    && Processes.inOurNamespace(pid)
                    && !Processes.zombie(pid)) {
                Linux.kill(pid, Linux.SIGKILL);
                count++;
            }
        }
        return count;
    }

    private static boolean ownerLives(long mark) {
        long pid = (mark >>> PID_SHIFT) & 0x3FFFFF;
        long start = Processes.startTime(Long.toString(pid));
        return start >= 0 && owner(pid, start) == (mark & ~SERIAL_MASK);
    }

    private static long owner(long pid, long startTime) {
        return KIND | ((pid & 0x3FFFFF) << PID_SHIFT) | ((startTime & 0xFFF) << START_SHIFT);
    }

    private static long valueOn(int pid) {
        Scratch scratch = Scratch.mine();
        return Linux.prlimit64(pid, Linux.RLIMIT_RTTIME, 0, scratch.small()) == 0 ? scratch.longAt(8) : 0;
    }
}
