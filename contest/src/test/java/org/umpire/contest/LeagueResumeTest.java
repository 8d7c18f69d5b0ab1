package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.umpire.record.RecordReader;
import org.umpire.rules.Outcome;

/** What a run finds that another has left. */
class LeagueResumeTest extends ToyLeague {
    @Test
    void aFinishedLeagueRunAgainPlaysNothing() throws IOException {
        Path file = league(3);
        run(file, new Watch());
        Map<String, Outcome> before = outcomes();
        Watch watch = new Watch();

        assertThat(run(file, watch)).isInstanceOf(Ended.Finished.class);

        assertThat(watch.played).isEmpty();
        assertThat(outcomes()).isEqualTo(before);
    }

    @Test
    void aStoppedLeagueGoesOnWhereItWas() throws IOException {
        Path file = league(4);
        Watch first = new Watch();
        first.stopAfter = 5;
        assertThat(run(file, first)).isInstanceOf(Ended.Stopped.class);
        assertThat(season().secret()).isEmpty();
        Watch second = new Watch();

        assertThat(run(file, second)).isInstanceOf(Ended.Finished.class);

        assertThat(first.played).hasSizeGreaterThanOrEqualTo(5).hasSizeLessThan(12);
        assertThat(first.played).doesNotContainAnyElementsOf(second.played);
        assertThat(first.played.size() + second.played.size()).isEqualTo(12);
        Map<String, Outcome> resumed = outcomes();
        Files.move(out(), folder.resolve("resumed"));
        run(file, new Watch());
        assertThat(resumed).isEqualTo(outcomes());
    }

    @Test
    void aProgramThatIsChangedInMidLeagueStopsIt() throws IOException {
        Path file = league(4);
        Path program = folder.resolve("p2.sh");
        String before = Files.readString(program);
        Watch watch = new Watch();
        watch.after(5, () -> Files.writeString(program, before + "# a new version\n"));

        Ended ended = run(file, watch);

        assertThat(ended).isInstanceOf(Ended.Failed.class);
        assertThat(((Ended.Failed) ended).why())
                .startsWith("the program of \"P2\" was sha256:")
                .contains("change it back");
        assertThat(watch.played).hasSizeBetween(5, 11);
        Files.writeString(program, before);
        assertThat(run(file, new Watch())).isInstanceOf(Ended.Finished.class);
    }

    @Test
    void aProgramThatIsWrittenAgainAsItWasGoesOnPlaying() throws IOException {
        Path file = league(4);
        Path program = folder.resolve("p2.sh");
        String before = Files.readString(program);
        Watch watch = new Watch();
        watch.after(5, () -> {
            Files.delete(program);
            Files.writeString(program, before);
        });

        assertThat(run(file, watch)).isInstanceOf(Ended.Finished.class);
    }

    @Test
    void aTornRecordIsPutAsideAndItsTablePlayedAgain() throws IOException {
        Path file = league(3);
        run(file, new Watch());
        Map<String, Outcome> whole = outcomes();
        Path torn = tables().get(2);
        byte[] bytes = Files.readAllBytes(torn);
        Files.write(torn, java.util.Arrays.copyOf(bytes, bytes.length - 1));
        Path damaged = tables().get(3);
        Files.writeString(damaged, Files.readString(damaged).replaceFirst("\"cpu", "\"cqu"));
        Watch watch = new Watch();

        assertThat(run(file, watch)).isInstanceOf(Ended.Finished.class);

        assertThat(watch.played).hasSize(2);
        assertThat(outcomes()).isEqualTo(whole);
        assertThat(Files.readAllBytes(torn.resolveSibling(torn.getFileName() + ".torn")))
                .hasSize(bytes.length - 1);
        assertThat(torn.resolveSibling(damaged.getFileName() + ".damaged")).exists();
        assertThat(watch.notes)
                .anySatisfy(note -> assertThat(note).contains("was not finished; the table is played again"));
    }

    @Test
    void recordsFromAnotherSecretAreNotTakenForThisSeason() throws IOException {
        Path file = league(3);
        Watch first = new Watch();
        first.stopAfter = 3;
        run(file, first);
        Files.delete(out().resolve("season.json"));
        Files.writeString(file, Files.readString(file).replace("always the same", "another one"));
        Watch watch = new Watch();

        assertThat(run(file, watch)).isInstanceOf(Ended.Finished.class);

        assertThat(watch.played).hasSize(6);
        String digest = season().secretDigest();
        assertThat(tables())
                .hasSize(6)
                .allSatisfy(
                        table -> assertThat(RecordReader.read(table).header().secretDigest())
                                .isEqualTo(digest));
    }

    @Test
    void aRecordThatCannotBeReadAtAllStopsTheRunAndStaysWhereItIs() throws IOException {
        Path file = league(3);
        run(file, new Watch());
        Path record = tables().get(1);
        Files.delete(record);
        Files.createDirectory(record);

        assertThat(run(file, new Watch())).isInstanceOf(Ended.Failed.class);

        assertThat(record).isDirectory();
    }

    @Test
    void aChangedProgramIsNamedAndRefused() throws IOException {
        Path file = league(3);
        Watch first = new Watch();
        first.stopAfter = 2;
        run(file, first);
        Files.writeString(folder.resolve("p1.sh"), "# changed\n", StandardOpenOption.APPEND);

        Ended ended = run(file, new Watch());

        assertThat(ended).isInstanceOf(Ended.Refused.class);
        assertThat(((Ended.Refused) ended).reasons()).hasSize(2);
        assertThat(((Ended.Refused) ended).reasons().get(0))
                .matches("the program of \"P1\" was sha256:[0-9a-f]{64} and is now sha256:[0-9a-f]{64}");
        assertThat(((Ended.Refused) ended).reasons().get(1)).contains("--restart");
    }

    @Test
    void aChangedFileIsNamedAndRefused() throws IOException {
        Path file = league(3);
        Watch first = new Watch();
        first.stopAfter = 2;
        run(file, first);
        Files.writeString(file, "budget = \"9s\"\n" + Files.readString(file).replace("\"P2\"", "\"P9\""));

        Ended ended = run(file, new Watch());

        assertThat(((Ended.Refused) ended).reasons())
                .hasSize(5)
                .anyMatch(reason -> reason.startsWith("the league file contest.toml was sha256:"))
                .contains("budget was 20s and is now 9s", "the entrant \"P2\" is gone", "the entrant \"P9\" is new");
    }

    @Test
    void aRestartMovesTheOldResultsAsideAndPlaysAll() throws IOException {
        Path file = league(3);
        Watch first = new Watch();
        first.stopAfter = 2;
        run(file, first);
        Files.writeString(folder.resolve("p1.sh"), "# changed\n", StandardOpenOption.APPEND);
        Watch watch = new Watch();

        Ended ended = run(new LeagueRun(plan(file), settings(true), watch), watch);

        assertThat(ended).isInstanceOf(Ended.Finished.class);
        assertThat(watch.played).hasSize(6);
        assertThat(names(folder.resolve("contest-results.before-1"))).contains("season.json", "tables");
        assertThat(watch.notes).anyMatch(note -> note.contains("contest-results.before-1"));
    }
}
