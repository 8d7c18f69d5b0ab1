package org.umpire.contest;

/**
 * Who sits down at a table or in a match.
 *
 * @param name unique among those it plays with
 */
public record Contestant(String name, Start start) {}
