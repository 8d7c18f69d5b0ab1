package org.umpire.record.toy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.umpire.rules.Breach;
import org.umpire.rules.Fault;
import org.umpire.rules.Outcome;
import org.umpire.rules.Phase;
import org.umpire.rules.Seat;
import org.umpire.rules.State;

/** Seats play any card in turn; whoever plays above the last card scores a point; {@code turn} is -1 when over. */
public record ToyState(
        List<List<Integer>> hands, List<Integer> scores, List<Optional<Fault>> faults, int plays, int last, int turn)
        implements State<ToyState, Integer, ToyView> {
    static ToyState start(List<List<Integer>> hands) {
        return new ToyState(
                hands,
                Collections.nCopies(hands.size(), 0),
                Collections.nCopies(hands.size(), Optional.empty()),
                0,
                0,
                0);
    }

    @Override
    public Phase phase() {
        if (turn >= 0) {
            return new Phase.ToMove(new Seat(turn));
        }
        List<Outcome.SeatOutcome> seats = new ArrayList<>();
        for (int i = 0; i < hands.size(); i++) {
            seats.add(new Outcome.SeatOutcome(scores.get(i), faults.get(i)));
        }
        return new Phase.Over(new Outcome(seats));
    }

    @Override
    public Optional<Breach> check(Integer move) {
        return hands.get(turn).contains(move)
                ? Optional.empty()
                : Optional.of(new Breach(ToyRule.MUST_HOLD_CARD, "does not hold " + move));
    }

    @Override
    public ToyState play(Integer move) {
        List<List<Integer>> held = new ArrayList<>(hands);
        held.set(
                turn,
                hands.get(turn).stream().filter(card -> !card.equals(move)).toList());
        List<Integer> scored = new ArrayList<>(scores);
        scored.set(turn, scores.get(turn) + (move > last ? 1 : 0));
        return new ToyState(held, scored, faults, plays + 1, move, nextTurn(held, faults, turn));
    }

    @Override
    public ToyState drop(Seat seat, Fault fault) {
        List<Optional<Fault>> faulted = new ArrayList<>(faults);
        faulted.set(seat.index(), Optional.of(fault));
        long left = faulted.stream().filter(Optional::isEmpty).count();
        int next = left < 2 ? -1 : turn == seat.index() ? nextTurn(hands, faulted, turn) : turn;
        return new ToyState(hands, scores, faulted, plays, last, next);
    }

    @Override
    public ToyView view(Seat seat) {
        return new ToyView(seat.index(), hands.get(seat.index()), plays, last, turn, scores);
    }

    private static int nextTurn(List<List<Integer>> hands, List<Optional<Fault>> faults, int turn) {
        for (int step = 1; step <= hands.size(); step++) {
            int seat = (turn + step) % hands.size();
            if (faults.get(seat).isEmpty() && !hands.get(seat).isEmpty()) {
                return seat;
            }
        }
        return -1;
    }
}
