package org.umpire.games.holdem;

/**
 * What a player does on its turn. What a call costs follows from the moment in which it is made.
 *
 * @param total for a bet or a raise: what the player has then put in on this street; else 0
 */
public record Action(Kind kind, int total) {
    /** Gives the hand up. */
    public static final Action FOLD = new Action(Kind.FOLD, 0);

    /** Puts in nothing and stays. */
    public static final Action CHECK = new Action(Kind.CHECK, 0);

    /** Brings the own bet up to the current one, or as far as the chips go. */
    public static final Action CALL = new Action(Kind.CALL, 0);

    public Action {
        boolean sized = kind == Kind.BET || kind == Kind.RAISE;
        if (sized ? total < 1 : total != 0) {
            throw new IllegalArgumentException(kind + " to " + total);
        }
    }

    /** The kinds of actions. */
    public enum Kind {
        /** See {@link Action#FOLD}. */
        FOLD,
        /** See {@link Action#CHECK}. */
        CHECK,
        /** See {@link Action#CALL}. */
        CALL,
        /** The first chips on a street. */
        BET,
        /** More than the current bet. */
        RAISE
    }

    /** Returns the first bet on a street. */
    public static Action bet(int total) {
        return new Action(Kind.BET, total);
    }

    /** Returns a raise to this total on the street. */
    public static Action raiseTo(int total) {
        return new Action(Kind.RAISE, total);
    }
}
