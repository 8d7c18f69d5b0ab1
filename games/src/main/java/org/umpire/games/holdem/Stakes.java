package org.umpire.games.holdem;

/**
 * What is posted before the cards.
 *
 * @param smallBlind at least 1, and below the big blind
 * @param bigBlind at most {@link Betting#CHIPS_MAX}
 * @param ante of every player, at most {@link Betting#CHIPS_MAX}; 0 for none
 */
public record Stakes(int smallBlind, int bigBlind, int ante) {
    public Stakes {
        boolean ordered = smallBlind >= 1 && smallBlind < bigBlind && bigBlind <= Betting.CHIPS_MAX;
        if (!ordered || ante < 0 || ante > Betting.CHIPS_MAX) {
            throw new IllegalArgumentException("blinds " + smallBlind + " and " + bigBlind + ", ante " + ante);
        }
    }
}
