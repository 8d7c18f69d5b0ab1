package org.umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.umpire.contest.Jobs;
import org.umpire.contest.Progress;
import org.umpire.referee.Played;

class ProgressTalkTest {
    /** Returns what is said of a contest off a terminal, played in steps. */
    private static String said(long before, long total, long... done) {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        Terminal terminal = Terminal.of(InputStream.nullInputStream(), OutputStream.nullOutputStream(), said);
        try (ProgressTalk talk = new ProgressTalk(terminal, false)) {
            talk.began(Path.of("cup"), Jobs.of(2), tally(before, before, total));
            for (long now : done) {
                talk.played(EndTalkTest.fixture(), 1, new Played.Stopped(), tally(now, before, total));
            }
        }
        return said.toString(StandardCharsets.UTF_8);
    }

    /** Ten seconds a table. */
    private static Progress.Tally tally(long done, long before, long total) {
        return new Progress.Tally(done, before, total, 0, 0, Duration.ofSeconds(10 * (done - before)));
    }

    @Test
    void aContestIsSaidInTenthsWithTheTimeThatIsLeftAndNoneAtItsEnd() {
        assertThat(said(0, 18, 1, 9, 17, 18)).isEqualTo("""
                18 tables to play, 2 at a time; results in cup
                9 of 18 tables played, about 90 s left
                17 of 18 tables played, about 10 s left
                18 of 18 tables played
                """);
    }

    @Test
    void aContestThatGoesOnCountsFromWhereItWas() {
        assertThat(said(18, 20, 19, 20)).isEqualTo("""
                going on: 18 of 20 tables are played already, 2 at a time; results in cup
                20 of 20 tables played
                """);
    }
}
