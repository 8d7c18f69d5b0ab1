package org.umpire.bots.croquet;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.umpire.bots.Bot;
import org.umpire.games.croquet.CroquetMove;
import org.umpire.games.croquet.CroquetOracle;
import org.umpire.games.croquet.CroquetReadings;
import org.umpire.games.croquet.CroquetView;

/** Asks the oracle of the readings by which the game is played. */
final class Perfect implements Bot<CroquetView, CroquetMove> {
    private final ConcurrentMap<CroquetReadings, CroquetOracle> others = new ConcurrentHashMap<>();

    @Override
    public CroquetMove move(CroquetView view) {
        CroquetOracle oracle = view.readings().equals(CroquetReadings.USUAL)
                ? CroquetOracle.usual()
                : others.computeIfAbsent(view.readings(), CroquetOracle::solve);
        return oracle.perfect(view.position());
    }
}
