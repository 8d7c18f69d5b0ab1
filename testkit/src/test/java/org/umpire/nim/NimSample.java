package org.umpire.nim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import org.umpire.rules.Outcome;
import org.umpire.rules.Seat;
import org.umpire.rules.Setup;
import org.umpire.testkit.Sample;

final class NimSample implements Sample<List<Integer>, NimState, NimMove> {
    @Override
    public List<Setup> setups() {
        return List.of(Setup.of(2, 1));
    }

    @Override
    public NimMove legal(NimState state, RandomGenerator rng) {
        List<NimMove> moves = state.legalMoves();
        return moves.get(rng.nextInt(moves.size()));
    }

    @Override
    public NimMove any(NimState state, RandomGenerator rng) {
        return new NimMove(rng.nextInt(-1, 5), rng.nextInt(-1, 7));
    }

    @Override
    public List<Integer> redeal(List<Integer> deal, List<NimMove> moves, Seat seat, RandomGenerator rng) {
        return deal;
    }

    @Override
    public int movesMax(Setup setup) {
        return 15;
    }

    @Override
    public void obeysLaw(Outcome outcome) {
        assertThat(outcome.seats().stream()
                        .mapToLong(Outcome.SeatOutcome::score)
                        .sum())
                .isEqualTo(1);
    }
}
