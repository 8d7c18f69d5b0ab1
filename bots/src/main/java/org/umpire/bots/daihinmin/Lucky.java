package org.umpire.bots.daihinmin;

import java.util.Optional;
import org.umpire.bots.Bot;
import org.umpire.games.daihinmin.DaihinminMove;
import org.umpire.games.daihinmin.DaihinminView;
import org.umpire.games.daihinmin.Trick;

/** Cuts where it can, and else draws numbers from the hand until one may be played; it passes only after many. */
final class Lucky implements Bot<DaihinminView, DaihinminMove> {
    private static final int TRIES = 10_000;

    private final long salt;

    Lucky(long salt) {
        this.salt = salt;
    }

    @Override
    public DaihinminMove move(DaihinminView view) {
        Chance chance = new Chance(view, salt);
        int size = view.hand().size();
        int length = view.trick().digits();
        if (view.trick().isEmpty()) {
            length = size <= Trick.LEAD ? size : 1 + chance.below(Trick.LEAD);
        }
        if (length > size) {
            return DaihinminMove.PASS;
        }
        int wanted = length;
        Optional<DaihinminMove> cut = Cuts.any(view).or(() -> Cuts.mersenne(view, wanted));
        return cut.or(() -> RandomNumbers.find(view, wanted, TRIES, chance)).orElse(DaihinminMove.PASS);
    }
}
