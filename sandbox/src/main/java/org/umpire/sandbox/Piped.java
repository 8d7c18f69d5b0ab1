package org.umpire.sandbox;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A new process, and our ends of the pipes at its standard streams. Our ends do not block.
 *
 * @param pid its number
 * @param input our end of its standard input
 * @param output our end of its standard output
 * @param errors our end of its standard error
 */
record Piped(int pid, int input, int output, int errors) {
    /**
     * Makes a process.
     *
     * @throws SandboxException if it cannot be made; {@link TooLong} if its command line is too long
     */
    static Piped spawn(Launch launch) throws TooLong {
        Pipe in = null;
        Pipe out = null;
        Pipe err = null;
        try {
            in = Pipe.open();
            out = Pipe.open();
            err = Pipe.open();
            Pipe.neverBlock(in.writeEnd());
            Pipe.neverBlock(out.readEnd());
            Pipe.neverBlock(err.readEnd());
            List<Integer> fds = new ArrayList<>(List.of(in.readEnd(), out.writeEnd(), err.writeEnd()));
            fds.addAll(launch.more());
            int pid = Spawner.spawn(launch, fds);
            if (pid == -Linux.E2BIG) {
                throw new TooLong();
            }
            if (pid < 0) {
                throw new SandboxException(
                        launch.argv().get(0) + " could not be started in " + launch.directory() + ": error " + -pid);
            }
            Linux.close(in.readEnd());
            Linux.close(out.writeEnd());
            Linux.close(err.writeEnd());
            return new Piped(pid, in.writeEnd(), out.readEnd(), err.readEnd());
        } catch (TooLong | RuntimeException e) {
            close(in);
            close(out);
            close(err);
            throw e;
        }
    }

    /** Returns our ends as the wires of a program. */
    Wires wires(int exitFd, Caps caps) {
        return new Wires(input, output, errors, exitFd, caps.stderrBytes());
    }

    /** Closes our ends, of a process that did not become a program. */
    void close() {
        Linux.close(input);
        Linux.close(output);
        Linux.close(errors);
    }

    private static void close(@Nullable Pipe pipe) {
        if (pipe != null) {
            Linux.close(pipe.readEnd());
            Linux.close(pipe.writeEnd());
        }
    }

    /** The words of a command and its environment are more than the system takes. */
    static final class TooLong extends Exception {
        private static final long serialVersionUID = 1L;

        TooLong() {
            super("the command line is longer than the system takes");
        }
    }
}
