package org.umpire.referee;

/** The host ran out of memory and killed a program: a fault of the host, never of the program. */
final class HostMemoryException extends RuntimeException {
    private static final long serialVersionUID = 1;

    HostMemoryException(String message) {
        super(message);
    }
}
