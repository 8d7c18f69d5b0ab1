package org.umpire.rules;

/** What a program owes for a line that it is sent. */
public enum Reply {
    /** Nothing. */
    NONE,
    /** Any one line, on the clock. */
    ACK,
    /** A move, on the clock. */
    MOVE
}
