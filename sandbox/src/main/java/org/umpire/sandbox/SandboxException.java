package org.umpire.sandbox;

/** The sandbox itself failed: a fault of the host or of ours, never of the program. */
public final class SandboxException extends RuntimeException {
    public SandboxException(String message) {
        super(message);
    }

    public SandboxException(String message, Throwable cause) {
        super(message, cause);
    }
}
