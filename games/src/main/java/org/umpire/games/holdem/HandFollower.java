package org.umpire.games.holdem;

import java.util.List;

/**
 * Follows one hand from one player's seat: it is given the stacks at each of that player's turns and tells what happened
 * since the one before. Used by one thread.
 */
public final class HandFollower {
    private final int player;
    private Betting last;
    private boolean begun;

    /** Begins with a hand of which nothing has happened but that antes and blinds are posted. */
    public HandFollower(Betting start, int player) {
        if (player < 0 || player >= start.players()) {
            throw new IllegalArgumentException("player " + player + " in a hand of " + start.players());
        }
        this.player = player;
        this.last = start;
    }

    /** Returns what happened since the last turn, and goes on from here if there is one answer. */
    public Reconstruction turn(List<Integer> stacks, Street street) {
        return take(
                begun ? Reconstruct.since(last, stacks, street) : Reconstruct.sinceStart(last, player, stacks, street));
    }

    /** Returns the same without knowing the street: goes on only if one answer fits. */
    public Reconstruction turn(List<Integer> stacks) {
        return take(begun ? Reconstruct.since(last, stacks) : Reconstruct.sinceStart(last, player, stacks));
    }

    /** Chooses one of several candidates, as soon as it is known which one is right. */
    public void choose(Reconstruction.One candidate) {
        last = candidate.now();
        begun = true;
    }

    /** Returns the moment of the last turn that was told apart; the start of the hand before there was one. */
    public Betting last() {
        return last;
    }

    private Reconstruction take(Reconstruction reconstruction) {
        if (reconstruction instanceof Reconstruction.One one) {
            choose(one);
        }
        return reconstruction;
    }
}
