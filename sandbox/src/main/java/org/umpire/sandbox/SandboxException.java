package org.umpire.sandbox;

/** The sandbox itself failed: a fault of the host or of ours, never of the program. */
public final class SandboxException extends RuntimeException {
    /** Makes one; the message is for people: what failed, and what to do. */
    public SandboxException(String message) {
        super(message);
    }

    /** Makes one with what caused it; the message is for people: what failed, and what to do. */
    public SandboxException(String message, Throwable cause) {
        super(message, cause);
    }
}
