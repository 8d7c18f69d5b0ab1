package org.umpire.bots.big2;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.umpire.bots.Bot;
import org.umpire.games.big2.Big2Cards;
import org.umpire.games.big2.Big2Deal;
import org.umpire.games.big2.Big2Game;
import org.umpire.games.big2.Big2Play;
import org.umpire.games.big2.Big2State;
import org.umpire.games.big2.Big2View;
import org.umpire.rules.Seat;
import org.umpire.testkit.Seeds;

class Big2BotsTest {
    private static final Map<String, Bot<Big2View, Big2Play>> BOTS = Map.of(
            "random", Big2Bots.RANDOM,
            "lowest", Big2Bots.LOWEST,
            "greedy", Big2Bots.GREEDY,
            "planner", Big2Bots.PLANNER);

    private static Bot<Big2View, Big2Play> bot(String name) {
        return BOTS.getOrDefault(name, Big2Bots.RANDOM);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "lowest", "greedy", "planner"})
    void everyMoveIsLegalAndFollowsFromTheView(String name) {
        Seeds.forEach(100, rng -> {
            Big2Deal deal = Big2Deal.of(3, Seeds.shuffler(rng));
            Big2State state = new Big2Game().start(deal);
            List<Big2Play> moves = new ArrayList<>();
            while (!state.over()) {
                Seat seat = new Seat(state.mover());
                // Anybody's play may stand before the bot: now and then another bot moves.
                Big2Play move = (rng.nextInt(4) == 0 ? Big2Bots.RANDOM : bot(name)).move(state.view(seat));
                assertThat(state.check(move))
                        .as("%s: %s", state.view(seat), move)
                        .isEmpty();
                if (rng.nextInt(20) == 0) {
                    assertThat(bot(name).move(replayed(deal, moves).view(seat)))
                            .isEqualTo(bot(name).move(state.view(seat)));
                }
                moves.add(move);
                state = state.play(move);
            }
        });
    }

    /** Returns a state that shares nothing with the one after these moves. */
    private static Big2State replayed(Big2Deal deal, List<Big2Play> moves) {
        Big2State state = new Big2Game()
                .start(Big2Deal.of(LongStream.range(0, 4L * deal.games())
                        .map(hand -> deal.hand((int) hand / 4, (int) hand % 4))
                        .toArray()));
        for (Big2Play move : moves) {
            state = state.play(move);
        }
        return state;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "lowest | D3 C3 D4 H5 S6 C7 D9 CT CJ HQ DK S2 D2 | D3",
                "greedy | D3 C3 D4 H5 S6 C7 D9 CT CJ HQ DK S2 D2 | D3 D4 H5 S6 C7",
                "greedy | D3 C3 H3 C4 H6 S6 C8 D9 CJ HQ DK S2 D2 | D3 C3 H3 H6 S6",
                "greedy | D3 C3 C4 H6 C8 DT CJ HJ DK HK DA CA HA | D3 C3 DA CA HA",
                "greedy | D3 C4 H6 C8 HT CJ HQ DK HK DA CA S2 D2 | D3",
            })
    void theFirstPlayIsAsDocumented(String name, String hand, String play) {
        assertThat(bot(name).move(opening(hand))).hasToString(play);
    }

    @Test
    void randomMovesAreSpreadOverTheLegalOnes() {
        int[] passes = {0, 0};
        Seeds.forEach(300, rng -> {
            Big2State state = new Big2Game().start(Big2Deal.of(1, Seeds.shuffler(rng)));
            while (!state.over()) {
                Big2View view = state.view(new Seat(state.mover()));
                Big2Play move = Big2Bots.RANDOM.move(view);
                if (state.legalMoves().size() == 2) {
                    passes[move.pass() ? 1 : 0]++;
                }
                state = state.play(move);
            }
        });
        int cases = passes[0] + passes[1];
        assertThat(cases).isGreaterThan(1000);
        // Five standard deviations of a fair coin.
        assertThat(passes[1])
                .isBetween((int) (cases / 2.0 - 2.5 * Math.sqrt(cases)), (int) (cases / 2.0 + 2.5 * Math.sqrt(cases)));
    }

    private static Big2View opening(String hand) {
        long own = Big2Cards.read(hand);
        long[] hands = {own, 0, 0, 0};
        int seat = 1;
        for (int card = 0; card < Big2Cards.COUNT; card++) {
            if ((own & 1L << card) == 0) {
                hands[seat] |= 1L << card;
                seat = seat % 3 + 1;
            }
        }
        Big2State state = new Big2Game().start(Big2Deal.of(hands));
        assertThat(state.mover()).isZero();
        return state.view(new Seat(0));
    }

    @ParameterizedTest
    @CsvSource({"lowest, random", "greedy, lowest", "planner, greedy"})
    void eachIsBetterThanTheOneBefore(String better, String worse) {
        BotMatch match = BotMatch.play(bot(better), bot(worse), 60, 5);
        assertThat(match.points()).as("%s against %s: %s", better, worse, match).isPositive();
        assertThat(match.errors()).as("%s against %s: %s", better, worse, match).isGreaterThan(3);
    }

    @Test
    void aBotHoldsItsOwnAgainstItself() {
        assertThat(BotMatch.play(Big2Bots.PLANNER, Big2Bots.PLANNER, 10, 3).points())
                .isZero();
    }
}
