package org.umpire.referee;

/** This machine was too late to judge a program by the wall: a fault of the host, never of the program. */
final class HostDelayException extends RuntimeException {
    private static final long serialVersionUID = 1;

    HostDelayException(String message) {
        super(message);
    }
}
