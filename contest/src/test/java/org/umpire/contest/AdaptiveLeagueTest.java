package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.umpire.league.LeftOut;
import org.umpire.league.PlayedMatch;
import org.umpire.league.SeasonRead;
import org.umpire.league.Standings;
import org.umpire.record.DealId;
import org.umpire.record.Entry;
import org.umpire.record.Fixture;
import org.umpire.record.RecordReader;
import org.umpire.record.RecordWriter;
import org.umpire.referee.Played;
import org.umpire.rules.Outcome;

/** Leagues in which results decide who meets, with real processes. */
class AdaptiveLeagueTest extends ToyLeague {
    private Path league(int entrants, String terms) throws IOException {
        Path file = league(entrants);
        return Files.writeString(file, terms + Files.readString(file));
    }

    private SeasonRead read() throws IOException {
        return ((SeasonRead.Read.Good) SeasonRead.of(out())).season();
    }

    @Test
    void aSwissIsPlayedRoundAfterRound() throws IOException {
        Path file = league(5, "schedule = \"swiss\"\nrounds = 3\n");
        Watch watch = new Watch();

        Ended ended = run(file, watch);

        assertThat(ended).isInstanceOf(Ended.Finished.class);
        assertThat(((Ended.Finished) ended).tally().done()).isEqualTo(3 * 2 * 2);
        assertThat(((Ended.Finished) ended).tally().total()).isEqualTo(3 * 2 * 2);
        assertThat(watch.played).hasSize(12);
        assertThat(watch.notes).anyMatch(note -> note.startsWith("a Swiss system: "));
        assertThat(read().finished()).isTrue();
        assertThat(read().warnings()).isEmpty();
        assertThat(names(out())).contains("standings.txt", "report.html");
    }

    @Test
    void stoppedAnywhereItGoesOnAndEndsAsIfItHadNotBeen() throws IOException {
        String terms = "schedule = \"swiss\"\nrounds = 3\nlegs = 2\n";
        Path file = league(4, terms);
        run(file, new Watch());
        Map<String, Outcome> whole = outcomes();
        assertThat(whole).hasSize(3 * 2 * 2 * 2);
        Files.move(out(), folder.resolve("whole"));
        int runs = 0;
        boolean finished = false;
        while (!finished && runs < 20) {
            Watch watch = new Watch();
            watch.stopAfter = 5;
            finished = run(file, watch) instanceof Ended.Finished;
            runs++;
        }

        assertThat(finished).isTrue();
        assertThat(runs).isGreaterThan(2);
        assertThat(outcomes()).isEqualTo(whole);
    }

    @Test
    void aLostRecordOfAnEarlyRoundIsPlayedAgainAndWhatStillFitsIsKept() throws IOException {
        Path file = league(4, "schedule = \"swiss\"\nrounds = 3\n");
        run(file, new Watch());
        Map<String, Outcome> whole = outcomes();
        Files.delete(tables().get(1));
        Watch watch = new Watch();

        Ended ended = run(file, watch);

        // The programs always play alike, so the rounds after it are drawn as before.
        assertThat(ended).isInstanceOf(Ended.Finished.class);
        assertThat(watch.played).hasSize(1);
        assertThat(outcomes()).isEqualTo(whole);
    }

    @Test
    void aRecordThatIsLostWhenARoundEndsIsPlayedAgainBeforeTheNextIsDrawn() throws IOException {
        Path file = league(4, "schedule = \"swiss\"\nrounds = 3\n");
        run(file, new Watch());
        Map<String, Outcome> whole = outcomes();
        Files.move(out(), folder.resolve("whole"));
        Watch watch = new Watch();
        watch.after(4, () -> {
            assertThat(season().secret()).isEmpty();
            Files.delete(tables().get(0));
        });

        Ended ended = run(file, watch);

        assertThat(ended).isInstanceOf(Ended.Finished.class);
        assertThat(watch.played).hasSize(12 + 1);
        assertThat(((Ended.Finished) ended).tally().done()).isEqualTo(12);
        assertThat(outcomes()).isEqualTo(whole);
        assertThat(season().secret()).isPresent();
    }

    @Test
    void aRecordThatIsLostAtTheEndIsPlayedAgainBeforeTheSecretIsPublished() throws IOException {
        for (String schedule : List.of("round-robin", "swiss")) {
            Path file =
                    league(3, "schedule = \"" + schedule + "\"\nrounds = " + (schedule.equals("swiss") ? 3 : 1) + "\n");
            Watch watch = new Watch();
            watch.after(6, () -> Files.writeString(tables().get(5), "spoilt\n"));

            assertThat(run(file, watch)).as(schedule).isInstanceOf(Ended.Finished.class);

            assertThat(watch.played).as(schedule).hasSize(6 + 1);
            assertThat(outcomes()).as(schedule).hasSize(6);
            Files.move(out(), folder.resolve(schedule));
        }
    }

    /** Writes a program that plays as another one until {@link #turned} is there, and then loses by a fault. */
    private void turning(int entrant, String program) throws IOException {
        Files.writeString(
                folder.resolve("p" + entrant + ".sh"),
                program.replace("read n; do", "read n; do [ -e '" + turned() + "' ] && n=4 && echo nonsense;"));
    }

    private Path turned() {
        return folder.toAbsolutePath().resolve("turned");
    }

    /** Asserts that the season is over by its records: a further run finds nothing to play. */
    private void assertOverByItsRecords(Path file, int tables) throws IOException {
        assertThat(read().finished()).isTrue();
        assertThat(read().leftOut()).isEmpty();
        assertThat(outcomes()).hasSize(tables);
        assertThat(season().secret()).isPresent();
        Watch again = new Watch();
        assertThat(run(file, again)).isInstanceOf(Ended.Finished.class);
        assertThat(again.played).isEmpty();
    }

    @Test
    void aLostRecordWhoseTableEndsOtherwiseLeadsToOtherRoundsInTheSameRun() throws IOException {
        Path file = league(4, "schedule = \"swiss\"\nrounds = 3\n");
        turning(1, BEST);
        Files.writeString(folder.resolve("p2.sh"), "# 2\n" + BEST);
        Files.writeString(folder.resolve("p4.sh"), "# 4\n" + LAZY);
        Watch watch = new Watch();
        // P1 and P2 won in the first round, and met in the second.
        watch.after(10, () -> {
            assertThat(read().results().complete().get(0).sides())
                    .extracting(PlayedMatch.Side::entrant)
                    .containsExactly(0, 2);
            Files.delete(tables().get(0));
            Files.createFile(turned());
        });

        Ended ended = run(file, watch);

        assertThat(ended).isInstanceOf(Ended.Finished.class);
        assertThat(((Ended.Finished) ended).tally().done()).isEqualTo(12);
        assertThat(watch.notes).anyMatch(note -> note.contains("does not fit the draw that the results lead to"));
        assertThat(watch.played).hasSize(12 + 1 + 8);
        assertOverByItsRecords(file, 12);
    }

    @Test
    void aLostRecordWhoseTableEndsOtherwiseUnsettlesPlaces() throws IOException {
        Path file = league(2, "schedule = \"places\"\nrounds = 9\n");
        turning(2, BEST);
        Watch whole = new Watch();
        run(file, whole);
        int settled = whole.played.size();
        assertThat(settled).isLessThan(2 * 9);
        Files.move(out(), folder.resolve("whole"));
        Watch stopped = new Watch();
        stopped.stopAfter = settled;
        assertThat(run(file, stopped)).isInstanceOf(Ended.Stopped.class);
        assertThat(season().secret()).isEmpty();
        // The next run finds that all places are settled, and then loses a record.
        Watch watch = new Watch() {
            @Override
            public void began(Path out, Jobs jobs, Tally tally) {
                super.began(out, jobs, tally);
                assertThat(tally.done()).isEqualTo(tally.total()).isEqualTo(settled);
                try {
                    Files.delete(tables().get(0));
                    Files.createFile(turned());
                } catch (IOException e) {
                    throw new java.io.UncheckedIOException(e);
                }
            }
        };

        Ended ended = run(file, watch);

        assertThat(ended).isInstanceOf(Ended.Finished.class);
        int tables = Math.toIntExact(((Ended.Finished) ended).tally().done());
        assertThat(tables).isGreaterThan(settled);
        assertOverByItsRecords(file, tables);
    }

    @Test
    void aDiskThatLosesRecordsAgainAndAgainEndsTheRun() throws IOException {
        Path file = league(2, "schedule = \"swiss\"\nrounds = 1\n");
        Watch watch = new Watch() {
            @Override
            public void played(Fixture fixture, int attempt, Played how, Tally tally) {
                super.played(fixture, attempt, how, tally);
                try {
                    Files.writeString(tables().get(0), "spoilt\n");
                } catch (IOException e) {
                    throw new java.io.UncheckedIOException(e);
                }
            }
        };

        Ended ended = run(file, watch);

        assertThat(((Ended.Failed) ended).why()).contains("their records have gone or are damaged");
        assertThat(season().secret()).isEmpty();
    }

    @Test
    void recordsThatNoLongerFitTheDrawAreSetAsideAndSaidSo() throws IOException {
        Path file = league(4, "schedule = \"swiss\"\nrounds = 2\n");
        run(file, new Watch());
        // Those of the second round, under the names of other tables of it.
        Path first = tables().get(4);
        Path other = tables().get(6);
        Files.delete(other);
        Files.move(first, other);
        Watch watch = new Watch();

        assertThat(run(file, watch)).isInstanceOf(Ended.Finished.class);

        assertThat(watch.notes).anyMatch(note -> note.contains("does not fit the draw that the results lead to"));
        assertThat(watch.played).hasSize(2);
    }

    @Test
    void aKnockOutEndsWithOneWhoHasNotLost() throws IOException {
        Path file = league(6, "schedule = \"knock-out\"\n");

        assertThat(run(file, new Watch())).isInstanceOf(Ended.Finished.class);

        SeasonRead read = read();
        Standings.Row first = read.standings().rows().get(0);
        assertThat(first.rank()).hasValue(1);
        assertThat(first.why()).startsWith("won the final; ");
        List<PlayedMatch> matches = read.results().complete();
        assertThat(matches).hasSize(5);
    }

    @Test
    void adaptivePlayEndsWhenAllPlacesAreSettled() throws IOException {
        Path file = league(2, "schedule = \"places\"\nrounds = 9\n");

        Ended ended = run(file, new Watch());

        assertThat(ended).isInstanceOf(Ended.Finished.class);
        Progress.Tally tally = ((Ended.Finished) ended).tally();
        assertThat(tally.done()).isEqualTo(tally.total()).isBetween(12L, 16L);
        SeasonRead read = read();
        assertThat(read.finished()).isTrue();
        assertThat(read.plannedMatches()).isEqualTo(tally.done() / 2);
        assertThat(read.standings().rows().get(0).name()).isEqualTo("P2");
        assertThat(read.standings().rows().get(0).why()).contains("ahead of the next; ");
        Watch again = new Watch();
        assertThat(run(file, again)).isInstanceOf(Ended.Finished.class);
        assertThat(again.played).isEmpty();
    }

    @Test
    void whatIsOfARoundAfterTheEndIsLeftOutAndSaidSo() throws IOException {
        Path file = league(2, "schedule = \"places\"\nrounds = 9\n");
        run(file, new Watch());
        List<Entry> entries = new ArrayList<>(RecordReader.read(tables().get(0)).entries());
        Entry.Header header = (Entry.Header) entries.get(0);
        Fixture first = header.fixture();
        Fixture later = new Fixture(
                first.game(),
                first.rulesVersion(),
                first.setup(),
                first.seats(),
                new DealId(first.deal().label().replace("round-1", "round-9")),
                first.limits(),
                first.block().replace("round-1", "round-9"),
                first.table());
        entries.set(
                0,
                new Entry.Header(
                        later,
                        1,
                        header.isolation(),
                        header.processor(),
                        header.dealDigest(),
                        header.secretDigest(),
                        header.started(),
                        header.umpire()));
        Path stray = out().resolve("tables/00017-round-9-match-1-table-1-0123abcd.ndjson");
        Files.write(stray, RecordWriter.bytes(entries));

        assertThat(read().finished()).isTrue();
        assertThat(read().leftOut()).extracting(LeftOut::why).containsExactly("the season was over before this round");

        Watch watch = new Watch();
        assertThat(run(file, watch)).isInstanceOf(Ended.Finished.class);
        assertThat(watch.notes).anyMatch(note -> note.contains("is of a round before which the season was over"));
        assertThat(watch.played).isEmpty();
    }

    @Test
    void aGauntletIsPlayedAsAWhole() throws IOException {
        Path file = league(4, "schedule = \"gauntlet\"\nchallengers = [\"P2\"]\n");
        Watch watch = new Watch();

        assertThat(run(file, watch)).isInstanceOf(Ended.Finished.class);

        assertThat(watch.played).hasSize(3 * 2);
    }

    @Test
    void anotherScheduleIsAnotherContest() throws IOException {
        Path file = league(4, "schedule = \"swiss\"\nrounds = 2\n");
        Watch watch = new Watch();
        watch.stopAfter = 2;
        run(file, watch);
        Files.writeString(file, Files.readString(file).replace("\"swiss\"", "\"ladder\""));

        Ended ended = run(file, new Watch());

        assertThat(((Ended.Refused) ended).reasons()).contains("schedule was swiss and is now ladder");
    }
}
