package org.umpire.bots.croquet;

import java.util.Comparator;
import org.umpire.bots.Bot;
import org.umpire.games.croquet.Ball;
import org.umpire.games.croquet.CroquetMove;
import org.umpire.games.croquet.CroquetView;

/** Plays the highest number that misses no hoop; where every number misses, the highest of all. */
final class Greedy implements Bot<CroquetView, CroquetMove> {
    @Override
    public CroquetMove move(CroquetView view) {
        Ball ball = view.position().own();
        Comparator<CroquetMove> better = Comparator.comparing((CroquetMove move) -> !misses(ball, move.number()))
                .thenComparing(Comparator.naturalOrder());
        return view.position().moves(view.readings()).stream().max(better).orElseThrow();
    }

    private static boolean misses(Ball ball, int move) {
        Ball.Event event = ball.event(move);
        return event == Ball.Event.MISSES || event == Ball.Event.MISSES_AGAIN;
    }
}
