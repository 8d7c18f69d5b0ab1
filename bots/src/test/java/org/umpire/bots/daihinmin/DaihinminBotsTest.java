package org.umpire.bots.daihinmin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.umpire.bots.Bot;
import org.umpire.bots.Bots;
import org.umpire.bots.ReferenceBot;
import org.umpire.games.daihinmin.Announcement;
import org.umpire.games.daihinmin.DaihinminDeal;
import org.umpire.games.daihinmin.DaihinminMove;
import org.umpire.games.daihinmin.DaihinminState;
import org.umpire.games.daihinmin.DaihinminView;
import org.umpire.games.daihinmin.Hand;
import org.umpire.games.daihinmin.Primality;
import org.umpire.rules.GameId;
import org.umpire.rules.Seat;
import org.umpire.testkit.Seeds;

class DaihinminBotsTest {
    private static final int TABLES = Integer.getInteger("umpire.daihinmin.tables", 40);

    private static final List<Bot<DaihinminView, DaihinminMove>> BOTS =
            List.of(DaihinminBots.RANDOM, DaihinminBots.LOWEST, DaihinminBots.LUCKY, DaihinminBots.PLANNER);

    @Test
    void botsAreListedWeakestFirst() {
        assertThat(Bots.of(new GameId("daihinmin")))
                .extracting(ReferenceBot::path)
                .containsExactly("daihinmin/random", "daihinmin/lowest", "daihinmin/lucky", "daihinmin/planner");
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

    /** {@code -Dumpire.daihinmin.tables=1000} plays so many. */
    @Test
    void thePlannerMostlyWinsAgainstThreeLuckyOnes() {
        assertThat(BotTables.placesAmongLucky(DaihinminBots.PLANNER, TABLES)[1])
                .isGreaterThanOrEqualTo(TABLES * 9 / 10);
    }

    @Test
    void twoPlannersMostlyWinAgainstTwoLuckyOnes() {
        assertThat(BotTables.winsInPairs(DaihinminBots.PLANNER, TABLES)).isGreaterThanOrEqualTo(TABLES * 95 / 100);
    }

    @Test
    void aHandOfCutsAndHighestPrimesIsPlayedToItsEnd() {
        for (String hand : List.of(
                "3",
                "7",
                "2",
                "33377",
                "13",
                "1127" + "33",
                "1189" + "1",
                "97",
                "9997" + "7",
                "99991" + "33",
                "4" + "1",
                "0061" + "33377")) {
            Hand left = Hand.of(hand);
            while (left.size() > 0) {
                Optional<String> lead = Ending.lead(left);
                assertThat(lead).as("of %s, from %s", left, hand).isPresent();
                assertThat(Primality.isPrime(lead.get())).isTrue();
                left = left.minus(lead.get());
            }
        }
        for (String hand : List.of("1", "4", "00462", "1111111", "99", "2222", "44444333")) {
            assertThat(Ending.lead(Hand.of(hand))).as(hand).isEmpty();
        }
    }

    @Test
    void theLowestPrimeIsFound() {
        assertThat(AscendingNumbers.lowest(Hand.of("0123456789"), 5, "", 1000).map(DaihinminMove::cards))
                .contains("10243");
        assertThat(AscendingNumbers.lowest(Hand.of("0113"), 3, "103", 1000).map(DaihinminMove::cards))
                .contains("113");
        assertThat(AscendingNumbers.lowest(Hand.of("02468"), 3, "", 1000)).isEmpty();
        assertThat(AscendingNumbers.lowest(Hand.of("97"), 2, "97", 1000)).isEmpty();
    }
}
