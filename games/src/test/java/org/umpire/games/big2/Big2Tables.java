package org.umpire.games.big2;

/** Deals and play for tests, in few words. */
final class Big2Tables {
    /** One suit a seat: seat 0 has the diamonds, and all of its straight flushes are low. */
    static final Big2Deal SUITS =
            Big2Deal.of(Big2Cards.DIAMONDS, Big2Cards.DIAMONDS << 1, Big2Cards.DIAMONDS << 2, Big2Cards.DIAMONDS << 3);

    private Big2Tables() {}

    /** Returns a table of as many games, each with the hands of {@link #SUITS}. */
    static Big2Deal suits(int games) {
        long[] hands = new long[games * Big2Deal.SEATS];
        for (int i = 0; i < hands.length; i++) {
            hands[i] = SUITS.hand(0, i % Big2Deal.SEATS);
        }
        return Big2Deal.of(hands);
    }

    /** Returns the moment after moves that are separated by commas. */
    static Big2State play(Big2State from, String moves) {
        Big2State state = from;
        for (String move : moves.split(", ", -1)) {
            state = state.play(Big2Play.of(move));
        }
        return state;
    }

    /** Returns the moment after moves at a new table. */
    static Big2State play(Big2Deal deal, String moves) {
        return play(new Big2Game().start(deal), moves);
    }

    /** A game of {@link #SUITS} that seat 0 wins, leaving the others with all their cards. */
    static final String WIN_OF_0 =
            String.join(", PASS, PASS, PASS, ", "D3 D4 D5 D6 D7", "D8 D9 DT DJ DQ", "DK", "DA", "D2");

    /** A game of {@link #SUITS} that seat 1 wins, leaving 3, 10 and 13. */
    static final String WIN_OF_1 = "D3 D4 D5 D6 D7, C3 C4 C5 C6 C7, PASS, PASS, D8 D9 DT DJ DQ, C8 C9 CT CJ CQ, PASS,"
            + " PASS, PASS, CK, HA, PASS, PASS, C2, H2, PASS, PASS, PASS, H3, PASS, PASS, CA";
}
