package org.umpire.bots.big2;

import org.umpire.bots.Bot;
import org.umpire.games.big2.Big2Moves;
import org.umpire.games.big2.Big2Play;
import org.umpire.games.big2.Big2View;

/**
 * Plans how its hand gets out: it weighs every legal move by the turns that the rest of the hand then needs ({@link
 * HandPlan}), by how likely the move wins the lead ({@link Odds}), and by what an opponent who is nearly out could do.
 *
 * @param weights of all that
 */
record Planner(Weights weights) implements Bot<Big2View, Big2Play> {
    /** Above every other value: the game is won. */
    private static final double CERTAIN = 1000;

    @Override
    public Big2Play move(Big2View view) {
        long[] moves = new long[Big2Moves.MOST];
        int count = view.list(moves);
        if (count == 1) {
            return new Big2Play(moves[0]);
        }
        Odds odds = new Odds(view, weights);
        HandPlan plan = new HandPlan(view.hand(), odds, weights);
        long best = moves[0];
        double bestValue = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            double value = value(view, odds, plan, moves[i]);
            if (value > bestValue) {
                best = moves[i];
                bestValue = value;
            }
        }
        return new Big2Play(best);
    }

    private double value(Big2View view, Odds odds, HandPlan plan, long move) {
        long rest = view.hand() & ~move;
        if (rest == 0) {
            return Double.MAX_VALUE;
        }
        double turns = plan.turns(rest);
        double value = -turns + weights.card() * Long.bitCount(move);
        if (move != 0) {
            double stands = odds.stands(move);
            if (stands == 1 && plan.certain(rest)) {
                return CERTAIN - turns;
            }
            double lead = weights.lead() + weights.leadAtEnd() / (1 + turns);
            value += lead * stands;
        }
        int nearest = Math.min(odds.count(1), Math.min(odds.count(2), odds.count(3)));
        value -= weights.hurry() * points(Long.bitCount(rest)) / (nearest * nearest);
        double out = Math.min(1, danger(view, odds, move));
        return value - out * (weights.danger() + weights.dangerCard() * Long.bitCount(rest));
    }

    /** Returns what so many cards cost if the game ends with them. docs/games/big2.md#score. */
    private static int points(int cards) {
        return cards < 10 ? cards : cards < 13 ? 2 * cards : 3 * cards;
    }

    /** Returns how likely, after this move, somebody goes out in this trick or with the next lead. */
    private double danger(Big2View view, Odds odds, long move) {
        long top = move == 0 ? view.last() : move;
        int owner = move == 0 ? view.owner().orElse(0) : 0;
        int size = Long.bitCount(top);
        double danger = 0;
        for (int seat = 1; seat < 4; seat++) {
            if (seat != owner && odds.count(seat) == size) {
                danger += size == 1 ? odds.higher(top) : 0.5 * (1 - odds.stands(top));
            }
        }
        if (owner != 0) {
            int left = odds.count(owner);
            danger += weights.leaderDanger() * odds.stands(top, owner) / (left * left);
        }
        return danger;
    }
}
