package org.umpire.bots.holdem;

import java.util.Optional;
import org.umpire.bots.Bot;
import org.umpire.games.holdem.HandSeen;
import org.umpire.games.holdem.HoldemMove;
import org.umpire.games.holdem.HoldemView;

/** Folds, calls or raises, each as likely where it may; raises by twice the least about half as often as by the least. */
final class Random implements Bot<HoldemView, HoldemMove> {
    @Override
    public HoldemMove move(HoldemView view) {
        HandSeen hand = view.hand();
        Draws draws = new Draws(hand);
        boolean free = hand.betting().callCost(hand.position()) == 0;
        int choice = draws.below(3);
        Optional<HoldemMove> least = hand.leastRaise();
        if (choice == 2 && least.isPresent()) {
            long size = (long) least.get().total() - hand.betting().paid(hand.position());
            long more = 0;
            while (draws.below(2) == 0 && more < hand.betting().stack(hand.position())) {
                more = 2 * more + size;
            }
            return hand.raiseTowards(least.get().total() + more).orElse(least.get());
        }
        return choice == 0 && !free ? HoldemMove.FOLD : HoldemMove.CALL;
    }
}
