package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HoldemReconstructCommandTest {
    private static final String PROBLEM = """
            5 10 0
            2 1 1
            flop
            Ada 500
            Bob 500
            0
            490 490
            """;

    private static Run reconstruct(String input) {
        return Run.with(input, "holdem", "reconstruct");
    }

    @Test
    void theAnswerGoesToStandardOutput() {
        assertThat(reconstruct(PROBLEM))
                .isEqualTo(new Run(0, "4\nAda calls 5\nBob checks\ndealing flop\nBob checks\n", ""));
        assertThat(reconstruct("\ufeff" + PROBLEM.replace("\n", "\r\n"))).isEqualTo(reconstruct(PROBLEM));
    }

    @Test
    void everyReasonGoesToStandardErrorAndTheExitCodeIsOne() {
        assertThat(reconstruct(PROBLEM.replace("490 490", "500 510"))).isEqualTo(new Run(1, "", """
                        umpire: no answer: Ada has 500 chips now and had 495; stacks cannot grow
                        umpire: no answer: Bob has 510 chips now and had 490; stacks cannot grow
                        """));
        assertThat(reconstruct(PROBLEM.replace("5 10 0", "5 ten 0").replace("flop", "\u001b[1m")))
                .isEqualTo(new Run(1, "", """
                        umpire: line 1: `ten` is no whole number from 0 to 2147483647, in `sb bb ante`
                        umpire: line 3: expected preflop, flop, turn or river, found `\\u{1b}[1m`
                        """));
        assertThat(reconstruct("")).matches(run -> run.code() == 1 && run.out().isEmpty());
    }

    @Test
    void aHandIsFollowedTurnByTurn() {
        String opening = "5 10 0\n2 1 1\nAda 500\nBob 500\n";
        assertThat(Run.with(opening + "preflop 495 490\nflop 490 490\n", "holdem", "reconstruct", "--follow"))
                .isEqualTo(new Run(0, "0\n4\nAda calls 5\nBob checks\ndealing flop\nBob checks\n", ""));
        assertThat(Run.with(opening + "preflop 495 490\nflop 490 50x\n", "holdem", "reconstruct", "--follow"))
                .isEqualTo(new Run(1, "0\n", "umpire: line 6: expected a street and 2 stacks, found `flop 490 50x`\n"));
        assertThat(Run.with("5 10 0\n", "holdem", "reconstruct", "--follow").code())
                .isEqualTo(1);
    }
}
