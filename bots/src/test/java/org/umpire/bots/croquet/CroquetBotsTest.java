package org.umpire.bots.croquet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.umpire.bots.Bot;
import org.umpire.bots.Bots;
import org.umpire.bots.ReferenceBot;
import org.umpire.games.croquet.CroquetEnd;
import org.umpire.games.croquet.CroquetMove;
import org.umpire.games.croquet.CroquetOracle;
import org.umpire.games.croquet.CroquetReadings;
import org.umpire.games.croquet.CroquetState;
import org.umpire.games.croquet.CroquetView;
import org.umpire.rules.GameId;
import org.umpire.rules.Seat;
import org.umpire.testkit.Seeds;

class CroquetBotsTest {
    private static final List<Bot<CroquetView, CroquetMove>> OTHERS =
            List.of(CroquetBots.RANDOM, CroquetBots.GREEDY, CroquetBots.SEARCH);

    @Test
    void botsAreListedWeakestFirst() {
        assertThat(Bots.of(new GameId("croquet")))
                .extracting(ReferenceBot::path)
                .containsExactly("croquet/random", "croquet/greedy", "croquet/search", "croquet/perfect");
    }

    @Test
    void botsPlayLegalMovesUnderEveryReadingAndAlwaysTheSame() {
        Map<String, String> all =
                Map.of("return", "onto-hoop", "answer", "free", "landing-on-100", "finish", "miss-of-100", "finish");
        for (CroquetReadings readings : List.of(CroquetReadings.USUAL, CroquetReadings.of(new TreeMap<>(all)))) {
            Seeds.forEach(20, rng -> {
                CroquetState state = CroquetState.start(readings);
                while (state.end() == CroquetEnd.NONE) {
                    CroquetView view = state.view(new Seat(state.position().mover()));
                    for (Bot<CroquetView, CroquetMove> bot : OTHERS) {
                        assertThat(state.check(bot.move(view))).isEmpty();
                        assertThat(bot.move(view)).isEqualTo(bot.move(view));
                    }
                    assertThat(state.check(CroquetBots.PERFECT.move(view))).isEmpty();
                    state = state.play(OTHERS.get(rng.nextInt(OTHERS.size())).move(view));
                }
            });
        }
    }

    /**
     * The others are made to stray, so that the games differ; from the start, a perfect player gets at least a draw. How
     * many games are played against each is set by {@code -Dcroquet.games=10000}.
     */
    @Test
    void thePerfectBotNeverLosesFromTheStartAndNeverLeavesTheValue() {
        for (Bot<CroquetView, CroquetMove> other : OTHERS) {
            Seeds.forEach(Integer.getInteger("croquet.games", 200), rng -> {
                int perfect = rng.nextInt(2);
                assertThat(played(perfect, other, rng).end().halves(perfect)).isPositive();
            });
        }
    }

    /** Returns the end of a game in which every move of the perfect bot was a best one. */
    private static CroquetState played(int perfect, Bot<CroquetView, CroquetMove> other, RandomGenerator rng) {
        double straying = rng.nextInt(3) * 0.15;
        CroquetState state = CroquetState.start(CroquetReadings.USUAL);
        while (state.end() == CroquetEnd.NONE) {
            int mover = state.position().mover();
            CroquetView view = state.view(new Seat(mover));
            CroquetMove move = mover == perfect ? CroquetBots.PERFECT.move(view) : strayed(other, view, straying, rng);
            if (mover == perfect) {
                assertThat(CroquetOracle.usual().best(state.position()))
                        .as("%s", state.position())
                        .contains(move);
            }
            state = state.play(move);
        }
        return state;
    }

    private static CroquetMove strayed(
            Bot<CroquetView, CroquetMove> bot, CroquetView view, double straying, RandomGenerator rng) {
        return (rng.nextDouble() < straying ? new Random(rng.nextLong()) : bot).move(view);
    }

    @Test
    void aStrongerBotBeatsAWeakerOne() {
        assertThat(halvesOfFirst(CroquetBots.GREEDY, CroquetBots.RANDOM)).isGreaterThan(80);
        assertThat(halvesOfFirst(CroquetBots.SEARCH, CroquetBots.GREEDY)).isGreaterThan(60);
        assertThat(halvesOfFirst(CroquetBots.PERFECT, CroquetBots.SEARCH)).isGreaterThan(60);
    }

    /** Returns the half points, of a hundred, in fifty games that begin with four random moves. */
    private static int halvesOfFirst(Bot<CroquetView, CroquetMove> first, Bot<CroquetView, CroquetMove> second) {
        int halves = 0;
        for (int game = 0; game < 50; game++) {
            Random opening = new Random(game / 2);
            CroquetState state = CroquetState.start(CroquetReadings.USUAL);
            while (state.end() == CroquetEnd.NONE) {
                int mover = state.position().mover();
                Bot<CroquetView, CroquetMove> bot = state.moves() < 4 ? opening : mover == game % 2 ? first : second;
                state = state.play(bot.move(state.view(new Seat(mover))));
            }
            halves += state.end().halves(game % 2);
        }
        return halves;
    }
}
