package org.umpire.bots.daihinmin;

import java.util.Optional;
import org.umpire.bots.Bot;
import org.umpire.games.daihinmin.Course;
import org.umpire.games.daihinmin.DaihinminMove;
import org.umpire.games.daihinmin.DaihinminView;
import org.umpire.games.daihinmin.Hand;
import org.umpire.games.daihinmin.Status;
import org.umpire.games.daihinmin.Trick;

/**
 * Rids itself of what stands in no cut by long numbers, keeps 1, 3, 7 and 9, and as soon as it leads with a hand that can
 * be played to its end without losing the lead, does so. Else it brings its hand to a size that ends with the trick, or
 * plays, cuts or passes as the numbers of cards of all players make it look best.
 */
final class Planner implements Bot<DaihinminView, DaihinminMove> {
    private static final int VARIANTS = 40;
    private static final int SHUFFLES = 150;
    /** What each card more of a lead is worth, as a chance to win. */
    private static final double LONGER = 0.01;
    /** By so much a pass must look better than a short number. */
    private static final double MARGIN = 0.05;

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
                .or(() -> brightest(view))
                .map(DaihinminMove::number);
    }

    /** Returns the lead after which the trick looks best. With four cards, one that 8191 does not exceed, so that it cannot cut. */
    private static Optional<String> brightest(DaihinminView view) {
        Hand hand = view.hand();
        Optional<String> best = Optional.empty();
        double most = 0;
        for (int length = Math.min(Trick.LEAD, hand.size()); length > 0; length--) {
            int cards = length;
            Optional<String> prime = ShortPrimes.best(hand, length, length == 4 ? "8191" : "", Ballast::worth)
                    .or(() -> ShortPrimes.best(hand, cards, "", Ballast::worth));
            double value = Outlook.ofNumber(view, length) + length * LONGER;
            if (prime.isPresent() && value > most) {
                best = prime;
                most = value;
            }
        }
        return best;
    }

    private static Optional<DaihinminMove> answer(DaihinminView view) {
        Hand hand = view.hand();
        int length = view.trick().digits();
        Optional<DaihinminMove> cut = Cuts.any(view);
        if (cut.filter(DaihinminMove::isBelphegor).isPresent() || length > hand.size()) {
            return cut.filter(DaihinminMove::isBelphegor);
        }
        String last = view.trick().last().orElse("");
        double plays = length == hand.size() ? 1 : Outlook.ofNumber(view, length);
        double passes = Outlook.ofPass(view, owner(view));
        if (length <= Trick.LEAD) {
            if (cut.isPresent() && (length > 2 || Ballast.stuck(hand) < Trick.LEAD)) {
                return cut;
            }
            return passes > plays + MARGIN
                    ? Optional.empty()
                    : ShortPrimes.best(hand, length, last, Ballast::worth).map(DaihinminMove::number);
        }
        if (cut.isPresent()) {
            int stuck = Ballast.stuck(Hand.of(cut.get().cards()));
            if (Outlook.ofCut(view, length, stuck) >= Math.max(plays, passes)) {
                return cut;
            }
        }
        return passes > plays ? Optional.empty() : longNumber(view, length, last);
    }

    /** Returns who played the last number of the trick. */
    private static int owner(DaihinminView view) {
        Course course = view.course();
        while (course.last().filter(action -> action.status() == Status.PASSED).isPresent()) {
            course = course.before();
        }
        return course.last().orElseThrow().seat();
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
