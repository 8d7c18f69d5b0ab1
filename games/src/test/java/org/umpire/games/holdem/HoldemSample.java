package org.umpire.games.holdem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.umpire.rules.Outcome;
import org.umpire.rules.Seat;
import org.umpire.rules.Setup;
import org.umpire.testkit.Sample;

/** Random play of Hold'em. */
final class HoldemSample implements Sample<HoldemDeal, HoldemState, HoldemMove> {
    @Override
    public List<Setup> setups() {
        return List.of(
                Setup.of(2, 4),
                setup(2, 4, Map.of("betting", "limit")),
                setup(3, 3, Map.of("stack", "450", "ante", "5")),
                setup(6, 3, Map.of("stack", "1500")),
                setup(4, 3, Map.of("betting", "limit", "stack", "333", "ante", "7")),
                setup(9, 2, Map.of("small-blind", "1", "big-blind", "2", "stack", "12")));
    }

    private static Setup setup(int seats, int hands, Map<String, String> variant) {
        return new Setup(seats, hands, new TreeMap<>(variant));
    }

    /** Returns any kind of legal move; calls are the most frequent, so that hands get to their end. */
    @Override
    public HoldemMove legal(HoldemState state, RandomGenerator rng) {
        HandSeen hand = state.view(new Seat(state.mover())).hand();
        List<HoldemMove> moves = new ArrayList<>(List.of(HoldemMove.CALL, HoldemMove.CALL, HoldemMove.CALL));
        if (state.check(HoldemMove.FOLD).isEmpty()) {
            moves.add(HoldemMove.FOLD);
        }
        Optional<HoldemMove> least = hand.leastRaise();
        if (least.isPresent()) {
            HoldemMove most = hand.mostRaise().orElseThrow();
            moves.add(least.get());
            if (rng.nextInt(3) == 0) {
                moves.add(most);
            }
            if (most.total() > least.get().total()) {
                moves.add(HoldemMove.raiseTo(rng.nextInt(least.get().total(), most.total() + 1)));
            }
        }
        return moves.get(rng.nextInt(moves.size()));
    }

    @Override
    public HoldemMove any(HoldemState state, RandomGenerator rng) {
        int kind = rng.nextInt(4);
        if (kind < 2) {
            return kind == 0 ? HoldemMove.FOLD : HoldemMove.CALL;
        }
        HoldemTerms terms = state.deal().terms();
        if (terms.betting() == RuleSet.LIMIT) {
            return HoldemMove.RAISE;
        }
        HandSeen hand = state.view(new Seat(state.mover())).hand();
        int least = hand.leastRaise().map(HoldemMove::total).orElse(terms.stack());
        return HoldemMove.raiseTo(
                kind == 2 ? Math.max(1, least + rng.nextInt(-2, 2)) : 1 + rng.nextInt(terms.stack() + 20));
    }

    /** Changes what a seat has not seen: cards of others that were not shown, the board still to come, later hands. */
    @Override
    public HoldemDeal redeal(HoldemDeal deal, List<HoldemMove> moves, Seat seat, RandomGenerator rng) {
        HoldemTerms terms = deal.terms();
        Map<Integer, HoldemPlay> played = new TreeMap<>();
        HoldemState state = HoldemState.start(deal);
        played.put(0, state.course());
        for (HoldemMove move : moves) {
            // What was played when a hand ended; the state is then at the start of the next.
            played.put(state.hand(), state.course().play(move));
            state = state.play(move);
            played.putIfAbsent(state.hand(), state.course());
        }
        List<HoldemDeal.Cards> hands = new ArrayList<>();
        for (int hand = 0; hand < terms.hands(); hand++) {
            HoldemDeal.Cards cards = deal.hand(hand);
            List<Long> holes = new ArrayList<>(Collections.nCopies(terms.seats(), 0L));
            int streets = 0;
            if (played.containsKey(hand)) {
                Betting betting = played.get(hand).betting();
                boolean shown = betting.over() && betting.left() > 1;
                streets = shown ? 3 : betting.street().deals();
                for (int s = 0; s < terms.seats(); s++) {
                    boolean seen = s == seat.index() || (shown && !betting.folded(terms.position(hand, s)));
                    holes.set(s, seen ? cards.holes().get(s) : 0L);
                }
            }
            hands.add(mixed(cards, holes, streets, rng));
        }
        return HoldemDeal.of(terms, hands);
    }

    /** Keeps the cards of seats that are seen, and so many streets; mixes the rest. */
    private static HoldemDeal.Cards mixed(HoldemDeal.Cards cards, List<Long> seen, int streets, RandomGenerator rng) {
        List<Long> known = new ArrayList<>(seen);
        known.addAll(cards.board().subList(0, streets));
        long hidden = HoldemCards.ALL & ~known.stream().reduce(0L, (a, b) -> a | b);
        List<Long> deck = new ArrayList<>(IntStream.range(0, 52)
                .mapToObj(HoldemCards::card)
                .filter(card -> (card & hidden) != 0)
                .toList());
        Collections.shuffle(deck, new Random(rng.nextLong()));
        List<Long> holes = new ArrayList<>();
        for (long hole : seen) {
            holes.add(hole != 0 ? hole : take(2, deck));
        }
        List<Long> board = new ArrayList<>(cards.board().subList(0, streets));
        for (long street : cards.board().subList(streets, 3)) {
            board.add(take(Long.bitCount(street), deck));
        }
        return new HoldemDeal.Cards(holes, board);
    }

    private static long take(int count, List<Long> deck) {
        long cards = 0;
        for (int i = 0; i < count; i++) {
            cards |= deck.remove(0);
        }
        return cards;
    }

    /** Returns a bound: each raise on a street is by a big blind or more, or all-in. */
    @Override
    public int movesMax(Setup setup) {
        HoldemTerms terms = HoldemTerms.of(setup);
        int raises = terms.stack() / terms.stakes().bigBlind() + setup.seats();
        return setup.games() * 4 * setup.seats() * (1 + raises);
    }

    @Override
    public void obeysLaw(Outcome outcome) {
        assertThat(outcome.seats().stream()
                        .mapToLong(Outcome.SeatOutcome::score)
                        .sum())
                .as("chips won in all")
                .isZero();
    }
}
