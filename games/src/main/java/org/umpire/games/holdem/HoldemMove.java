package org.umpire.games.holdem;

/**
 * What a program does on its turn, as it is written on the wire: {@code f}, {@code c} (call, or check where nothing is
 * owed), {@code r300} (bet or raise so that all that the program has put in since the start of the hand is 300), and
 * under limit rules {@code r}, whose size is fixed.
 *
 * @param total for a raise under no-limit rules, at least 1; else 0
 */
public record HoldemMove(Kind kind, int total) {
    /** Gives the hand up. */
    public static final HoldemMove FOLD = new HoldemMove(Kind.FOLD, 0);

    /** Calls, or checks where nothing is owed. */
    public static final HoldemMove CALL = new HoldemMove(Kind.CALL, 0);

    /** Bets or raises by the fixed size. */
    public static final HoldemMove RAISE = new HoldemMove(Kind.RAISE, 0);

    public HoldemMove {
        if (total < 0 || (kind != Kind.RAISE && total != 0)) {
            throw new IllegalArgumentException(kind + " " + total);
        }
    }

    /** The kinds of moves. */
    public enum Kind {
        /** See {@link HoldemMove#FOLD}. */
        FOLD,
        /** See {@link HoldemMove#CALL}. */
        CALL,
        /** A bet or a raise. */
        RAISE
    }

    /** Returns the bet or raise after which a program has put in this much since the start of the hand. */
    public static HoldemMove raiseTo(int total) {
        if (total < 1) {
            throw new IllegalArgumentException("a raise to " + total);
        }
        return new HoldemMove(Kind.RAISE, total);
    }

    /** Returns the text of the wire. */
    @Override
    public String toString() {
        return switch (kind) {
            case FOLD -> "f";
            case CALL -> "c";
            case RAISE -> total == 0 ? "r" : "r" + total;
        };
    }

    /**
     * Returns the move with this text.
     *
     * @throws IllegalArgumentException if there is none
     */
    static HoldemMove read(String text) {
        return switch (text) {
            case "f" -> FOLD;
            case "c" -> CALL;
            case "r" -> RAISE;
            default -> {
                int total =
                        text.startsWith("r") ? HandLog.number(text.substring(1)).orElse(0) : 0;
                if (total < 1) {
                    throw new IllegalArgumentException("neither f nor c nor r with a number: '" + text + "'");
                }
                yield raiseTo(total);
            }
        };
    }
}
