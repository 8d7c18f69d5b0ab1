package org.umpire.bots.croquet;

import org.umpire.bots.Bot;
import org.umpire.games.croquet.Ball;
import org.umpire.games.croquet.CroquetEnd;
import org.umpire.games.croquet.CroquetMove;
import org.umpire.games.croquet.CroquetState;
import org.umpire.games.croquet.CroquetView;

/** Alpha-beta search to a fixed depth; at the end of it, who is further on stands better. */
final class Search implements Bot<CroquetView, CroquetMove> {
    private static final int WON = 10_000;

    private final int depth;

    Search(int depth) {
        this.depth = depth;
    }

    @Override
    public CroquetMove move(CroquetView view) {
        CroquetState state = CroquetState.from(view.position(), view.readings());
        CroquetMove best = state.legalMoves().get(0);
        int worth = -WON;
        for (CroquetMove move : state.legalMoves()) {
            int found = -worth(state.play(move), depth - 1, -WON, -worth);
            if (found > worth) {
                worth = found;
                best = move;
            }
        }
        return best;
    }

    /** Returns what a moment is worth to the side to move, or to the one that would be, if that lies between the bounds. */
    private static int worth(CroquetState state, int depth, int from, int to) {
        int mover = state.position().mover();
        if (state.end() != CroquetEnd.NONE) {
            // Sooner is better.
            int sure = WON / 2 + depth;
            return state.end() == CroquetEnd.DRAW ? 0 : state.end() == CroquetEnd.won(mover) ? sure : -sure;
        }
        if (depth == 0) {
            return 10
                    * (standing(state.position().own())
                            - standing(state.position().ball(1 - mover)));
        }
        int best = from;
        for (CroquetMove move : state.legalMoves()) {
            best = Math.max(best, -worth(state.play(move), depth - 1, -to, -best));
            if (best >= to) {
                break;
            }
        }
        return best;
    }

    /** Returns how far on a ball is; the miss to come is worth some steps, and to be in a hoop costs some. */
    private static int standing(Ball ball) {
        int number = ball.returning() ? ball.hoop() - 4 : ball.number();
        return number + (ball.missed() ? 0 : 5) - (ball.inHoop() ? 2 : 0);
    }
}
