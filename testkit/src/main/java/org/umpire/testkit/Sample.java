package org.umpire.testkit;

import java.util.List;
import java.util.random.RandomGenerator;
import org.umpire.rules.Outcome;
import org.umpire.rules.Seat;
import org.umpire.rules.Setup;

/**
 * What the {@link GameContract} needs to know of one game in order to play it at random.
 *
 * @param <D> the deal
 * @param <S> one moment of a table
 * @param <M> a move
 */
public interface Sample<D, S, M> {
    /** Returns tables to try, each with seats and games so few that a table is played in milliseconds. */
    List<Setup> setups();

    /** Returns a legal move of the seat to move, each kind of move with some chance. */
    M legal(S state, RandomGenerator rng);

    /** Returns a move that may well be illegal: best one that a slip in the rules would let through. */
    M any(S state, RandomGenerator rng);

    /**
     * Returns another deal in which the same moves can be made and after which the seat knows exactly the same: only
     * what it cannot see is changed. The deal itself, where a game hides nothing.
     *
     * @param moves made so far, from the first on
     */
    D redeal(D deal, List<M> moves, Seat seat, RandomGenerator rng);

    /** Returns a number of moves that no table exceeds. */
    int movesMax(Setup setup);

    /**
     * Checks the law that scores obey: a fixed sum, for example.
     *
     * @throws AssertionError if they do not
     */
    void obeysLaw(Outcome outcome);
}
