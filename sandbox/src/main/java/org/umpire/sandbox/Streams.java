package org.umpire.sandbox;

/**
 * The pipes at the standard streams of a program that is being started.
 *
 * @param in to its standard input
 * @param out from its standard output
 * @param err from its standard error
 */
record Streams(Descriptors.Pipe in, Descriptors.Pipe out, Descriptors.Pipe err) {
    static Streams open(Descriptors descriptors) {
        return new Streams(descriptors.pipe(), descriptors.pipe(), descriptors.pipe());
    }

    /** Returns our ends, which are kept open, as the wires of a program. */
    Wires wires(Descriptors descriptors, int exitFd, Caps caps) {
        return new Wires(
                descriptors.keep(in.writeEnd()),
                descriptors.keep(out.readEnd()),
                descriptors.keep(err.readEnd()),
                exitFd,
                caps.stderrBytes());
    }
}
