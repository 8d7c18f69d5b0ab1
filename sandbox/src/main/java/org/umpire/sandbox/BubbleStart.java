package org.umpire.sandbox;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Follows a bubblewrap that was just started until the program in it stands still before its first instruction. If it does
 * not come up, that is no doing of the program, which has not run yet.
 */
final class BubbleStart {
    private static final long PATIENCE_NANOS = 20_000_000_000L;
    private static final long PIECE_NANOS = 200_000L;
    private static final String SHELL = "sh";
    private static final Pattern FIRST = Pattern.compile("\"child-pid\": *([0-9]+)\\D");

    private final Child outer;
    private final int info;
    private final int words;
    private final long deadline = System.nanoTime() + PATIENCE_NANOS;

    /**
     * @param info where bubblewrap tells of its processes
     * @param words where it complains
     */
    BubbleStart(Child outer, int info, int words) {
        this.outer = outer;
        this.info = info;
        this.words = words;
    }

    /**
     * Waits until the program stands still, and takes it into custody.
     *
     * @param permission lets the launcher in the sandbox go on; given when the kernel has been asked to end bubblewrap with
     *     us, and process 1 with bubblewrap
     */
    Custody hold(Runnable permission, Function<BubbleProcesses, Custody> custodian) {
        Handle first = null;
        Handle program = null;
        BubbleProcesses processes = null;
        boolean held = false;
        try {
            first = Handle.of(firstProcess());
            awaitTies(first.pid());
            permission.run();
            program = Handle.of(stoppedChild(first.pid()));
            processes = new BubbleProcesses(outer, first, program);
            Custody custody = custodian.apply(processes);
            held = true;
            return custody;
        } finally {
            if (!held) {
                outer.discard(); // takes the others with it
                if (first != null) {
                    first.awaitEnd(PATIENCE_NANOS);
                    Linux.wait4(first.pid(), 0, Linux.WNOHANG | Linux.WALL, 0);
                    first.close();
                }
                if (program != null) {
                    program.close();
                }
                if (processes != null) {
                    Linux.close(processes.exitFd());
                }
            }
        }
    }

    private int firstProcess() {
        StringBuilder text = new StringBuilder();
        byte[] buffer = new byte[1024];
        while (Descriptors.awaitReadable(info, deadline - System.nanoTime())) {
            int count = Descriptors.read(info, buffer);
            text.append(new String(buffer, 0, count, StandardCharsets.UTF_8));
            Matcher matcher = FIRST.matcher(text);
            if (matcher.find()) {
                return Integer.parseInt(matcher.group(1));
            }
            if (count == 0) {
                break;
            }
        }
        throw failure();
    }

    /**
     * Waits until process 1 will end with bubblewrap: it asks for that when it has made the launcher, and then waits for
     * it. Bubblewrap itself has asked before it told of its processes.
     */
    private void awaitTies(int first) {
        while (System.nanoTime() - deadline < 0) {
            int launcher = Processes.onlyChild(first);
            if (launcher != 0 && Processes.name(launcher).equals(SHELL) && Processes.waiting(first)) {
                return;
            }
            if (outer.ended().isPresent()) {
                break;
            }
            LockSupport.parkNanos(PIECE_NANOS);
        }
        throw failure();
    }

    private int stoppedChild(int parent) {
        while (System.nanoTime() - deadline < 0) {
            int child = Processes.onlyChild(parent);
            if (child != 0 && Processes.stopped(child)) {
                return child;
            }
            if (outer.ended().isPresent()) {
                break;
            }
            LockSupport.parkNanos(PIECE_NANOS);
        }
        throw failure();
    }

    private SandboxException failure() {
        byte[] buffer = new byte[4096];
        outer.signalGroup(Linux.SIGKILL);
        int count = Descriptors.awaitReadable(words, PIECE_NANOS) ? Descriptors.read(words, buffer) : 0;
        String said = new String(buffer, 0, count, StandardCharsets.UTF_8).strip();
        return new SandboxException("bubblewrap made no sandbox: " + (said.isEmpty() ? "it said nothing" : said));
    }
}
