package org.umpire.bots.daihinmin;

import java.util.Optional;
import org.umpire.games.daihinmin.DaihinminMove;
import org.umpire.games.daihinmin.DaihinminView;

/** Draws cards of a hand at random until they make a number that may be played. */
final class RandomNumbers {
    private RandomNumbers() {}

    /**
     * Returns a legal number of so many cards, if one is found.
     *
     * @param tries how many numbers are drawn at most
     */
    static Optional<DaihinminMove> find(DaihinminView view, int length, int tries, Chance chance) {
        if (length > view.hand().size()) {
            return Optional.empty();
        }
        char[] cards = view.hand().toString().toCharArray();
        for (int i = 0; i < tries; i++) {
            Optional<DaihinminMove> move = draw(cards, length, chance);
            if (move.isPresent() && view.check(move.get()).isEmpty()) {
                return move;
            }
        }
        return Optional.empty();
    }

    /** Returns so many cards in any order, if they can begin and end a prime. */
    private static Optional<DaihinminMove> draw(char[] cards, int length, Chance chance) {
        for (int i = 0; i < length; i++) {
            int j = i + chance.below(cards.length - i);
            char card = cards[j];
            cards[j] = cards[i];
            cards[i] = card;
        }
        int last = cards[length - 1] - '0';
        boolean hopeless = cards[0] == '0' || (length > 1 && (last % 2 == 0 || last == 5));
        return hopeless ? Optional.empty() : Optional.of(DaihinminMove.number(new String(cards, 0, length)));
    }
}
