package org.umpire.games.croquet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.umpire.rules.Breach;
import org.umpire.rules.Fault;
import org.umpire.rules.Listable;
import org.umpire.rules.Outcome;
import org.umpire.rules.Phase;
import org.umpire.rules.Seat;
import org.umpire.rules.State;

/**
 * One moment of a game. Seat 0 is A, seat 1 is B.
 *
 * @param position where the balls lie and who is to move; after the end, who would be
 * @param moves how many were made
 * @param last the number of the last move; 0 before the first
 * @param end how the game stands
 * @param faulted the seat that was dropped, and why
 */
public record CroquetState(
        CroquetReadings readings,
        CroquetPosition position,
        int moves,
        int last,
        CroquetEnd end,
        Optional<Dropped> faulted)
        implements State<CroquetState, CroquetMove, CroquetView>, Listable<CroquetMove> {
    /** A seat that could not go on. */
    public record Dropped(int seat, Fault fault) {}

    /** Returns the opening of a game. */
    public static CroquetState start(CroquetReadings readings) {
        return new CroquetState(readings, CroquetPosition.START, 0, 0, CroquetEnd.NONE, Optional.empty());
    }

    /** Returns a game that goes on from a position. */
    public static CroquetState from(CroquetPosition position, CroquetReadings readings) {
        return new CroquetState(readings, position, 0, 0, stuck(position, readings), Optional.empty());
    }

    @Override
    public Phase phase() {
        if (end == CroquetEnd.NONE) {
            return new Phase.ToMove(new Seat(position.mover()));
        }
        List<Outcome.SeatOutcome> seats = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            int me = seat;
            seats.add(new Outcome.SeatOutcome(
                    end.halves(seat),
                    faulted.filter(dropped -> dropped.seat() == me).map(Dropped::fault)));
        }
        return new Phase.Over(new Outcome(seats));
    }

    @Override
    public Optional<Breach> check(CroquetMove move) {
        return position.check(move.number(), readings);
    }

    @Override
    public CroquetState play(CroquetMove move) {
        if (end != CroquetEnd.NONE) {
            throw new IllegalArgumentException("the game is over");
        }
        check(move).ifPresent(breach -> {
            throw new IllegalArgumentException(breach.toString());
        });
        CroquetPosition after = position.after(move.number(), readings);
        return new CroquetState(readings, after, moves + 1, move.number(), end(move.number(), after), faulted);
    }

    private CroquetEnd end(int move, CroquetPosition after) {
        int mover = position.mover();
        boolean finished = after.ball(mover).finished();
        if (position.a().finished()) {
            // B's one more move.
            return finished ? CroquetEnd.DRAW : CroquetEnd.A_WINS;
        }
        if (position.own().event(move) == Ball.Event.MISSES_AGAIN) {
            return CroquetEnd.won(1 - mover);
        }
        if (finished) {
            return mover == 0 && after.canFinish(readings) ? CroquetEnd.NONE : CroquetEnd.won(mover);
        }
        return stuck(after, readings);
    }

    /** Returns the loss of a side to move that has no legal move. */
    private static CroquetEnd stuck(CroquetPosition position, CroquetReadings readings) {
        return position.moves(readings).isEmpty() ? CroquetEnd.won(1 - position.mover()) : CroquetEnd.NONE;
    }

    @Override
    public CroquetState drop(Seat seat, Fault fault) {
        if (end != CroquetEnd.NONE || seat.index() > 1) {
            throw new IllegalArgumentException("seat " + seat + " cannot be dropped; the game: " + end);
        }
        return new CroquetState(
                readings,
                position,
                moves,
                last,
                CroquetEnd.won(1 - seat.index()),
                Optional.of(new Dropped(seat.index(), fault)));
    }

    @Override
    public CroquetView view(Seat seat) {
        return new CroquetView(seat.index(), readings, position, moves, last, end);
    }

    @Override
    public List<CroquetMove> legalMoves() {
        return end == CroquetEnd.NONE ? position.moves(readings) : List.of();
    }
}
