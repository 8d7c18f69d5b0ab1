package org.umpire.bots.daihinmin;

import org.umpire.bots.Bot;
import org.umpire.games.daihinmin.DaihinminMove;
import org.umpire.games.daihinmin.DaihinminView;
import org.umpire.games.daihinmin.Trick;

/**
 * Plays by the policy of akemi, the contest's sample program in C++: it cuts where it can, and else draws numbers from the
 * hand until one may be played; it passes only after many.
 */
final class Lucky implements Bot<DaihinminView, DaihinminMove> {
    private final long salt;

    Lucky(long salt) {
        this.salt = salt;
    }

    @Override
    public DaihinminMove move(DaihinminView view) {
        Chance chance = new Chance(view, salt);
        int size = view.hand().size();
        int length = view.trick().digits();
        if (length == 0) {
            length = size <= Trick.LEAD ? size : 1 + chance.below(Trick.LEAD);
        }
        if (length > size) {
            return DaihinminMove.PASS;
        }
        int wanted = length;
        return Cuts.belphegor(view)
                .or(() -> Cuts.mersenne(view, wanted))
                .or(() -> AkemiNumbers.find(
                        view.hand(), wanted, view.trick().last().orElse(""), chance))
                .orElse(DaihinminMove.PASS);
    }
}
