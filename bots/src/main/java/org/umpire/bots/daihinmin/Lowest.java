package org.umpire.bots.daihinmin;

import org.umpire.bots.Bot;
import org.umpire.games.daihinmin.DaihinminMove;
import org.umpire.games.daihinmin.DaihinminView;
import org.umpire.games.daihinmin.Trick;

/** Leads with as many cards as it can, and always plays the lowest prime of that length that it finds. */
final class Lowest implements Bot<DaihinminView, DaihinminMove> {
    private static final int TESTS = 1000;

    @Override
    public DaihinminMove move(DaihinminView view) {
        Trick trick = view.trick();
        if (!trick.isEmpty()) {
            return AscendingNumbers.lowest(
                            view.hand(), trick.digits(), trick.last().orElse(""), TESTS)
                    .orElse(DaihinminMove.PASS);
        }
        for (int length = Trick.LEAD; length > 0; length--) {
            DaihinminMove move =
                    AscendingNumbers.lowest(view.hand(), length, "", TESTS).orElse(DaihinminMove.PASS);
            if (!move.isPass()) {
                return move;
            }
        }
        return DaihinminMove.PASS;
    }
}
