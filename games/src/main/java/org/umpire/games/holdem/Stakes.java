package org.umpire.games.holdem;

/**
 * What is posted before the cards.
 *
 * @param smallBlind at least 1, and below the big blind
 * @param ante of every player; 0 for none
 */
public record Stakes(int smallBlind, int bigBlind, int ante) {
    public Stakes {
        if (smallBlind < 1 || smallBlind >= bigBlind || ante < 0) {
            throw new IllegalArgumentException("blinds " + smallBlind + " and " + bigBlind + ", ante " + ante);
        }
    }
}
