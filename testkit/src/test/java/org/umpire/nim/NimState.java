package org.umpire.nim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.umpire.rules.Breach;
import org.umpire.rules.Fault;
import org.umpire.rules.Listable;
import org.umpire.rules.Outcome;
import org.umpire.rules.Outcome.SeatOutcome;
import org.umpire.rules.Phase;
import org.umpire.rules.Seat;
import org.umpire.rules.State;

/** Heaps of matches. Two seats take turns; who takes the last match wins. Nothing is hidden, but who one is. */
record NimState(List<Integer> heaps, int turn, Optional<Seat> dropped, Optional<Fault> fault)
        implements State<NimState, NimMove, NimView>, Listable<NimMove> {

    private int mover() {
        return turn % 2;
    }

    @Override
    public Phase phase() {
        boolean taken = heaps.stream().allMatch(heap -> heap == 0);
        if (!taken && dropped.isEmpty()) {
            return new Phase.ToMove(new Seat(mover()));
        }
        int loser = dropped.map(Seat::index).orElse(mover());
        List<SeatOutcome> seats = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            boolean lost = seat == loser;
            seats.add(new SeatOutcome(lost ? 0 : 1, lost ? fault : Optional.empty()));
        }
        return new Phase.Over(new Outcome(seats));
    }

    @Override
    public Optional<Breach> check(NimMove move) {
        if (move.heap() < 0 || move.heap() >= heaps.size()) {
            return Optional.of(new Breach(NimRule.HEAP_MUST_EXIST, "no heap " + move.heap()));
        }
        if (move.matches() < 1 || move.matches() > heaps.get(move.heap())) {
            return Optional.of(new Breach(NimRule.MUST_TAKE_WHAT_IS_THERE, move.toString()));
        }
        return Optional.empty();
    }

    @Override
    public NimState play(NimMove move) {
        if (phase().over() || check(move).isPresent()) {
            throw new IllegalArgumentException(move.toString());
        }
        List<Integer> left = new ArrayList<>(heaps);
        left.set(move.heap(), left.get(move.heap()) - move.matches());
        return new NimState(List.copyOf(left), turn + 1, dropped, fault);
    }

    @Override
    public NimState drop(Seat seat, Fault why) {
        if (phase().over() || seat.index() > 1) {
            throw new IllegalArgumentException("cannot drop " + seat);
        }
        return new NimState(heaps, turn, Optional.of(seat), Optional.of(why));
    }

    @Override
    public NimView view(Seat seat) {
        return new NimView(heaps, phase().equals(new Phase.ToMove(seat)), phase().over());
    }

    @Override
    public List<NimMove> legalMoves() {
        List<NimMove> moves = new ArrayList<>();
        for (int heap = 0; heap < heaps.size() && !phase().over(); heap++) {
            for (int matches = 1; matches <= heaps.get(heap); matches++) {
                moves.add(new NimMove(heap, matches));
            }
        }
        return moves;
    }
}
