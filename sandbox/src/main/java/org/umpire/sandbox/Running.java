package org.umpire.sandbox;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The programs of one sandbox that are not ended yet. They are ended with it, and when we leave for whatever reason. */
final class Running implements AutoCloseable {
    private final Runnable afterwards;
    private final Set<Confined> programs = new HashSet<>();
    private final Thread atExit = new Thread(this::endAll, "umpire-end-programs");
    private boolean closed;

    /**
     * @param afterwards removes what else the sandbox made, once all are ended; may be run twice
     */
    Running(Runnable afterwards) {
        this.afterwards = afterwards;
        Runtime.getRuntime().addShutdownHook(atExit);
    }

    /**
     * Takes a program in.
     *
     * @throws SandboxException if the sandbox was closed meanwhile; the program has been ended then
     */
    Confined add(Confined program) {
        synchronized (this) {
            if (!closed) {
                programs.add(program);
                return program;
            }
        }
        program.end(Duration.ZERO);
        throw new SandboxException("the sandbox is closed");
    }

    synchronized void remove(Confined program) {
        programs.remove(program);
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException e) {
            // we are leaving already, and the hook does the same
        }
        endAll();
    }

    private void endAll() {
        List<Confined> left;
        synchronized (this) {
            closed = true;
            left = new ArrayList<>(programs);
        }
        SandboxException failure = null;
        for (Confined program : left) {
            try {
                program.end(Duration.ZERO);
            } catch (SandboxException e) {
                if (failure == null) {
                    failure = e;
                } else {
                    failure.addSuppressed(e);
                }
            }
        }
        afterwards.run();
        if (failure != null) {
            throw failure;
        }
    }
}
