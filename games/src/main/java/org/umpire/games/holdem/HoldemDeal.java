package org.umpire.games.holdem;

import java.util.Arrays;
import java.util.List;
import org.umpire.rules.Shuffler;

/** The cards of every hand of a table. Immutable. */
public final class HoldemDeal {
    /** How many cards a seat gets. */
    static final int HOLE = 2;

    private final HoldemTerms terms;
    private final Cards[] hands;

    /**
     * The cards of one hand.
     *
     * @param holes two cards for each seat
     * @param board what each of flop, turn and river adds to the board
     */
    public record Cards(List<Long> holes, List<Long> board) {
        public Cards {
            holes = List.copyOf(holes);
            board = List.copyOf(board);
        }

        /** Returns the board as far as it lies on a street. */
        long board(Street street) {
            long cards = 0;
            for (int i = 0; i < street.deals(); i++) {
                cards |= board.get(i);
            }
            return cards;
        }
    }

    private HoldemDeal(HoldemTerms terms, Cards[] hands) {
        this.terms = terms;
        this.hands = hands;
    }

    /**
     * Returns the deal with these cards.
     *
     * @throws IllegalArgumentException if there are not as many hands as agreed, or a card is missing or stands twice
     */
    public static HoldemDeal of(HoldemTerms terms, List<Cards> hands) {
        if (hands.size() != terms.hands()) {
            throw new IllegalArgumentException(hands.size() + " hands; " + terms.hands() + " are needed");
        }
        for (int hand = 0; hand < hands.size(); hand++) {
            check(terms, hands.get(hand), "hand " + (hand + 1));
        }
        return new HoldemDeal(terms, hands.toArray(new Cards[0]));
    }

    private static void check(HoldemTerms terms, Cards cards, String where) {
        if (cards.holes().size() != terms.seats() || cards.board().size() != 3) {
            throw new IllegalArgumentException(
                    where + ": " + terms.seats() + " pairs of cards and flop, turn and river are needed");
        }
        long seen = cards.board(Street.RIVER);
        boolean right = true;
        for (Street street : List.of(Street.FLOP, Street.TURN, Street.RIVER)) {
            right &= Long.bitCount(cards.board(street)) == street.boardCards();
        }
        for (long hole : cards.holes()) {
            right &= Long.bitCount(hole) == HOLE && (hole & seen) == 0;
            seen |= hole;
        }
        if (!right || (seen & ~HoldemCards.ALL) != 0) {
            throw new IllegalArgumentException(
                    where + ": two cards a seat and three, one and one for the board are needed, each once");
        }
    }

    /**
     * Returns a random deal. For each hand in turn the 52 cards, from the lowest to the highest clubs, then diamonds,
     * hearts and spades, are shuffled; seat 0 gets the first two, seat 1 the next two, and so on; then come flop, turn
     * and river. docs/games/holdem.md#deal.
     */
    public static HoldemDeal of(HoldemTerms terms, Shuffler shuffler) {
        Cards[] hands = new Cards[terms.hands()];
        int[] order = new int[52];
        for (int hand = 0; hand < hands.length; hand++) {
            Arrays.setAll(order, card -> card);
            shuffler.shuffle(order);
            Long[] holes = new Long[terms.seats()];
            int next = 0;
            for (int seat = 0; seat < holes.length; seat++, next += HOLE) {
                holes[seat] = HoldemCards.card(order[next]) | HoldemCards.card(order[next + 1]);
            }
            long flop = HoldemCards.card(order[next])
                    | HoldemCards.card(order[next + 1])
                    | HoldemCards.card(order[next + 2]);
            hands[hand] = new Cards(
                    List.of(holes),
                    List.of(flop, HoldemCards.card(order[next + 3]), HoldemCards.card(order[next + 4])));
        }
        return new HoldemDeal(terms, hands);
    }

    /** Returns what is agreed about the table. */
    public HoldemTerms terms() {
        return terms;
    }

    /** Returns the cards of a hand, counted from 0. */
    public Cards hand(int hand) {
        return hands[hand];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HoldemDeal deal && terms.equals(deal.terms) && Arrays.equals(hands, deal.hands);
    }

    @Override
    public int hashCode() {
        return terms.hashCode() * 31 + Arrays.hashCode(hands);
    }

    /** Returns the text as in records. */
    @Override
    public String toString() {
        return new HoldemNotation().writeDeal(this);
    }
}
