package org.umpire.games.big2;

import java.util.Arrays;
import org.umpire.rules.Shuffler;

/** The hands of every game of a table: four hands of thirteen cards a game. Immutable. */
public final class Big2Deal {
    /** How many seats a table has. */
    public static final int SEATS = 4;

    /** How many cards a hand has. */
    public static final int HAND = 13;

    private final long[] hands;

    private Big2Deal(long[] hands) {
        this.hands = hands;
    }

    /**
     * Returns the deal with these hands.
     *
     * @param hands of the first game, seat by seat, then of the second game, and so on; sets as in {@link Big2Cards}
     * @throws IllegalArgumentException if the hands of some game do not share out the 52 cards, thirteen each
     */
    public static Big2Deal of(long... hands) {
        if (hands.length == 0 || hands.length % SEATS != 0) {
            throw new IllegalArgumentException(hands.length + " hands; four a game are needed");
        }
        for (int game = 0; game < hands.length / SEATS; game++) {
            long seen = 0;
            for (int seat = 0; seat < SEATS; seat++) {
                long hand = hands[game * SEATS + seat];
                if (Long.bitCount(hand) != HAND || (hand & ~Big2Cards.ALL) != 0) {
                    throw new IllegalArgumentException(
                            "game " + (game + 1) + ", seat " + seat + ": not thirteen different cards");
                }
                if ((hand & seen) != 0) {
                    throw new IllegalArgumentException(
                            "game " + (game + 1) + ": dealt twice: " + Big2Cards.write(hand & seen));
                }
                seen |= hand;
            }
        }
        return new Big2Deal(hands.clone());
    }

    /**
     * Returns a random deal: for each game in turn the cards in ascending order are shuffled, then seat 0 gets the
     * first thirteen, seat 1 the next, and so on. docs/games/big2.md#deal.
     */
    public static Big2Deal of(int games, Shuffler shuffler) {
        long[] hands = new long[games * SEATS];
        int[] cards = new int[Big2Cards.COUNT];
        for (int game = 0; game < games; game++) {
            Arrays.setAll(cards, card -> card);
            shuffler.shuffle(cards);
            for (int place = 0; place < Big2Cards.COUNT; place++) {
                hands[game * SEATS + place / HAND] |= 1L << cards[place];
            }
        }
        return new Big2Deal(hands);
    }

    /** Returns how many games the table has. */
    public int games() {
        return hands.length / SEATS;
    }

    /** Returns the hand of a seat at the start of a game, both counted from 0. */
    public long hand(int game, int seat) {
        return hands[game * SEATS + seat];
    }

    /** Returns the seat that holds the three of diamonds in the first game. */
    int holderOfD3() {
        int seat = 0;
        while ((hands[seat] & Big2Cards.D3) == 0) {
            seat++;
        }
        return seat;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Big2Deal deal && Arrays.equals(hands, deal.hands);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(hands);
    }

    /** Returns the text as in records: hands separated by {@code " / "}, games by {@code " | "}. */
    @Override
    public String toString() {
        return new Big2Notation().writeDeal(this);
    }
}
