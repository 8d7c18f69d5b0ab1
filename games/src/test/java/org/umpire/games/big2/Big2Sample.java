package org.umpire.games.big2;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import org.umpire.rules.Outcome;
import org.umpire.rules.Seat;
import org.umpire.rules.Setup;
import org.umpire.testkit.Sample;
import org.umpire.testkit.Seeds;

/** Random play of Big 2. */
final class Big2Sample implements Sample<Big2Deal, Big2State, Big2Play> {
    private final long[] moves = new long[Big2Moves.MOST];

    @Override
    public List<Setup> setups() {
        return List.of(Setup.of(4, 1), Setup.of(4, 3));
    }

    /** Returns any legal move, each as likely; but often one of five cards, which are otherwise rare. */
    @Override
    public Big2Play legal(Big2State state, RandomGenerator rng) {
        int count = state.list(moves);
        long move = moves[rng.nextInt(count)];
        for (int tries = 0; tries < 3 && Long.bitCount(move) < 5; tries++) {
            move = moves[rng.nextInt(count)];
        }
        return new Big2Play(move);
    }

    @Override
    public Big2Play any(Big2State state, RandomGenerator rng) {
        long hand = state.hand(state.mover());
        return new Big2Play(
                switch (rng.nextInt(6)) {
                    case 0 -> 0;
                    // Of the right size, and held, but perhaps no combination, or too low, or without D3.
                    case 1 -> some(hand, Math.max(1, Long.bitCount(state.last())), rng);
                    case 2 -> some(hand, 1 + rng.nextInt(6), rng);
                    // A combination, held, of whatever size and height.
                    case 3 -> leading(hand, rng);
                    // A legal move with a card exchanged for one that is not held, or with a card too many.
                    case 4 -> exchanged(legal(state, rng).cards(), hand, rng);
                    default -> legal(state, rng).cards() | 1L << rng.nextInt(Big2Cards.COUNT);
                });
    }

    private long leading(long hand, RandomGenerator rng) {
        return moves[rng.nextInt(Big2Moves.list(hand, 0, false, moves))];
    }

    private static long exchanged(long move, long hand, RandomGenerator rng) {
        long others = Big2Cards.ALL & ~hand;
        return move == 0 ? some(others, 1, rng) : (move & ~some(move, 1, rng)) | some(others, 1, rng);
    }

    private static long some(long cards, int count, RandomGenerator rng) {
        long left = cards;
        long taken = 0;
        for (int i = 0; i < count && left != 0; i++) {
            long card = left;
            for (int skip = rng.nextInt(Long.bitCount(left)); skip > 0; skip--) {
                card &= card - 1;
            }
            card &= -card;
            taken |= card;
            left ^= card;
        }
        return taken;
    }

    /** Mixes what the others hold and have not played, in this game and those before, and all that is yet to come. */
    @Override
    public Big2Deal redeal(Big2Deal deal, List<Big2Play> made, Seat seat, RandomGenerator rng) {
        Big2State state = new Big2Game().start(deal);
        Big2Deal fresh = Big2Deal.of(deal.games(), Seeds.shuffler(rng));
        long[] hands = new long[deal.games() * Big2Deal.SEATS];
        for (int i = 0; i < hands.length; i++) {
            hands[i] = fresh.hand(i / Big2Deal.SEATS, i % Big2Deal.SEATS);
        }
        long[] played = new long[Big2Deal.SEATS];
        for (Big2Play move : made) {
            int game = state.game();
            played[state.mover()] |= move.cards();
            state = state.play(move);
            if (state.game() > game) {
                mix(deal, game, played, seat.index(), hands, rng);
                played = new long[Big2Deal.SEATS];
            }
        }
        mix(deal, state.game(), played, seat.index(), hands, rng);
        return Big2Deal.of(hands);
    }

    private static void mix(Big2Deal deal, int game, long[] played, int self, long[] hands, RandomGenerator rng) {
        long hidden = 0;
        for (int seat = 0; seat < Big2Deal.SEATS; seat++) {
            hidden |= seat == self ? 0 : deal.hand(game, seat) & ~played[seat];
        }
        for (int seat = 0; seat < Big2Deal.SEATS; seat++) {
            long given = seat == self
                    ? deal.hand(game, seat)
                    : played[seat] | some(hidden, Big2Deal.HAND - Long.bitCount(played[seat]), rng);
            hidden &= ~given;
            hands[game * Big2Deal.SEATS + seat] = given;
        }
    }

    /** Returns a bound: each of 49 plays at most (a loser keeps a card) is followed by at most three passes. */
    @Override
    public int movesMax(Setup setup) {
        return setup.games() * 4 * (Big2Cards.COUNT - 3);
    }

    @Override
    public void obeysLaw(Outcome outcome) {
        assertThat(outcome.seats().stream()
                        .mapToLong(Outcome.SeatOutcome::score)
                        .sum())
                .as("sum of the scores")
                .isZero();
    }
}
