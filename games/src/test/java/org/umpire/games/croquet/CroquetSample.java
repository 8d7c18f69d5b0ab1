package org.umpire.games.croquet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.umpire.rules.Outcome;
import org.umpire.rules.Seat;
import org.umpire.rules.Setup;
import org.umpire.testkit.Sample;

/** Random play of croquet. */
final class CroquetSample implements Sample<CroquetReadings, CroquetState, CroquetMove> {
    @Override
    public List<Setup> setups() {
        Map<String, String> others =
                Map.of("return", "onto-hoop", "answer", "free", "landing-on-100", "finish", "miss-of-100", "finish");
        return List.of(Setup.of(2, 1), new Setup(2, 1, new TreeMap<>(others)));
    }

    /** Returns any legal move, but mostly not one that misses, so that games get to their end. */
    @Override
    public CroquetMove legal(CroquetState state, RandomGenerator rng) {
        List<CroquetMove> moves = state.legalMoves();
        CroquetMove move = moves.get(rng.nextInt(moves.size()));
        for (int tries = rng.nextInt(12); tries > 0 && misses(state, move); tries--) {
            move = moves.get(rng.nextInt(moves.size()));
        }
        return move;
    }

    private static boolean misses(CroquetState state, CroquetMove move) {
        Ball.Event event = state.position().own().event(move.number());
        return event == Ball.Event.MISSES || event == Ball.Event.MISSES_AGAIN;
    }

    @Override
    public CroquetMove any(CroquetState state, RandomGenerator rng) {
        return new CroquetMove(rng.nextInt(10) == 0 ? rng.nextInt(-99, 100) : rng.nextInt(-9, 10));
    }

    /** Returns the deal itself: nothing is hidden. */
    @Override
    public CroquetReadings redeal(CroquetReadings deal, List<CroquetMove> moves, Seat seat, RandomGenerator rng) {
        return deal;
    }

    /** Returns a bound: each side goes on at most 100 times, and once more after coming back; at each it may skip once. */
    @Override
    public int movesMax(Setup setup) {
        return 2 * 2 * (100 + 8);
    }

    @Override
    public void obeysLaw(Outcome outcome) {
        assertThat(outcome.seats().stream()
                        .mapToLong(Outcome.SeatOutcome::score)
                        .sum())
                .as("half points in all")
                .isEqualTo(2);
    }
}
