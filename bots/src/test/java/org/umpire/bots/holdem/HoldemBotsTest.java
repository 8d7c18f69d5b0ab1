package org.umpire.bots.holdem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.umpire.bots.Bot;
import org.umpire.bots.Bots;
import org.umpire.bots.ReferenceBot;
import org.umpire.games.holdem.HoldemDeal;
import org.umpire.games.holdem.HoldemGame;
import org.umpire.games.holdem.HoldemMove;
import org.umpire.games.holdem.HoldemProtocol;
import org.umpire.games.holdem.HoldemState;
import org.umpire.games.holdem.HoldemView;
import org.umpire.rules.Client;
import org.umpire.rules.GameId;
import org.umpire.rules.Seat;
import org.umpire.rules.Setup;
import org.umpire.testkit.Seeds;

class HoldemBotsTest {
    private static final List<Bot<HoldemView, HoldemMove>> ALL =
            List.of(HoldemBots.RANDOM, HoldemBots.CALLER, HoldemBots.TIGHT, HoldemBots.EQUITY);

    @Test
    void botsAreListedWeakestFirst() {
        assertThat(Bots.of(new GameId("holdem")))
                .extracting(ReferenceBot::path)
                .containsExactly("holdem/random", "holdem/caller", "holdem/tight", "holdem/equity");
    }

    @Test
    void botsPlayLegalMovesAtEveryTableAndAlwaysTheSame() {
        Seeds.forEach(60, rng -> {
            Map<String, String> variant = new TreeMap<>();
            variant.put("betting", rng.nextBoolean() ? "limit" : "no-limit");
            variant.put("stack", Integer.toString(rng.nextInt(2) == 0 ? 20_000 : 200 + rng.nextInt(2000)));
            Setup setup = new Setup(2 + rng.nextInt(8), 4, new TreeMap<>(variant));
            HoldemState state = new HoldemGame().start(new HoldemGame().deal(setup, Seeds.shuffler(rng)));
            while (!state.over()) {
                HoldemView view = state.view(new Seat(state.mover()));
                for (Bot<HoldemView, HoldemMove> bot : ALL) {
                    assertThat(state.check(bot.move(view))).isEmpty();
                    assertThat(bot.move(view)).isEqualTo(bot.move(view));
                }
                state = state.play(ALL.get(rng.nextInt(ALL.size())).move(view));
            }
        });
    }

    /** The last two are about equal against each other; but the last wins more from who calls too much. */
    @Test
    void aStrongerBotBeatsAWeakerOne() {
        for (String betting : List.of("no-limit", "limit")) {
            assertThat(wonByFirst(HoldemBots.TIGHT, HoldemBots.RANDOM, betting))
                    .as(betting)
                    .isPositive();
            assertThat(wonByFirst(HoldemBots.TIGHT, HoldemBots.CALLER, betting))
                    .as(betting)
                    .isPositive();
            assertThat(wonByFirst(HoldemBots.EQUITY, HoldemBots.CALLER, betting))
                    .as(betting)
                    .isGreaterThan(wonByFirst(HoldemBots.TIGHT, HoldemBots.CALLER, betting));
        }
    }

    /** Returns the chips that the first wins in duplicate hands, the same each time. */
    private static long wonByFirst(
            Bot<HoldemView, HoldemMove> first, Bot<HoldemView, HoldemMove> second, String betting) {
        Setup setup = new Setup(2, 600, new TreeMap<>(Map.of("betting", betting)));
        HoldemDeal deal = new HoldemGame().deal(setup, Seeds.shuffler(Seeds.random(5)));
        long won = 0;
        for (int seat = 0; seat < 2; seat++) {
            HoldemState state = new HoldemGame().start(deal);
            while (!state.over()) {
                Bot<HoldemView, HoldemMove> bot = state.mover() == seat ? first : second;
                state = state.play(bot.move(state.view(new Seat(state.mover()))));
            }
            won += state.won(seat);
        }
        return won;
    }

    /** The share of two aces against one other hand, before the flop, is 0.852 (by counting all deals). */
    @Test
    void theShareOfAHandIsEstimatedRightly() {
        Client<HoldemView, HoldemMove> client = new HoldemProtocol().client();
        client.hear("TABLE:no-limit:2:50/100:0:20000:1");
        client.hear("MATCHSTATE:1:0::|AsAh");
        HoldemView view = client.hear("ACT:50:200:20000").view().orElseThrow();
        assertThat(Equity.of(view.hand(), 20_000, new Draws(view.hand()))).isEqualTo(0.852, within(0.01));
    }
}
