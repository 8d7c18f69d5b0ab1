package org.umpire.rules;

/**
 * What a game's own score is called in reports.
 *
 * @param text in lower case, within a sentence: {@code score}, {@code games won}
 * @param signed whether it is a balance that can go either way, and is shown with its sign; else a count
 */
public record ScoreName(String text, boolean signed) {
    /** The name where a game has no better one. */
    public static final ScoreName USUAL = new ScoreName("score", true);
}
