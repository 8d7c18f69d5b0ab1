package org.umpire.judge.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.umpire.judge.Verdict;
import org.umpire.sandbox.Ending;

/** Who is to blame, without waiting. */
class InteractionTest {
    @Test
    void whoeverSpokeToAValidatorThatHadLeftWasRejectedFirst() {
        Outcome outcome = new Outcome(
                Verdict.RTE,
                "signal 13",
                Duration.ZERO,
                Duration.ZERO,
                OptionalLong.empty(),
                "",
                Optional.of(new Ending.Died(13)));
        ValidatorCall.Reply reply = new ValidatorCall.Reply(Optional.of(new Ending.Exited(43)), "", "");
        assertThat(Interaction.said(outcome, false, false, false, reply).verdict())
                .isEqualTo(Verdict.WA);
    }

    @ParameterizedTest
    @CsvSource({
        // submission, ended by us, when the validator ended, its code (-1: killed by us), verdict
        "AC, false, after, 42, AC",
        "AC, false, before, 42, AC",
        "AC, false, after, 43, WA",
        "AC, false, after, 1, JE",
        "AC, false, after, 0, JE",
        "AC, false, never, -1, JE",
        "AC, false, after, 141, WA",
        "AC, false, before, 141, WA",
        "WA, true, before, 141, WA",
        "RTE, false, before, 141, RTE",
        "RTE, false, after, 43, RTE",
        "RTE, false, after, 1, RTE",
        "RTE, false, after, 42, RTE",
        "RTE, false, before, 43, WA",
        "RTE, false, before, 1, JE",
        "RTE, false, before, 42, RTE",
        "RTE, false, never, -1, RTE",
        "TLE, true, after, 43, TLE",
        "TLE, true, never, -1, TLE",
        "WTL, true, after, 43, WTL",
        "WTL, true, after, 141, WTL",
        "WTL, true, never, -1, JE",
        "MLE, true, after, 43, MLE",
        "WA, true, before, 43, WA",
        "WA, true, before, 0, JE"
    })
    void whoEndsFirstAndHowDecides(Verdict submission, boolean endedByUs, String when, int code, Verdict verdict) {
        Outcome outcome =
                new Outcome(submission, "", Duration.ZERO, Duration.ZERO, OptionalLong.empty(), "", Optional.empty());
        ValidatorCall.Reply reply =
                new ValidatorCall.Reply(code < 0 ? Optional.empty() : Optional.of(new Ending.Exited(code)), "", "");
        assertThat(Interaction.said(outcome, endedByUs, when.equals("before"), when.equals("never"), reply)
                        .verdict())
                .isEqualTo(verdict);
    }
}
