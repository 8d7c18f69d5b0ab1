package org.umpire.games.cards;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CardsTest {
    @Test
    void everySuitAndRankIsReadBackInEitherCase() {
        for (Suit suit : Suit.values()) {
            assertThat(Suit.of(suit.letter())).contains(suit);
            assertThat(Suit.of(Character.toLowerCase(suit.letter()))).contains(suit);
        }
        for (Rank rank : Rank.values()) {
            assertThat(Rank.of(rank.letter())).contains(rank);
            assertThat(Rank.of(Character.toLowerCase(rank.letter()))).contains(rank);
        }
    }

    @Test
    void nothingElseIsASuitOrARank() {
        int suits = 0;
        int ranks = 0;
        for (char c = 0; c < 0xffff; c++) {
            suits += Suit.of(c).isPresent() ? 1 : 0;
            ranks += Rank.of(c).isPresent() ? 1 : 0;
        }
        assertThat(suits).isEqualTo(8);
        assertThat(ranks).as("thirteen, and five letters in lower case").isEqualTo(18);
    }

    @Test
    void pipsCountFromTheAce() {
        assertThat(Rank.ACE.pips()).isEqualTo(1);
        assertThat(Rank.TEN.pips()).isEqualTo(10);
        assertThat(Rank.KING.pips()).isEqualTo(13);
    }
}
