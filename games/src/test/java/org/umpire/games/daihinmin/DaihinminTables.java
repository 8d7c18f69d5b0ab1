package org.umpire.games.daihinmin;

import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;

/** Deals and play for tests, in few words. */
final class DaihinminTables {
    static final Fault FAULT = new Fault(FaultKind.EXIT, "left with exit code 1");

    private DaihinminTables() {}

    /**
     * Returns a deal.
     *
     * @param stock the cards that are drawn first
     * @param hands what each seat holds at least; the rest is filled up from the lowest digit on
     */
    static DaihinminDeal deal(String stock, String... hands) {
        Hand rest = Hand.of("0").plus("0123456789".repeat(DaihinminDeal.COPIES)).minus(stock);
        for (String hand : hands) {
            rest = rest.minus(hand);
        }
        StringBuilder cards = new StringBuilder();
        for (String hand : hands) {
            String fill = rest.toString().substring(0, DaihinminDeal.HAND - hand.length());
            rest = rest.minus(fill);
            cards.append(hand).append(fill);
        }
        return new DaihinminDeal(
                Announcement.usual(hands.length),
                cards.append(stock).append(rest).toString());
    }

    /** Returns a deal in which every seat holds a fair share of every digit. */
    static DaihinminDeal fair(int seats) {
        String[] hands = new String[seats];
        java.util.Arrays.fill(hands, "0123456789".repeat(19) + "123456789");
        return deal("", hands);
    }

    /** Returns the moment after moves that are separated by blanks. */
    static DaihinminState play(DaihinminState from, String moves) {
        DaihinminState state = from;
        for (String move : moves.split(" ", -1)) {
            state = state.play(new DaihinminNotation().readMove(move));
        }
        return state;
    }

    /** Returns the moment after moves at a new table. */
    static DaihinminState play(DaihinminDeal deal, String moves) {
        return play(DaihinminState.start(deal), moves);
    }
}
