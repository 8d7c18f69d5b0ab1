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

/** Who is to blame, without waiting: the submission ends at 100. */
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
        assertThat(Interaction.said(outcome, false, 100, 110, reply).verdict()).isEqualTo(Verdict.WA);
    }

    @ParameterizedTest
    @CsvSource({
        // submission, ended by us, validator's end (-1: never), its code (-1: killed by us), verdict
        "AC, false, 110, 42, AC",
        "AC, false, 90, 42, AC",
        "AC, false, 110, 43, WA",
        "AC, false, 110, 1, JE",
        "AC, false, 110, 0, JE",
        "AC, false, -1, -1, JE",
        "AC, false, 110, 141, WA",
        "AC, false, 90, 141, WA",
        "WA, true, 90, 141, WA",
        "RTE, false, 90, 141, RTE",
        "RTE, false, 110, 43, RTE",
        "RTE, false, 110, 1, RTE",
        "RTE, false, 110, 42, RTE",
        "RTE, false, 90, 43, WA",
        "RTE, false, 90, 1, JE",
        "RTE, false, 90, 42, RTE",
        "RTE, false, -1, -1, RTE",
        "TLE, true, 110, 43, TLE",
        "TLE, true, -1, -1, TLE",
        "WTL, true, 110, 43, WTL",
        "WTL, true, 110, 141, WTL",
        "WTL, true, -1, -1, JE",
        "MLE, true, 110, 43, MLE",
        "WA, true, 90, 43, WA",
        "WA, true, 90, 0, JE"
    })
    void whoEndsFirstAndHowDecides(
            Verdict submission, boolean endedByUs, long validatorEnded, int code, Verdict verdict) {
        Outcome outcome =
                new Outcome(submission, "", Duration.ZERO, Duration.ZERO, OptionalLong.empty(), "", Optional.empty());
        ValidatorCall.Reply reply =
                new ValidatorCall.Reply(code < 0 ? Optional.empty() : Optional.of(new Ending.Exited(code)), "", "");
        assertThat(Interaction.said(
                                outcome, endedByUs, 100, validatorEnded < 0 ? Long.MAX_VALUE : validatorEnded, reply)
                        .verdict())
                .isEqualTo(verdict);
    }
}
