package org.umpire.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.umpire.league.Season;
import org.umpire.league.SeasonFile;
import org.umpire.record.Entry;
import org.umpire.record.Fixture;
import org.umpire.record.RecordReader;
import org.umpire.record.RecordWriter;
import org.umpire.record.Recorder;
import org.umpire.record.SeasonSecret;
import org.umpire.record.Seated;
import org.umpire.record.TableRecord;
import org.umpire.referee.Played;
import org.umpire.rules.FaultKind;
import org.umpire.rules.Outcome;
import org.umpire.sandbox.Level;
import org.umpire.sandbox.Sandbox;
import org.umpire.sandbox.Sandboxes;

class LeagueRunTest {
    private static final String LAZY = "#!/bin/sh\nwhile read n; do echo 1; done\n";
    private static final String BEST = "#!/bin/sh\nwhile read n; do m=$((n % 4)); [ $m = 0 ] && m=1; echo $m; done\n";

    @TempDir
    Path folder;

    @Test
    void aLeagueIsPlayedToItsEnd() throws IOException {
        Watch watch = new Watch();

        Ended ended = run(league(4), watch);

        assertThat(ended).isInstanceOf(Ended.Finished.class);
        Progress.Tally tally = ((Ended.Finished) ended).tally();
        assertThat(List.of(tally.done(), tally.before(), tally.total(), tally.faults(), tally.spoilt()))
                .containsExactly(12L, 0L, 12L, 0L, 0L);
        assertThat(watch.played).hasSize(12).doesNotHaveDuplicates();
        assertThat(watch.secretPermissions).isEqualTo("rw-------");
        assertThat(records()).hasSize(12);
        Season season = season();
        assertThat(season.secret()).isPresent();
        assertThat(SeasonSecret.read(season.secret().orElseThrow()).digest()).isEqualTo(season.secretDigest());
        assertThat(names(out()))
                .contains("season.json", "contest.toml", "tables")
                .doesNotContain("secret");
        assertThat(Files.readString(out().resolve("contest.toml"))).isEqualTo(Files.readString(file()));
    }

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
    void theConditionsAreToldBeforeTheFirstTable() throws IOException {
        Watch watch = new Watch();

        run(league(2), watch);

        assertThat(watch.conditions).isEqualTo("plain " + season().secretDigest());
    }

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
    void aReferenceBotPlaysLikeAnyOtherProgram() throws IOException {
        Path file = Files.writeString(
                league(1), Files.readString(file()) + "[[entrant]]\nname = \"Bot\"\nbot = \"heap/best\"\n");

        Ended ended = run(file, new Watch());

        assertThat(ended).isInstanceOf(Ended.Finished.class);
        assertThat(((Ended.Finished) ended).tally().faults()).isZero();
        assertThat(season().entrants().get(1).command()).isEqualTo("umpire bot heap/best");
        long points = records().values().stream()
                .mapToLong(record -> scoreOf("Bot", record))
                .sum();
        assertThat(points).as("of 6 games against a lazy program").isGreaterThan(3);
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

    private static final class Watch implements Progress {
        private final List<String> played = new ArrayList<>();
        private final List<String> notes = new ArrayList<>();
        private Runnable stop = () -> {};
        private String secretPermissions = "";
        private String conditions = "";
        private int stopAfter = Integer.MAX_VALUE;

        @Override
        public void began(Path out, int jobs, Tally tally) {
            if (Files.exists(out.resolve("secret"))) {
                try {
                    secretPermissions =
                            PosixFilePermissions.toString(Files.getPosixFilePermissions(out.resolve("secret")));
                } catch (IOException e) {
                    throw new java.io.UncheckedIOException(e);
                }
            }
        }

        @Override
        public void conditions(String level, boolean limitsMemory, String secretDigest) {
            assertThat(played).isEmpty();
            conditions = level + " " + secretDigest;
        }

        @Override
        public void played(Fixture fixture, int attempt, Played how, Tally tally) {
            if (how instanceof Played.Finished) {
                played.add(fixture.id().hex());
            }
            if (played.size() == stopAfter) {
                stop.run();
            }
        }

        @Override
        public void note(String text) {
            notes.add(text);
        }
    }

    private Ended run(Path file, Watch watch) {
        return run(new LeagueRun(plan(file), settings(false), watch), watch);
    }

    private static Ended run(LeagueRun run, Watch watch) {
        watch.stop = run::stop;
        try (Sandbox sandbox = Sandboxes.of(Level.PLAIN)) {
            return run.run(sandbox);
        }
    }

    private Plan plan(Path file) {
        LeagueFile.Read read = LeagueFile.read(file);
        assertThat(read).isInstanceOf(LeagueFile.Read.Good.class);
        return Plan.of(((LeagueFile.Read.Good) read).file());
    }

    private Settings settings(boolean restart) {
        return new Settings(out(), 2, restart, "test");
    }

    /** Writes a league of so many programs with a secret that is always the same. */
    private Path league(int entrants) throws IOException {
        StringBuilder text = new StringBuilder("game = \"heap\"\ngames = 3\nsecret = \"always the same\"\n");
        for (int i = 1; i <= entrants; i++) {
            Files.writeString(folder.resolve("p" + i + ".sh"), "# " + i + "\n" + (i % 2 == 0 ? BEST : LAZY));
            text.append("[[entrant]]\nname = \"P" + i + "\"\nprogram = \"sh p" + i + ".sh\"\n");
        }
        return Files.writeString(file(), text);
    }

    private Path file() {
        return folder.resolve("contest.toml");
    }

    private Path out() {
        return folder.resolve("contest-results");
    }

    private Season season() throws IOException {
        return ((SeasonFile.Read.Good) SeasonFile.read(out())).season();
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> listed = Files.list(folder)) {
            return listed.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    private List<Path> tables() throws IOException {
        try (Stream<Path> listed = Files.list(out().resolve("tables"))) {
            return listed.filter(path -> path.toString().endsWith(".ndjson"))
                    .sorted()
                    .toList();
        }
    }

    private Map<String, TableRecord> records() throws IOException {
        Map<String, TableRecord> records = new TreeMap<>();
        for (Path path : tables()) {
            TableRecord record = RecordReader.read(path);
            String id = record.header().fixture().id().hex();
            if (record.result().isPresent()) {
                assertThat(records.put(id, record)).as("played twice: " + path).isNull();
            }
        }
        return records;
    }

    private static long scoreOf(String name, TableRecord record) {
        List<String> names =
                record.header().fixture().seats().stream().map(Seated::name).toList();
        return record.result()
                .orElseThrow()
                .outcome()
                .seats()
                .get(names.indexOf(name))
                .score();
    }

    private Map<String, Outcome> outcomes() throws IOException {
        Map<String, Outcome> outcomes = new TreeMap<>();
        records()
                .forEach((id, record) ->
                        outcomes.put(id, record.result().orElseThrow().outcome()));
        return outcomes;
    }
}
