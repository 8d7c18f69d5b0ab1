package org.umpire.sandbox;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * A program's processes other than its first, as far as they have been noticed: whatever carries its {@link Mark}. Most
 * programs have none. Not safe for use by many threads.
 */
final class Family implements AutoCloseable {
    private final int head;
    private final Mark mark;
    private final Newcomers newcomers = new Newcomers();
    private final List<Member> members = new ArrayList<>();
    private long departedNanos;

    private record Member(int pid, CpuClock clock, StatFile stat) {}

    /**
     * @param head the first process, not to be counted
     */
    Family(int head, Mark mark) {
        this.head = head;
        this.mark = mark;
    }

    /** Looks for processes that came since the last call. */
    void census() {
        boolean numbersReused = newcomers.visit(this::meet);
        if (numbersReused) {
            members.removeIf(member -> !mark.isOn(member.pid()) && departed(member));
        }
    }

    /** Sends a signal to every member. */
    void signal(int signal) {
        for (int k = 0; k < members.size(); k++) {
            Linux.kill(members.get(k).pid(), signal);
        }
    }

    /** Waits until the members, to which a stop was sent, stand still. */
    void awaitStill(Duration length) {
        for (int k = 0; k < members.size(); k++) {
            Patience patience = new Patience(length);
            while (!members.get(k).stat().stopped() && patience.again()) {}
        }
    }

    /** Returns the CPU time of the members, also of those that have gone, as it was when they were last looked at. */
    long cpuNanos() {
        if (members.isEmpty()) {
            return departedNanos;
        }
        long sum = 0;
        for (Iterator<Member> all = members.iterator(); all.hasNext(); ) {
            Member member = all.next();
            long before = member.clock().lastNanos();
            if (member.clock().read()) {
                sum += member.clock().lastNanos();
            } else {
                departedNanos += before;
                member.stat().close();
                all.remove();
            }
        }
        return departedNanos + sum;
    }

    private boolean departed(Member member) {
        departedNanos += member.clock().lastNanos();
        member.stat().close();
        return true;
    }

    private void meet(int pid) {
        if (pid == head || !mark.isOn(pid) || members.stream().anyMatch(member -> member.pid() == pid)) {
            return;
        }
        CpuClock clock = new CpuClock(pid);
        if (clock.read()) { // else it is a thread, or gone already
            members.add(new Member(pid, clock, new StatFile(pid)));
        }
    }

    @Override
    public void close() {
        members.forEach(member -> member.stat().close());
        members.clear();
    }
}
