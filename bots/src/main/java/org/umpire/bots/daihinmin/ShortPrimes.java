package org.umpire.bots.daihinmin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.umpire.games.daihinmin.Hand;
import org.umpire.games.daihinmin.Primality;
import org.umpire.games.daihinmin.Trick;

/** All primes that may lead, by length and ascending. */
final class ShortPrimes {
    private static final List<List<String>> BY_LENGTH = all();

    private ShortPrimes() {}

    private static List<List<String>> all() {
        List<List<String>> primes = new ArrayList<>();
        for (int length = 0; length <= Trick.LEAD; length++) {
            primes.add(new ArrayList<>());
        }
        for (long number = 2; number < 100_000; number++) {
            if (Primality.isPrime(number)) {
                String digits = Long.toString(number);
                primes.get(digits.length()).add(digits);
            }
        }
        return primes;
    }

    /** Returns all primes of a length from 1 to 5, ascending. */
    static List<String> ofLength(int length) {
        return BY_LENGTH.get(length);
    }

    /**
     * Returns the prime of a length that a hand holds and that is worth most; of equal ones the lowest.
     *
     * @param above what it must exceed; empty for nothing
     */
    static Optional<String> best(Hand hand, int length, String above, ToIntFunction<String> worth) {
        Optional<String> best = Optional.empty();
        int most = Integer.MIN_VALUE;
        for (String prime : BY_LENGTH.get(length)) {
            boolean greater = above.length() < length || prime.compareTo(above) > 0;
            if (greater && hand.holds(prime)) {
                int value = worth.applyAsInt(prime);
                if (value > most) {
                    most = value;
                    best = Optional.of(prime);
                }
            }
        }
        return best;
    }

    /** Returns whether some order of these cards is a prime. */
    static Optional<String> ofAll(Hand hand) {
        return hand.size() == 0 || hand.size() > Trick.LEAD
                ? Optional.empty()
                : best(hand, hand.size(), "", prime -> 0);
    }
}
