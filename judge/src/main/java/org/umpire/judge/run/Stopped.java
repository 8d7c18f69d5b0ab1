package org.umpire.judge.run;

/** Thrown where a run was given up, or its program was ended from elsewhere: nothing is to be said of the submission. */
final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Stopped() {
        super("judging was stopped");
    }
}
