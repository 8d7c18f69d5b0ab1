package org.umpire.sandbox;

import java.util.Optional;

/**
 * The standard streams of a program that is being started: its ends, and ours.
 *
 * @param in of the program, from which it reads
 * @param out of the program, to which it writes
 * @param err of the program, to which it complains
 * @param toIn ours, by which it is written to; -1 if it is another program that does
 * @param fromOut ours, by which its output is read; -1 if it is another program that does
 * @param fromErr ours
 */
record Streams(int in, int out, int err, int toIn, int fromOut, int fromErr) {
    /**
     * The streams that lead to another program.
     *
     * @param in from which the program reads
     * @param out to which it writes
     */
    record Ends(int in, int out) {}

    /**
     * Opens the streams.
     *
     * @param joined those that lead to another program; without them all lead to us
     */
    static Streams open(Descriptors descriptors, Optional<Ends> joined) {
        Descriptors.Pipe err = descriptors.pipe();
        if (joined.isPresent()) {
            return new Streams(joined.get().in(), joined.get().out(), err.writeEnd(), -1, -1, err.readEnd());
        }
        Descriptors.Pipe in = descriptors.pipe();
        Descriptors.Pipe out = descriptors.pipe();
        return new Streams(in.readEnd(), out.writeEnd(), err.writeEnd(), in.writeEnd(), out.readEnd(), err.readEnd());
    }

    /** Returns our ends, which are kept open, as the wires of a program. */
    Wires wires(Descriptors descriptors, int exitFd, Caps caps) {
        return new Wires(
                toIn < 0 ? -1 : descriptors.keep(toIn),
                fromOut < 0 ? -1 : descriptors.keep(fromOut),
                descriptors.keep(fromErr),
                exitFd,
                caps.stderrBytes());
    }
}
