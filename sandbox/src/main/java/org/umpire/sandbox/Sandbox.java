package org.umpire.sandbox;

/** A way to start programs at one level of isolation. Safe for use by many threads. */
public interface Sandbox extends AutoCloseable {
    /** Returns how strongly programs are kept apart. */
    Level level();

    /**
     * Returns whether programs stand still whenever they are not asked. Where not, they run from their start to their end,
     * {@link Confined#resume} and {@link Confined#suspend} do nothing, and a reading of their CPU time may lag by a
     * scheduler tick.
     */
    default boolean suspends() {
        return true;
    }

    /** Returns whether {@link Caps#memoryBytes} is enforced. */
    boolean limitsMemory();

    /**
     * Starts a program, suspended before its first instruction (if programs are suspended here), with pipes at its standard streams.
     *
     * <p>That the program cannot be executed (no such file, no permission, bad format) is not known before it is first
     * resumed at some levels: then {@link Confined#ending} says so.
     *
     * @throws SandboxException if the sandbox itself fails
     */
    Confined start(Program program, Caps caps);

    /**
     * Starts two programs, both suspended, so that each reads what the other writes. Nothing of that can be seen here: for
     * either, {@link Confined#send} does nothing and {@link Confined#receive} tells of the end only. When one ends, or
     * closes its streams, the other finds its input at the end, and nobody who reads what it writes.
     *
     * @throws SandboxException if the sandbox itself fails, or cannot join programs
     */
    default Joined startJoined(Start first, Start second) {
        throw new SandboxException("this sandbox cannot join programs");
    }

    /** A program that is to be started, and its limits. */
    record Start(Program program, Caps caps) {}

    /** Ends every program that still runs and removes all that the sandbox made. */
    @Override
    void close();
}
