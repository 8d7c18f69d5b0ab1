package org.umpire.games.daihinmin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.umpire.rules.Breach;

/**
 * What lies on the table, and what may be played on it. docs/games/daihinmin.md#rules.
 *
 * @param numbers of the trick, in the order in which they were played; none for who leads
 */
public record Trick(List<String> numbers) {
    /** An empty table. */
    public static final Trick EMPTY = new Trick(List.of());

    /** How many cards a lead may have. */
    public static final int LEAD = 5;

    /** Takes a copy. */
    public Trick {
        numbers = List.copyOf(numbers);
    }

    /** Returns whether whoever is to move leads. */
    public boolean isEmpty() {
        return numbers.isEmpty();
    }

    /** Returns how many digits lie on the table, which is how many cards an answer has; 0 for an empty table. */
    public int digits() {
        int digits = 0;
        for (String number : numbers) {
            digits += number.length();
        }
        return digits;
    }

    /** Returns the number that must be beaten; empty on an empty table. */
    public Optional<String> last() {
        return isEmpty() ? Optional.empty() : Optional.of(numbers.get(numbers.size() - 1));
    }

    /** Returns the table with one more number on it. */
    Trick plus(String number) {
        List<String> more = new ArrayList<>(numbers);
        more.add(number);
        return new Trick(more);
    }

    /** Returns the first rule that a move from this hand would break. */
    public Optional<Breach> check(Hand hand, DaihinminMove move) {
        if (move.isPass()) {
            return Optional.empty();
        }
        String cards = move.cards();
        OptionalInt lacking = hand.lacking(cards);
        if (lacking.isPresent()) {
            return broken(DaihinminRule.CARDS_MUST_BE_HELD, held(hand, cards, lacking.getAsInt()));
        }
        if (cards.charAt(0) == '0') {
            return broken(DaihinminRule.NO_LEADING_ZERO, shown(cards) + " begins with 0");
        }
        if (move.isBelphegor()) {
            return Optional.empty();
        }
        if (isEmpty() && cards.length() > LEAD) {
            return broken(
                    DaihinminRule.LEAD_HAS_AT_MOST_FIVE_CARDS,
                    cards.length() + " cards lead; at most " + LEAD + " may");
        }
        if (!isEmpty() && cards.length() != digits()) {
            return broken(
                    DaihinminRule.MUST_USE_AS_MANY_CARDS,
                    cards.length() + " cards on " + digits() + " digits: " + shown(cards));
        }
        if (!move.isPrime()) {
            return broken(DaihinminRule.MUST_BE_PRIME, shown(cards) + " is not prime");
        }
        return last().filter(last -> !greater(cards, last))
                .flatMap(last ->
                        broken(DaihinminRule.MUST_BE_GREATER, shown(cards) + " is not greater than " + shown(last)));
    }

    /** Returns whether a number is greater than another; both without leading zeros. */
    static boolean greater(String number, String than) {
        return number.length() != than.length() ? number.length() > than.length() : number.compareTo(than) > 0;
    }

    private static String held(Hand hand, String cards, int digit) {
        long asked = cards.chars().filter(c -> c == '0' + digit).count();
        return "card " + digit + ": " + asked + " played, " + hand.count(digit) + " held";
    }

    /** Returns a number, in the middle of which digits may be left out. */
    private static String shown(String cards) {
        return cards.length() <= 40
                ? cards
                : cards.substring(0, 12) + "…" + cards.substring(cards.length() - 12) + " (" + cards.length()
                        + " digits)";
    }

    private static Optional<Breach> broken(DaihinminRule rule, String detail) {
        return Optional.of(new Breach(rule, detail));
    }
}
