package org.umpire.games.daihinmin;

import java.util.Arrays;
import org.umpire.rules.Shuffler;

/**
 * All cards of a table in the order in which they are dealt: a hand for each seat, then the stock.
 *
 * @param cards 3001 digits
 */
public record DaihinminDeal(Announcement announcement, String cards) {
    /** How many cards there are. */
    public static final int CARDS = 3001;

    /** How many of each digit but 0, of which there is one more. */
    public static final int COPIES = 300;

    /** How many cards a hand has at first. */
    public static final int HAND = 199;

    /** How many cards who passes draws. */
    public static final int DRAW = 5;

    /** How many seats a table may have: there must be a stock. */
    public static final int SEATS_MAX = (CARDS - 1) / HAND;

    /**
     * A deal.
     *
     * @throws IllegalArgumentException if these are not the cards of the game, or the seats are too few or too many
     */
    public DaihinminDeal {
        int seats = announcement.names().size();
        if (seats < 2 || seats > SEATS_MAX) {
            throw new IllegalArgumentException(seats + " seats; a table has 2 to " + SEATS_MAX);
        }
        Hand all = Hand.of(cards);
        for (int digit = 0; digit < Hand.DIGITS; digit++) {
            int needed = digit == 0 ? COPIES + 1 : COPIES;
            if (all.count(digit) != needed) {
                throw new IllegalArgumentException(
                        all.count(digit) + " cards with the digit " + digit + "; there are " + needed);
            }
        }
    }

    /**
     * Returns a random deal: the cards in ascending order are shuffled, then seat 0 gets the first 199, seat 1 the next,
     * and so on; the rest is the stock, drawn from its front. docs/games/daihinmin.md#deal.
     */
    public static DaihinminDeal of(Announcement announcement, Shuffler shuffler) {
        int[] order = new int[CARDS];
        Arrays.setAll(order, card -> Math.max(0, card - 1) / COPIES);
        shuffler.shuffle(order);
        StringBuilder cards = new StringBuilder(CARDS);
        for (int digit : order) {
            cards.append(digit);
        }
        return new DaihinminDeal(announcement, cards.toString());
    }

    /** Returns how many seats the table has. */
    public int seats() {
        return announcement.names().size();
    }

    /** Returns the hand that a seat is dealt. */
    public Hand hand(int seat) {
        return Hand.of(cards.substring(seat * HAND, (seat + 1) * HAND));
    }

    /** Returns how many cards the stock has at first. */
    public int stock() {
        return CARDS - seats() * HAND;
    }

    /** Returns the cards that who passes draws when so many were drawn before, in order; at the end fewer. */
    String drawn(int before) {
        int from = seats() * HAND + before;
        return cards.substring(from, Math.min(CARDS, from + DRAW));
    }

    /** Returns the text as in records. */
    @Override
    public String toString() {
        return new DaihinminNotation().writeDeal(this);
    }
}
