package org.umpire.bots.daihinmin;

import java.util.Optional;
import org.umpire.games.daihinmin.DaihinminMove;
import org.umpire.games.daihinmin.Hand;
import org.umpire.games.daihinmin.Primality;
import org.umpire.games.daihinmin.Trick;

/**
 * Draws numbers as the contest's sample program akemi does: the last card from all that can end a prime, the first from all
 * others but 0, the rest from what is left; the first prime of 10,000 that exceeds the last number is played.
 */
final class AkemiNumbers {
    private static final int TRIES = 10_000;
    /** After so many, short numbers are chosen from a list of all, as so many more tries would. */
    private static final int TRIES_OF_SHORT = 300;

    private final Hand hand;
    private final int length;
    private final String above;
    private final Chance chance;

    private AkemiNumbers(Hand hand, int length, String above, Chance chance) {
        this.hand = hand;
        this.length = length;
        this.above = above.length() == length ? above : "";
        this.chance = chance;
    }

    /**
     * Returns a prime of so many cards, if one is drawn.
     *
     * @param above what it must exceed; empty for nothing
     */
    static Optional<DaihinminMove> find(Hand hand, int length, String above, Chance chance) {
        AkemiNumbers numbers = new AkemiNumbers(hand, length, above, chance);
        return length == 1
                ? numbers.digit().map(DaihinminMove::number)
                : numbers.isHopeless() ? Optional.empty() : numbers.draw();
    }

    /** Each digit is as likely, however many cards there are of it. */
    private Optional<String> digit() {
        StringBuilder digits = new StringBuilder();
        for (String prime : ShortPrimes.ofLength(1)) {
            if (hand.holds(prime) && prime.compareTo(above) > 0) {
                digits.append(prime);
            }
        }
        int index = digits.isEmpty() ? 0 : chance.below(digits.length());
        return digits.isEmpty() ? Optional.empty() : Optional.of(digits.substring(index, index + 1));
    }

    private int ends() {
        return hand.count(1) + hand.count(3) + hand.count(7) + hand.count(9);
    }

    private int heads() {
        return hand.size() - hand.count(0) - 1;
    }

    /** Returns whether no try can succeed. */
    private boolean isHopeless() {
        int sum = 0;
        for (int digit = 1; digit < Hand.DIGITS; digit++) {
            sum += digit * hand.count(digit);
        }
        return ends() == 0 || heads() == 0 || (length == hand.size() && sum % 3 == 0);
    }

    private Optional<DaihinminMove> draw() {
        char[] cards = hand.toString().toCharArray();
        char[] number = new char[length];
        boolean isShort = length <= Trick.LEAD;
        for (int i = isShort ? TRIES_OF_SHORT : TRIES; i > 0; i--) {
            if (draw(cards, number) && mayBePrime(number)) {
                DaihinminMove move = DaihinminMove.number(new String(number));
                if (move.isPrime()) {
                    return Optional.of(move);
                }
            }
        }
        return isShort ? fromAll().map(DaihinminMove::number) : Optional.empty();
    }

    /** Fills in a number; returns false if it is not greater than the last. */
    private boolean draw(char[] cards, char[] number) {
        int left = cards.length;
        int end = chance.below(left);
        while (cards[end] % 2 == 0 || cards[end] == '5') {
            end = chance.below(left);
        }
        swap(cards, end, --left);
        int head = chance.below(left);
        while (cards[head] == '0') {
            head = chance.below(left);
        }
        swap(cards, head, --left);
        number[0] = cards[left];
        number[length - 1] = cards[left + 1];
        if (!above.isEmpty() && number[0] < above.charAt(0)) {
            return false;
        }
        for (int i = 1; i < length - 1; i++) {
            swap(cards, i - 1, i - 1 + chance.below(left - i + 1));
            number[i] = cards[i - 1];
        }
        return isAbove(number);
    }

    private boolean isAbove(char[] number) {
        for (int i = 0; i < above.length(); i++) {
            if (number[i] != above.charAt(i)) {
                return number[i] > above.charAt(i);
            }
        }
        return above.isEmpty();
    }

    /** Returns whether a number is prime, or one so long that its move must find out: that takes long, and a move keeps it. */
    private static boolean mayBePrime(char[] number) {
        if (number.length > 18) {
            return true;
        }
        long value = 0;
        for (char digit : number) {
            value = value * 10 + digit - '0';
        }
        return Primality.isPrime(value);
    }

    private static void swap(char[] cards, int i, int j) {
        char kept = cards[i];
        cards[i] = cards[j];
        cards[j] = kept;
    }

    /** Returns what the other tries would draw: each prime by its chance, or nothing by the chance that all fail. */
    private Optional<String> fromAll() {
        double sum = 0;
        for (String prime : ShortPrimes.ofLength(length)) {
            sum += above.isEmpty() || prime.compareTo(above) > 0 ? chanceOf(prime) : 0;
        }
        // StrictMath, so that every machine draws the same.
        if (chance.fraction() < StrictMath.pow(1 - sum, TRIES - TRIES_OF_SHORT)) {
            return Optional.empty();
        }
        double wanted = chance.fraction() * sum;
        Optional<String> chosen = Optional.empty();
        for (String prime : ShortPrimes.ofLength(length)) {
            double likely = above.isEmpty() || prime.compareTo(above) > 0 ? chanceOf(prime) : 0;
            if (likely > 0 && wanted >= 0) {
                chosen = Optional.of(prime);
                wanted -= likely;
            }
        }
        return chosen;
    }

    /** Returns the chance that one try draws a number. */
    private double chanceOf(String prime) {
        int end = prime.charAt(length - 1) - '0';
        int head = prime.charAt(0) - '0';
        if (hand.count(end) == 0 || !hand.holds(prime)) {
            return 0;
        }
        double likely = (double) hand.count(end) / ends() * (hand.count(head) - (head == end ? 1 : 0)) / heads();
        for (int i = 1; i < length - 1; i++) {
            int digit = prime.charAt(i) - '0';
            int used = digit == end ? 1 : 0;
            for (int j = 0; j < i; j++) {
                used += prime.charAt(j) - '0' == digit ? 1 : 0;
            }
            likely *= (double) (hand.count(digit) - used) / (hand.size() - 1 - i);
        }
        return likely;
    }
}
