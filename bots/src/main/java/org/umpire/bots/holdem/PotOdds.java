package org.umpire.bots.holdem;

import org.umpire.bots.Bot;
import org.umpire.games.holdem.Betting;
import org.umpire.games.holdem.HandSeen;
import org.umpire.games.holdem.HoldemMove;
import org.umpire.games.holdem.HoldemView;

/**
 * Estimates its share of the pot by sampling. Calls what that share is worth, and bets or raises by about the pot when
 * the share is much more than its part. Against a raise it takes the others to hold better cards than any.
 */
final class PotOdds implements Bot<HoldemView, HoldemMove> {
    private static final int SAMPLES = 300;
    /** What each raise in the hand takes from the share where there is a price: it is seldom made with any two cards. */
    private static final double DOUBT = 0.14;

    private static final int RAISES_MAX = 4;
    /** How much better than an even part of the pot a hand must be to raise with it. */
    private static final double EDGE = 1.25;

    @Override
    public HoldemMove move(HoldemView view) {
        HandSeen hand = view.hand();
        Betting betting = hand.betting();
        Draws draws = new Draws(hand);
        int own = hand.position();
        int cost = betting.callCost(own);
        double share = Equity.of(hand, SAMPLES, draws) - (cost > 0 ? DOUBT * raises(hand) : 0);
        if (share > EDGE / betting.left()) {
            long pot = (long) hand.pot() + cost;
            long total = betting.paid(own) + cost + Math.round(pot * Math.min(1, share));
            return hand.raiseTowards(total).orElse(HoldemMove.CALL);
        }
        if (cost == 0) {
            return HoldemMove.CALL;
        }
        return share * (hand.pot() + cost) >= cost ? HoldemMove.CALL : HoldemMove.FOLD;
    }

    private static long raises(HandSeen hand) {
        return Math.min(
                RAISES_MAX, hand.bettingText().chars().filter(c -> c == 'r').count());
    }
}
