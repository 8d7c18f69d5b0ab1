package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.umpire.contest.Progress;
import org.umpire.record.DealId;
import org.umpire.record.Digests;
import org.umpire.record.Fixture;
import org.umpire.record.Limits;
import org.umpire.record.Seated;
import org.umpire.referee.Played;
import org.umpire.rules.Setup;

class EndTalkTest {
    private static final List<Function<Terminal, Progress>> TALKS =
            List.of(terminal -> new CompareTalk(terminal, true, true), terminal -> new ProgressTalk(terminal, true));

    /** Returns what each says of a table that was spoilt. */
    private static Stream<String> told(int attempt) {
        return TALKS.stream().map(talk -> {
            ByteArrayOutputStream said = new ByteArrayOutputStream();
            Terminal terminal = Terminal.of(InputStream.nullInputStream(), OutputStream.nullOutputStream(), said);
            talk.apply(terminal)
                    .played(
                            fixture(),
                            attempt,
                            new Played.Voided("ill", new IllegalStateException()),
                            new Progress.Tally(0, 0, 10, 0, 1, Duration.ZERO));
            return said.toString(StandardCharsets.UTF_8);
        });
    }

    static Fixture fixture() {
        return new Fixture(
                Tables.BIG2.game().id(),
                Tables.BIG2.game().rulesVersion(),
                Setup.of(4, 1),
                Stream.of("Ada", "Bob", "Cyd", "Dan")
                        .map(name -> new Seated(name, name, Digests.of(name)))
                        .toList(),
                new DealId("deal"),
                Limits.of(Tables.BIG2.usualBudget()),
                "round-1",
                0);
    }

    @Test
    void aSpoiltTableIsOnlySaidToBePlayedAgainWhereItIs() {
        String begin = "a table of round-1 is no result by a fault of this machine, and ";
        assertThat(told(1)).hasSize(2).containsOnly(begin + "is played again: ill\n");
        assertThat(told(2)).hasSize(2).containsOnly(begin + "is played again: ill\n");
        assertThat(told(3)).hasSize(2).containsOnly(begin + "stays open, since that was attempt 3 of 3: ill\n");
    }
}
