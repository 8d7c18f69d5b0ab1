package org.umpire.judge.run;

import org.umpire.languages.Sources;

/** Is told how judging goes on; by several threads, but by one at a time. */
public interface Progress {
    /** Tells nobody. */
    Progress NONE = new Progress() {};

    /**
     * Judging begins, or goes on to the next stage.
     *
     * @param what is done, for people
     * @param runs how many runs of programs there are at most
     */
    default void began(String what, long runs) {}

    /**
     * Runs are over, or will not take place.
     *
     * @param runs how many
     */
    default void done(long runs) {}

    /**
     * The sources of a submission have been read: these, and nothing that is read again, are what is judged. Not told of
     * sources that cannot be read, or that are none.
     *
     * @param name of the submission
     */
    default void loaded(String name, Sources sources) {}

    /** A submission has been judged. */
    default void judged(Judgement judgement) {}
}
