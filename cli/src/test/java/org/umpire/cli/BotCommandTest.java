package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BotCommandTest {
    private static final String HAND = "D3 C3 H3 S3 D4 C4 H4 S4 D5 C5 H5 S5 D6";

    @Test
    void aBotAnswersWhatItIsSent() {
        Run run = Run.with("1\n" + HAND + "\n", "bot", "big2/lowest");
        assertThat(run.code()).isZero();
        assertThat(run.out().lines()).hasSize(1);
        assertThat(run.out()).startsWith("D3");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void aLineThatCannotStandThereFails() {
        Run run = Run.with("1\nnonsense\n", "bot", "big2/lowest");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err().lines()).hasSize(1);
    }

    @Test
    void aBotThatIsNotThereIsRefusedWithTheNearest() {
        Run run = Run.of("bot", "big2/lowset");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("did you mean big2/lowest?");
    }

    @Test
    void everyBotIsListed() {
        Run run = Run.of("bots");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("big2/lowest  ");
    }

    @Test
    void everyGameIsListed() {
        Run run = Run.of("games");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("big2  ").contains("4 seats");
    }
}
