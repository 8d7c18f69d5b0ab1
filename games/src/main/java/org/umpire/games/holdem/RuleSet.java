package org.umpire.games.holdem;

/** Which bets are allowed. */
public enum RuleSet {
    /** As in problem 2082: any bet and any raise, however small. */
    SOURCE,
    /** Standard no-limit: at least the big blind, and at least as much as the last full raise. */
    NO_LIMIT,
    /** Standard limit: fixed sizes, at most a bet and three raises on a street. */
    LIMIT
}
