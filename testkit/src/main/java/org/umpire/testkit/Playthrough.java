package org.umpire.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.umpire.rules.Game;
import org.umpire.rules.Setup;
import org.umpire.rules.State;

/**
 * A table as it was played: the moves, and the moments before and after each.
 *
 * @param states one more than moves
 */
record Playthrough<D, S, M>(D deal, List<M> moves, List<S> states) {
    /** Returns a table played by random legal moves to its end. */
    static <D, S extends State<S, M, V>, M, V> Playthrough<D, S, M> random(
            Game<D, S, M, V> game, Sample<D, S, M> sample, Setup setup, RandomGenerator rng) {
        D deal = game.deal(setup, Seeds.shuffler(rng));
        int bound = sample.movesMax(setup);
        List<M> moves = new ArrayList<>();
        List<S> states = new ArrayList<>();
        S state = game.start(deal);
        states.add(state);
        while (!state.phase().over()) {
            if (moves.size() == bound) {
                throw new AssertionError("the table goes on after " + bound + " moves");
            }
            M move = sample.legal(state, rng);
            state = state.play(move);
            moves.add(move);
            states.add(state);
        }
        return new Playthrough<>(deal, moves, states);
    }

    /** Returns a deal played with given moves. */
    static <D, S extends State<S, M, V>, M, V> Playthrough<D, S, M> of(Game<D, S, M, V> game, D deal, List<M> moves) {
        List<S> states = new ArrayList<>();
        S state = game.start(deal);
        states.add(state);
        for (M move : moves) {
            state = state.play(move);
            states.add(state);
        }
        return new Playthrough<>(deal, moves, states);
    }

    S start() {
        return states.get(0);
    }

    S end() {
        return states.get(states.size() - 1);
    }
}
