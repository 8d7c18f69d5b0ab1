package org.umpire.bots.croquet;

import org.umpire.bots.Bot;
import org.umpire.games.croquet.CroquetMove;
import org.umpire.games.croquet.CroquetOracle;
import org.umpire.games.croquet.CroquetView;

/** Asks the oracle of the readings by which the game is played. */
final class Perfect implements Bot<CroquetView, CroquetMove> {
    @Override
    public CroquetMove move(CroquetView view) {
        return CroquetOracle.of(view.readings()).perfect(view.position());
    }
}
