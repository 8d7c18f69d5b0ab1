package org.umpire.contest.toy;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.umpire.rules.Breach;
import org.umpire.rules.Fault;
import org.umpire.rules.Outcome;
import org.umpire.rules.Outcome.SeatOutcome;
import org.umpire.rules.Phase;
import org.umpire.rules.Seat;
import org.umpire.rules.State;

/** Whoever takes the last of a heap gets a point; who takes first alternates. */
record HeapState(HeapDeal deal, int game, int left, int toMove, List<Long> scores, List<Optional<Fault>> faults)
        implements State<HeapState, Integer, HeapView> {
    static HeapState start(HeapDeal deal) {
        return new HeapState(
                deal, 0, deal.heaps().get(0), 0, List.of(0L, 0L), List.of(Optional.empty(), Optional.empty()));
    }

    @Override
    public Phase phase() {
        if (game < deal.heaps().size() && faults.stream().allMatch(Optional::isEmpty)) {
            return new Phase.ToMove(new Seat(toMove));
        }
        return new Phase.Over(new Outcome(IntStream.range(0, 2)
                .mapToObj(seat -> new SeatOutcome(scores.get(seat), faults.get(seat)))
                .toList()));
    }

    @Override
    public Optional<Breach> check(Integer move) {
        if (move < 1 || move > 3) {
            return Optional.of(new Breach(HeapRule.ONE_TO_THREE, "takes " + move));
        }
        return move > left
                ? Optional.of(new Breach(HeapRule.NOT_MORE_THAN_LEFT, "takes " + move + " of " + left))
                : Optional.empty();
    }

    @Override
    public HeapState play(Integer move) {
        if (phase().over() || check(move).isPresent()) {
            throw new IllegalArgumentException("cannot take " + move);
        }
        if (move < left) {
            return new HeapState(deal, game, left - move, 1 - toMove, scores, faults);
        }
        List<Long> raised =
                toMove == 0 ? List.of(scores.get(0) + 1, scores.get(1)) : List.of(scores.get(0), scores.get(1) + 1);
        int next = game + 1;
        int heap = next < deal.heaps().size() ? deal.heaps().get(next) : 0;
        return new HeapState(deal, next, heap, next % 2, raised, faults);
    }

    @Override
    public HeapState drop(Seat seat, Fault fault) {
        if (phase().over()) {
            throw new IllegalArgumentException("the table is over");
        }
        List<Optional<Fault>> noted = seat.index() == 0
                ? List.of(Optional.of(fault), faults.get(1))
                : List.of(faults.get(0), Optional.of(fault));
        return new HeapState(deal, game, left, toMove, scores, noted);
    }

    @Override
    public HeapView view(Seat seat) {
        return new HeapView(left, !phase().over() && toMove == seat.index());
    }
}
