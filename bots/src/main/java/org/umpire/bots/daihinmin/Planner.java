package org.umpire.bots.daihinmin;

import java.util.Optional;
import org.umpire.bots.Bot;
import org.umpire.games.daihinmin.DaihinminMove;
import org.umpire.games.daihinmin.DaihinminView;
import org.umpire.games.daihinmin.Hand;
import org.umpire.games.daihinmin.Trick;

/**
 * Rids itself of what stands in no cut by long numbers, keeps 1, 3, 7 and 9, and as soon as it leads with a hand that can
 * be played to its end without losing the lead, does so. Else it brings its hand to a size that ends with the trick.
 */
final class Planner implements Bot<DaihinminView, DaihinminMove> {
    private static final int VARIANTS = 40;
    private static final int SHUFFLES = 150;

    @Override
    public DaihinminMove move(DaihinminView view) {
        return (view.trick().isEmpty() ? lead(view) : answer(view)).orElse(DaihinminMove.PASS);
    }

    private static Optional<DaihinminMove> lead(DaihinminView view) {
        Hand hand = view.hand();
        if (hand.holds(DaihinminMove.BELPHEGOR)) {
            return Optional.of(DaihinminMove.number(DaihinminMove.BELPHEGOR));
        }
        return Ending.lead(hand)
                .or(() -> NineParts.lead(hand, view.seats()))
                .or(() -> longest(hand))
                .map(DaihinminMove::number);
    }

    /** Returns a lead that starts a long trick, in which there will be an answer eight times as long. */
    private static Optional<String> longest(Hand hand) {
        for (int length = Math.min(Trick.LEAD, hand.size()); length > 0; length--) {
            Optional<String> prime = ShortPrimes.best(hand, length, "", Ballast::worth);
            if (prime.isPresent()) {
                return prime;
            }
        }
        return Optional.empty();
    }

    private static Optional<DaihinminMove> answer(DaihinminView view) {
        Hand hand = view.hand();
        int length = view.trick().digits();
        String last = view.trick().last().orElse("");
        Optional<DaihinminMove> cut = Cuts.any(view);
        if (cut.isPresent() && (cut.get().isBelphegor() || length > 2 || Ballast.stuck(hand) < Trick.LEAD)) {
            return cut;
        }
        if (length > hand.size()) {
            return Optional.empty();
        }
        if (length <= Trick.LEAD) {
            return ShortPrimes.best(hand, length, last, Ballast::worth).map(DaihinminMove::number);
        }
        return longNumber(view, length, last);
    }

    private static Optional<DaihinminMove> longNumber(DaihinminView view, int length, String last) {
        Chance chance = new Chance(view, 0);
        for (int variant = 0; variant < VARIANTS; variant++) {
            Optional<String> cards = Ballast.choose(view.hand(), length, variant);
            if (cards.isEmpty()) {
                return Optional.empty();
            }
            if (cards.get().chars().map(c -> c - '0').sum() % 3 == 0) {
                continue;
            }
            char[] number = cards.get().toCharArray();
            for (int i = 0; i < SHUFFLES; i++) {
                DaihinminMove move = DaihinminMove.number(shuffled(number, chance));
                boolean greater = length > last.length() || move.cards().compareTo(last) > 0;
                if (number[0] != '0' && greater && move.isPrime()) {
                    return Optional.of(move);
                }
            }
        }
        return Optional.empty();
    }

    /** Shuffles all cards but the last; brings one to the front that is not 0, if there is one. */
    private static String shuffled(char[] number, Chance chance) {
        for (int i = number.length - 2; i > 0; i--) {
            swap(number, i, chance.below(i + 1));
        }
        for (int i = 1; i < number.length - 1 && number[0] == '0'; i++) {
            swap(number, 0, i);
        }
        return new String(number);
    }

    private static void swap(char[] number, int i, int j) {
        char kept = number[i];
        number[i] = number[j];
        number[j] = kept;
    }
}
