package org.umpire.games.big2;

/**
 * A move: the cards played, or none for {@code PASS}.
 *
 * @param cards as in {@link Big2Cards}; 0 for {@code PASS}
 */
public record Big2Play(long cards) {
    /** The move of playing nothing. */
    public static final Big2Play PASS = new Big2Play(0);

    /** The text of {@link #PASS}. */
    static final String PASS_TEXT = "PASS";

    public Big2Play {
        if ((cards & ~Big2Cards.ALL) != 0) {
            throw new IllegalArgumentException("bits that are no cards: " + Long.toHexString(cards));
        }
    }

    /** Returns the play of the cards in a text such as {@code D3 C3}, in any order, or {@code PASS}. */
    public static Big2Play of(String text) {
        return text.equals(PASS_TEXT) ? PASS : new Big2Play(Big2Cards.read(text));
    }

    /** Returns whether nothing is played. */
    public boolean pass() {
        return cards == 0;
    }

    /** Returns the canonical text: the cards in ascending order separated by single spaces, or {@code PASS}. */
    @Override
    public String toString() {
        return pass() ? PASS_TEXT : Big2Cards.write(cards);
    }
}
