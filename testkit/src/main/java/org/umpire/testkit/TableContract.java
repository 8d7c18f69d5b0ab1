package org.umpire.testkit;

import java.util.random.RandomGenerator;
import org.umpire.rules.Fault;
import org.umpire.rules.FaultKind;
import org.umpire.rules.Game;
import org.umpire.rules.GamePack;
import org.umpire.rules.Protocol;
import org.umpire.rules.Setup;
import org.umpire.rules.State;

/**
 * The tables on which a {@link GameContract} is tried.
 *
 * @param <D> the deal
 * @param <S> one moment of a table
 * @param <M> a move
 * @param <V> what one seat may know
 */
abstract class TableContract<D, S extends State<S, M, V>, M, V> {
    static final int SEEDS = 10;
    static final Fault FAULT = new Fault(FaultKind.EXIT, "left with code 1");

    final GamePack<D, S, M, V> pack;
    final Sample<D, S, M> sample;
    final Game<D, S, M, V> game;
    final Protocol<V, M> protocol;

    TableContract(GamePack<D, S, M, V> pack, Sample<D, S, M> sample) {
        this.pack = pack;
        this.sample = sample;
        game = pack.game();
        protocol = pack.protocol();
    }

    /** The test of one table, of some setup. */
    @FunctionalInterface
    interface TableTest<D, S, M> {
        void run(Setup setup, Playthrough<D, S, M> course, RandomGenerator rng) throws Exception;
    }

    final void eachTable(TableTest<D, S, M> test) {
        for (Setup setup : sample.setups()) {
            Seeds.forEach(SEEDS, rng -> test.run(setup, Playthrough.random(game, sample, setup, rng), rng));
        }
    }

    final boolean accepts(S state, M move) {
        try {
            state.play(move);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
