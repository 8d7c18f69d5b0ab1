package org.umpire.sandbox;

import java.util.List;

/**
 * Tells which process numbers were given out since it was last asked, for the cost of reading a few bytes when there was
 * none: the kernel counts them up and shows the last one in {@code /proc/loadavg}. Not safe for use by many threads.
 */
final class Newcomers {
    /** Beyond so many, looking at the processes that there are is cheaper. */
    private static final int MOST_TRIED = 2_000;

    private static final int LOADAVG = open();

    private int last = lastGiven();

    private static int open() {
        return Linux.open("/proc/loadavg", Linux.O_CLOEXEC);
    }

    /** What is to be done with a number. */
    interface Visitor {
        void visit(int pid);
    }

    /**
     * Visits every number given out since the last call, or at least every process that there is.
     *
     * @return whether numbers may have been given out anew since the last call, so that a known number may mean another
     *     process now
     */
    boolean visit(Visitor visitor) {
        int now = lastGiven();
        if (now == last) {
            return false;
        }
        boolean wrapped = now < last;
        if (wrapped || now - last > MOST_TRIED) {
            List<Integer> all = Processes.all();
            all.forEach(visitor::visit);
        } else {
            for (int pid = last + 1; pid <= now; pid++) {
                visitor.visit(pid);
            }
        }
        last = now;
        return wrapped;
    }

    /** Returns the number given out last, or 0 where the kernel does not tell. */
    private static int lastGiven() {
        Scratch scratch = Scratch.mine();
        int length = (int) Linux.pread(LOADAVG, scratch.chunk(), 128, 0);
        int value = 0;
        int tens = 1;
        for (int k = length - 1; k >= 0; k--) {
            int digit = scratch.chunkByte(k) - '0';
            if (digit >= 0 && digit <= 9) {
                value += digit * tens;
                tens *= 10;
            } else if (tens > 1) {
                break;
            }
        }
        return value;
    }
}
