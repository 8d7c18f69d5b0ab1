package org.umpire.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.umpire.bots.big2.Big2Bots;
import org.umpire.games.big2.Big2Game;
import org.umpire.games.big2.Big2Protocol;
import org.umpire.rules.GameId;

class BotsTest {
    @Test
    void botsAreListedByGameWeakestFirst() {
        assertThat(Bots.of(new GameId("big2")))
                .extracting(ReferenceBot::path)
                .containsExactly("big2/random", "big2/lowest", "big2/greedy", "big2/planner");
    }

    @Test
    void everyBotIsFoundByItsPathAndSaysHowItPlays() {
        assertThat(Bots.all()).isNotEmpty().allSatisfy(bot -> {
            assertThat(Bots.find(bot.path())).map(ReferenceBot::path).contains(bot.path());
            assertThat(bot.summary()).isNotBlank();
        });
    }

    @Test
    void whatIsNotThereIsNotFound() {
        assertThat(Bots.find("big2/nobody")).isEmpty();
        assertThat(Bots.find("greedy")).isEmpty();
        assertThat(Bots.of(new GameId("whist"))).isEmpty();
    }

    @Test
    void aNameIsOneWord() {
        assertThatThrownBy(() ->
                        new ReferenceBot<>(new Big2Game().id(), "Two Words", "", new Big2Protocol(), Big2Bots.GREEDY))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Two Words");
    }
}
