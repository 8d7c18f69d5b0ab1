package org.umpire.sandbox;

/**
 * Whether this process is being ended, as by Ctrl-C. Who uses a sandbox and the sandbox itself learn of that at the same time,
 * each in a thread of its own: a program may have been ended for that reason before its user was told to stop.
 */
public final class Leaving {
    private Leaving() {}

    /** Returns whether the end of this process has begun. Costs too much to be asked for every answer. */
    public static boolean begun() {
        Thread nothing = new Thread(() -> {}, "umpire-nothing");
        try {
            Runtime.getRuntime().addShutdownHook(nothing);
            return !Runtime.getRuntime().removeShutdownHook(nothing);
        } catch (IllegalStateException e) {
            return true; // which is how Java tells
        }
    }
}
