package org.umpire.bots.daihinmin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.umpire.bots.Bot;
import org.umpire.bots.Bots;
import org.umpire.bots.ReferenceBot;
import org.umpire.games.daihinmin.Announcement;
import org.umpire.games.daihinmin.DaihinminDeal;
import org.umpire.games.daihinmin.DaihinminMove;
import org.umpire.games.daihinmin.DaihinminState;
import org.umpire.games.daihinmin.DaihinminView;
import org.umpire.rules.GameId;
import org.umpire.rules.Seat;
import org.umpire.testkit.Seeds;

class DaihinminBotsTest {
    private static final List<Bot<DaihinminView, DaihinminMove>> BOTS =
            List.of(DaihinminBots.RANDOM, DaihinminBots.LOWEST);

    @Test
    void botsAreListedWeakestFirst() {
        assertThat(Bots.of(new GameId("daihinmin")))
                .extracting(ReferenceBot::path)
                .containsExactly("daihinmin/random", "daihinmin/lowest");
    }

    @Test
    void botsPlayLegalMovesAndAlwaysTheSame() {
        Seeds.forEach(2, rng -> {
            DaihinminState state = DaihinminState.start(DaihinminDeal.of(Announcement.usual(10), Seeds.shuffler(rng)));
            while (!state.over()) {
                DaihinminView view = state.view(new Seat(state.mover()));
                for (Bot<DaihinminView, DaihinminMove> bot : BOTS) {
                    DaihinminMove move = bot.move(view);
                    assertThat(state.check(move)).isEmpty();
                    assertThat(bot.move(view)).isEqualTo(move);
                }
                state = state.play(BOTS.get(rng.nextInt(BOTS.size())).move(view));
            }
        });
    }
}
