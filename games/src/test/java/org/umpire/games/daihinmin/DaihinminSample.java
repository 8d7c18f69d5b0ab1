package org.umpire.games.daihinmin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.umpire.rules.Outcome;
import org.umpire.rules.Seat;
import org.umpire.rules.Setup;
import org.umpire.testkit.Sample;

/** Random play of Prime Daihinmin. */
final class DaihinminSample implements Sample<DaihinminDeal, DaihinminState, DaihinminMove> {
    private static final List<String> MERSENNE =
            List.of("3", "7", "31", "127", "8191", "131071", "524287", "2147483647");
    private static final int TRIES = 40;
    private static final int LONGEST = 40;

    /** Returns tables with so many seats that the stock is small. */
    @Override
    public List<Setup> setups() {
        return List.of(
                Setup.of(15, 1),
                new Setup(14, 1, new TreeMap<>(Map.of("name-2", "d\u00e9j\u00e0 \"vu\"", "time", "2.5"))));
    }

    @Override
    public DaihinminMove legal(DaihinminState state, RandomGenerator rng) {
        if (rng.nextInt(12) == 0) {
            return DaihinminMove.PASS;
        }
        Trick trick = state.trick();
        Hand hand = state.hand(state.mover());
        if (rng.nextInt(3) == 0 && hand.holds(DaihinminMove.BELPHEGOR)) {
            return DaihinminMove.number(DaihinminMove.BELPHEGOR);
        }
        for (int i = 0; i < TRIES && trick.digits() <= LONGEST; i++) {
            DaihinminMove move = rng.nextInt(4) == 0
                    ? DaihinminMove.number(MERSENNE.get(rng.nextInt(MERSENNE.size())))
                    : some(hand, trick.isEmpty() ? 1 + rng.nextInt(Trick.LEAD) : trick.digits(), rng);
            if (state.check(move).isEmpty()) {
                return move;
            }
        }
        return DaihinminMove.PASS;
    }

    /** Returns so many cards of a hand in any order, as a number; the hand must not be empty. */
    private static DaihinminMove some(Hand hand, int count, RandomGenerator rng) {
        StringBuilder rest = new StringBuilder(hand.toString());
        StringBuilder cards = new StringBuilder();
        for (int i = 0; i < count && rest.length() > 0; i++) {
            int at = rng.nextInt(rest.length());
            cards.append(rest.charAt(at));
            rest.deleteCharAt(at);
        }
        return DaihinminMove.number(cards.toString());
    }

    @Override
    public DaihinminMove any(DaihinminState state, RandomGenerator rng) {
        Hand hand = state.hand(state.mover());
        Trick trick = state.trick();
        return switch (rng.nextInt(7)) {
            case 0 -> DaihinminMove.PASS;
            case 1 -> DaihinminMove.number(DaihinminMove.BELPHEGOR);
            // The last number again, or one that was good somewhere.
            case 2 -> DaihinminMove.number(trick.last().orElse("02"));
            case 3 -> some(hand, 1 + rng.nextInt(8), rng);
            case 4 -> some(hand, Math.max(1, Math.min(LONGEST, trick.digits())), rng);
            case 5 -> DaihinminMove.number("0" + legal(state, rng).cards());
            default -> DaihinminMove.number(legal(state, rng).cards() + rng.nextInt(10));
        };
    }

    /** Mixes all cards that the seat has not seen: those of others that were not played, and what nobody has drawn. */
    @Override
    public DaihinminDeal redeal(DaihinminDeal deal, List<DaihinminMove> moves, Seat seat, RandomGenerator rng) {
        List<List<Integer>> held = new ArrayList<>();
        for (int i = 0; i < deal.seats(); i++) {
            held.add(range(i * DaihinminDeal.HAND, (i + 1) * DaihinminDeal.HAND));
        }
        boolean[] seen = new boolean[DaihinminDeal.CARDS];
        held.get(seat.index()).forEach(place -> seen[place] = true);
        int next = deal.seats() * DaihinminDeal.HAND;
        DaihinminState state = DaihinminState.start(deal);
        for (DaihinminMove move : moves) {
            List<Integer> mine = held.get(state.mover());
            if (move.isPass()) {
                List<Integer> drawn = range(next, Math.min(DaihinminDeal.CARDS, next + DaihinminDeal.DRAW));
                next += drawn.size();
                mine.addAll(drawn);
                if (state.mover() == seat.index()) {
                    drawn.forEach(place -> seen[place] = true);
                }
            }
            for (char card : move.cards().toCharArray()) {
                Integer place = mine.stream()
                        .filter(p -> deal.cards().charAt(p) == card)
                        .findFirst()
                        .orElseThrow();
                seen[place] = true;
                mine.remove(place);
            }
            state = state.play(move);
        }
        return mixed(deal, seen, rng);
    }

    private static List<Integer> range(int from, int to) {
        List<Integer> range = new ArrayList<>();
        for (int i = from; i < to; i++) {
            range.add(i);
        }
        return range;
    }

    private static DaihinminDeal mixed(DaihinminDeal deal, boolean[] seen, RandomGenerator rng) {
        char[] cards = deal.cards().toCharArray();
        int[] hidden = range(0, cards.length).stream()
                .filter(place -> !seen[place])
                .mapToInt(place -> place)
                .toArray();
        for (int i = hidden.length - 1; i > 0; i--) {
            int j = rng.nextInt(i + 1);
            char kept = cards[hidden[i]];
            cards[hidden[i]] = cards[hidden[j]];
            cards[hidden[j]] = kept;
        }
        return new DaihinminDeal(deal.announcement(), new String(cards));
    }

    /** Returns a bound: each play takes a card, each pass draws one at least. */
    @Override
    public int movesMax(Setup setup) {
        return 2 * DaihinminDeal.CARDS;
    }

    @Override
    public void obeysLaw(Outcome outcome) {
        List<Long> scores =
                outcome.seats().stream().map(Outcome.SeatOutcome::score).toList();
        assertThat(scores).allMatch(score -> score >= 0 && score <= DaihinminDeal.CARDS);
        assertThat(scores.stream().filter(score -> score == 0).count()).isLessThanOrEqualTo(1);
        assertThat(outcome.seats()).allMatch(seat -> seat.fault().isPresent() == (seat.score() == DaihinminDeal.CARDS));
    }
}
