package org.umpire.bots.daihinmin;

import java.util.Optional;
import org.umpire.bots.Bot;
import org.umpire.games.daihinmin.DaihinminMove;
import org.umpire.games.daihinmin.DaihinminView;
import org.umpire.games.daihinmin.Trick;

/** Draws some numbers from the hand and plays the first that may be played; passes if none may. */
final class Random implements Bot<DaihinminView, DaihinminMove> {
    private static final int TRIES = 100;

    private final long salt;

    Random(long salt) {
        this.salt = salt;
    }

    @Override
    public DaihinminMove move(DaihinminView view) {
        Chance chance = new Chance(view, salt);
        int length = view.trick().digits();
        if (view.trick().isEmpty()) {
            length = 1 + chance.below(Math.min(Trick.LEAD, view.hand().size()));
        }
        Optional<DaihinminMove> move = RandomNumbers.find(view, length, TRIES, chance);
        return move.orElse(DaihinminMove.PASS);
    }
}
