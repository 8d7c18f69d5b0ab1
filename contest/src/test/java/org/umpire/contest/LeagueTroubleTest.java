package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.umpire.record.Entry;
import org.umpire.record.Fixture;
import org.umpire.record.RecordWriter;
import org.umpire.record.Recorder;
import org.umpire.record.TableRecord;
import org.umpire.referee.Played;
import org.umpire.rules.FaultKind;
import org.umpire.rules.Outcome;

/** What a run does when the host, the folder or a program is not as it should be. */
class LeagueTroubleTest extends ToyLeague {
    @Test
    void aTableThatTheHostSpoilsIsPlayedAgain() throws IOException {
        Path file = league(3);
        Watch watch = new Watch();
        AtomicInteger spoils = new AtomicInteger(2);
        LeagueRun run = new LeagueRun(
                plan(file),
                settings(false),
                watch,
                path -> new Spoiling(path, entry -> {
                    if (entry instanceof Entry.Answered
                            && path.toString().contains("match-2-table-1")
                            && spoils.getAndDecrement() > 0) {
                        throw new IllegalStateException("the host is ill");
                    }
                }));

        Ended ended = run(run, watch);

        assertThat(ended).isInstanceOf(Ended.Finished.class);
        assertThat(((Ended.Finished) ended).tally().spoilt()).isEqualTo(2);
        assertThat(names(out().resolve("tables")).stream().filter(name -> name.contains("match-2-table-1")))
                .hasSize(3)
                .anyMatch(name -> name.endsWith("-attempt-3.ndjson"));
        assertThat(watch.played).hasSize(6);
    }

    @Test
    void aTableThatTheHostSpoilsThreeTimesStaysOpenAndAllElseIsPlayed() throws IOException {
        Path file = league(3);
        Watch watch = new Watch();
        Function<Path, Recorder> recorders = path -> new Spoiling(path, entry -> {
            if (entry instanceof Entry.Answered && path.toString().contains("match-2-table-1")) {
                throw new IllegalStateException("the host is ill");
            }
        });

        Ended ended = run(new LeagueRun(plan(file), settings(false), watch, recorders), watch);

        assertThat(ended).isInstanceOf(Ended.Open.class);
        assertThat(((Ended.Open) ended).open()).extracting(Fixture::block).containsExactly("round-1/match-2");
        assertThat(watch.played).hasSize(5);
        assertThat(season().secret()).isEmpty();
        // Run again, it is not played a fourth time.
        Watch again = new Watch();
        assertThat(run(file, again)).isInstanceOf(Ended.Open.class);
        assertThat(again.played).isEmpty();
    }

    @Test
    void aFullDiskEndsTheRunAndLeavesWhatWasWrittenValid() throws IOException {
        Path file = league(3);
        Path existing = Files.createFile(folder.resolve("existing"));
        AtomicInteger left = new AtomicInteger(150);
        Watch watch = new Watch();
        Function<Path, Recorder> recorders = path -> new Spoiling(path, entry -> {
            if (left.getAndDecrement() <= 0) {
                RecordWriter.create(existing);
            }
        });

        Ended ended = run(new LeagueRun(plan(file), settings(false), watch, recorders), watch);

        assertThat(ended).isInstanceOf(Ended.Failed.class);
        assertThat(((Ended.Failed) ended).why()).contains("existing");
        int done = watch.played.size();
        assertThat(done).isBetween(1, 5);
        Watch again = new Watch();
        assertThat(run(file, again)).isInstanceOf(Ended.Finished.class);
        assertThat(again.played).hasSize(6 - done);
    }

    @Test
    void aProgramThatCannotBeStartedLosesByThatAndTheLeagueGoesOn() throws IOException {
        Path broken = Files.writeString(folder.resolve("broken"), "#!/no/such/interpreter\n");
        Files.setPosixFilePermissions(broken, PosixFilePermissions.fromString("rwxr-xr-x"));
        Path file = Files.writeString(
                league(2), Files.readString(file()) + "[[entrant]]\nname = \"Broken\"\nprogram = \"./broken\"\n");
        Watch watch = new Watch();

        Ended ended = run(file, watch);

        assertThat(ended).isInstanceOf(Ended.Finished.class);
        assertThat(((Ended.Finished) ended).tally().faults()).isEqualTo(4);
        for (TableRecord record : records().values()) {
            Outcome outcome = record.result().orElseThrow().outcome();
            for (int seat = 0; seat < 2; seat++) {
                boolean itsSeat =
                        record.header().fixture().seats().get(seat).name().equals("Broken");
                assertThat(outcome.seats().get(seat).fault().map(fault -> fault.kind()))
                        .isEqualTo(itsSeat ? Optional.of(FaultKind.START) : Optional.empty());
            }
        }
    }

    @Test
    void aFolderInUseIsRefused() throws IOException {
        Path file = league(2);
        Files.createDirectories(out());
        try (FolderLock lock = FolderLock.take(out()).orElseThrow()) {
            assertThat(lock).isNotNull();
            Ended ended = run(file, new Watch());
            assertThat(((Ended.Refused) ended).reasons().get(0))
                    .contains("is in use by process " + ProcessHandle.current().pid());
        }
        assertThat(run(file, new Watch())).isInstanceOf(Ended.Finished.class);
    }

    @Test
    void aFolderOfOtherThingsIsRefused() throws IOException {
        Path file = league(2);
        Files.createDirectories(out());
        Files.createFile(out().resolve("thesis.tex"));

        Ended ended = run(file, new Watch());

        assertThat(((Ended.Refused) ended).reasons().get(0)).contains("holds other things (thesis.tex)");
    }

    @Test
    void aFaultOfTheRunItselfIsNotSwallowed() throws IOException {
        Path file = league(2);
        LeagueRun run = new LeagueRun(plan(file), settings(false), new Progress() {
            @Override
            public void played(Fixture fixture, int attempt, Played how, Tally tally) {
                throw new UnsupportedOperationException("the drawing failed");
            }
        });

        assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> run(run, new Watch())))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessage("the drawing failed");
    }

    /** Hands on to a real record, and lets a test spoil it. */
    private static final class Spoiling implements Recorder {
        private final Recorder real;
        private final java.util.function.Consumer<Entry> spoil;

        Spoiling(Path path, java.util.function.Consumer<Entry> spoil) {
            this.real = RecordWriter.create(path);
            this.spoil = spoil;
        }

        @Override
        public void append(Entry entry) {
            spoil.accept(entry);
            real.append(entry);
        }

        @Override
        public void close() {
            real.close();
        }
    }
}
